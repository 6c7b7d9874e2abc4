"""Games written out as text: every position, view and legal move, compared with what is kept."""
