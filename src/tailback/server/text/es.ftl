turn-notice = Te toca en { $game }
