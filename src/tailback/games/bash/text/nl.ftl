### Rush & Bash: de teksten van het spel.
### $car en $other zijn kleuren (blue, black, green, yellow, red, white); $seat is 1 tot 6.
### $space is de tegel van het parcours, geteld vanaf 0, en de naam van het veld: 3M2; een pagina zegt het in woorden.
### $card is effect, versnelling en stapel (steer2s, bomb4r), of hidden; $deck is sprint of rush.

game-name = Rush & Bash
game-line = Eén rondje, drie kaarten in je hand en bommen op de baan: rammen, ontwijken en als eerste over de streep.

## Plaatsen en auto’s

seat-1 = Speler 1
seat-2 = Speler 2
seat-3 = Speler 3
seat-4 = Speler 4
seat-5 = Speler 5
seat-6 = Speler 6
car-blue = Blauw
car-black = Zwart
car-green = Groen
car-yellow = Geel
car-red = Rood
car-white = Wit

## Bouwstenen voor de zinnen hieronder

word-car =
    { $car ->
        [black] { car-black }
        [green] { car-green }
        [yellow] { car-yellow }
        [red] { car-red }
        [white] { car-white }
       *[blue] { car-blue }
    }
word-other =
    { $other ->
        [black] { car-black }
        [green] { car-green }
        [yellow] { car-yellow }
        [red] { car-red }
        [white] { car-white }
       *[blue] { car-blue }
    }
word-card =
    { $card ->
        [hidden] een kaart
        [steer1s] ‘Sturen 1’
        [steer2s] ‘Sturen 2’
        [steer3s] ‘Sturen 3’
        [steer4s] ‘Sturen 4’
        [steer5s] ‘Sturen 5’
        [steer6s] ‘Sturen 6’
        [bomb1s] ‘Bom 1’
        [bomb2s] ‘Bom 2’
        [bomb3s] ‘Bom 3’
        [bomb4s] ‘Bom 4’
        [bomb5s] ‘Bom 5’
        [bomb6s] ‘Bom 6’
        [missile1s] ‘Raket 1’
        [missile2s] ‘Raket 2’
        [missile3s] ‘Raket 3’
        [missile4s] ‘Raket 4’
        [missile5s] ‘Raket 5’
        [missile6s] ‘Raket 6’
        [repair1s] ‘Reparatie 1’
        [repair2s] ‘Reparatie 2’
        [repair3s] ‘Reparatie 3’
        [repair4s] ‘Reparatie 4’
        [repair5s] ‘Reparatie 5’
        [repair6s] ‘Reparatie 6’
        [star1s] ‘Ster 1’
        [star2s] ‘Ster 2’
        [star3s] ‘Ster 3’
        [star4s] ‘Ster 4’
        [star5s] ‘Ster 5’
        [star6s] ‘Ster 6’
        [steer1r] ‘Sturen 1’
        [steer2r] ‘Sturen 2’
        [steer3r] ‘Sturen 3’
        [steer4r] ‘Sturen 4’
        [steer5r] ‘Sturen 5’
        [steer6r] ‘Sturen 6’
        [bomb1r] ‘Bom 1’
        [bomb2r] ‘Bom 2’
        [bomb3r] ‘Bom 3’
        [bomb4r] ‘Bom 4’
        [bomb5r] ‘Bom 5’
        [bomb6r] ‘Bom 6’
        [missile1r] ‘Raket 1’
        [missile2r] ‘Raket 2’
        [missile3r] ‘Raket 3’
        [missile4r] ‘Raket 4’
        [missile5r] ‘Raket 5’
        [missile6r] ‘Raket 6’
        [repair1r] ‘Reparatie 1’
        [repair2r] ‘Reparatie 2’
        [repair3r] ‘Reparatie 3’
        [repair4r] ‘Reparatie 4’
        [repair5r] ‘Reparatie 5’
        [repair6r] ‘Reparatie 6’
        [star1r] ‘Ster 1’
        [star2r] ‘Ster 2’
        [star3r] ‘Ster 3’
        [star4r] ‘Ster 4’
        [star5r] ‘Ster 5’
        [star6r] ‘Ster 6’
       *[other] { $card }
    }
word-deck =
    { $deck ->
        [rush] rushstapel
       *[sprint] sprintstapel
    }
word-effect =
    { $effect ->
        [steer] ‘Sturen’
        [bomb] ‘Bom’
        [missile] ‘Raket’
        [repair] ‘Reparatie’
       *[star] ‘Ster’
    }

## Parcours en voorbereiding

BASH-1 = Het parcours is een gesloten ring van vierkante tegels. Tegel 01 heeft de start- en finishlijn en hoort bij elk parcours. De eerste race gaat over de tegels 01, 02, 03, 08, 04 en 07, kant A, in deze volgorde, met alle vier de bochten naar rechts; die volgorde is gereconstrueerd.
    .title = Het parcours
BASH-2 = Jullie mogen een eigen parcours bouwen. Het moet sluiten, tegel 01 één keer bevatten en geen nummer twee keer; speciale tegels die een paar vormen, blijven bij elkaar. Een bocht mag naar links of naar rechts liggen. Is een parcours niet geldig, dan krijgen jullie te horen waarom.
    .title = Jullie eigen parcours
BASH-3 = De baan heeft drie rijstroken: links, midden en rechts, gezien in de rijrichting. Een rijstrook is een reeks velden. Twee velden grenzen aan elkaar als ze een zijde of een deel daarvan gemeen hebben; een hoek is niet genoeg. De afbeeldingen van de tegels zijn verloren, dus de velden zijn hier gereconstrueerd.
    .title = Rijstroken en velden
BASH-4 = Waar een rijstrook eindigt met een pijl, gaat hij over in de rijstrook ernaast. Je volgt gewoon de pijl, sturen hoeft niet. Waar een pijl tegen de rijrichting in wijst, begint een rijstrook die je alleen door te sturen bereikt.
    .title = Gedwongen van rijstrook wisselen
BASH-5 = Elke auto begint met 3 levenspunten, meer worden het er nooit, en met energie 0. De energie gaat tot 3. De handleiding laat de levenspunten alleen op een afbeelding zien; dat het er 3 zijn, staat in recensies van het spel.
    .title = Leven en energie
BASH-6 = Er zijn twee stapels, sprint en rush, die apart worden geschud. Een gespeelde kaart gaat naar de eigen aflegstapel voordat iemand trekt. Is een stapel leeg en is er een kaart nodig, dan worden de afgelegde kaarten opnieuw geschud; zijn die er niet, dan geldt de andere stapel. Afgelegde kaarten liggen open. Pakt een vaardigheid een kaart uit een hand, dan zien alleen de twee spelers welke; een kaart die een hand verliest, wordt open afgelegd.
    .title = Twee stapels
BASH-7 = De jongste start op startplek 1, de anderen volgen met de klok mee. Startplek 1 en 2 krijgen drie sprintkaarten, 3 en 4 twee sprintkaarten en één rushkaart, 5 en 6 één sprintkaart en twee rushkaarten. Handkaarten zijn geheim, maar de achterkant laat zien van welke stapel ze komen. De jongste gooit en kiest ook bij het klaarzetten. Wie de tafel opent, kan zeggen wie de jongste is; zegt niemand het, dan is dat de eerste plaats.
    .title = Startopstelling en eerste kaarten
BASH-8 = De positiestrip laat de volgorde van de auto’s zien en voor elke positie van welke stapel die trekt. Welke positie van welke stapel trekt, is gereconstrueerd.
    .title = De positiestrip
BASH-9 = Voor de eerste beurt wordt met de baandobbelsteen gegooid voor de tegel na 01. Op elk van zijn rotsblokvelden (2+, 3+, 4+) waarvan het getal niet hoger is dan de worp, komt een rotsblok.
    .title = De eerste rotsblokken

## Ronde en beurt

BASH-10 = Jullie spelen in de volgorde van de positiestrip. Die wordt pas opnieuw gesorteerd als de laatste auto klaar is met zijn beurt, nooit tussendoor.
    .title = Speelvolgorde
    .refusal =
        { $case ->
            [wait] { word-car } beslist nu. Wacht tot je iets gevraagd wordt.
           *[chance] De dobbelsteen of de kaarten beslissen nu. Wacht even.
        }
BASH-11 = In je beurt speel je een van je drie kaarten open. Eerst komt het effect: gebruik het één keer of zie ervan af. Daarna komt de versnelling, en die is verplicht.
    .title = Je beurt
    .refusal =
        { $case ->
            [not-held] Je hebt { $card } niet in je hand. Kies een van je kaarten.
            [one-card] Je hebt al een kaart gespeeld. Voer die eerst uit.
           *[card-first] Speel eerst een kaart uit je hand.
        }
BASH-12 = Door de versnelling rijdt je auto precies zoveel velden vooruit in zijn rijstrook. Je kunt niet van rijstrook wisselen of eerder stoppen.
    .title = Versnelling
    .refusal = Hier splitst de baan. Kies een van de twee velden voor je.
BASH-13 = Rijd je op een bom, een rotsblok, een auto of de Snuit, dan stopt je beweging meteen. Je auto blijft op dat veld staan, en wat daar gebeurt, wordt afgehandeld.
    .title = Ergens op botsen
BASH-14 = Aan het eind van je beurt heb je precies drie kaarten in je hand. Je trekt van de stapel die de positiestrip laat zien voor de positie die je aan het begin van de ronde had.
    .title = Trekken
    .refusal =
        { $case ->
            [not-held] Je hebt { $card } niet in je hand. Kies een van je kaarten.
           *[drop] Je hebt meer dan drie kaarten. Kies er een om af te leggen.
        }
BASH-15 = Komt een auto, ook een die geduwd wordt, op een tegel waar nog geen auto is geweest, dan moet de tegel erna gevuld worden. Aan het eind van de beurt wordt voor elke tegel die gevuld moet worden gegooid, in de volgorde van het parcours, en er komen rotsblokken op zoals voor de eerste beurt, één keer per tegel in het hele spel. Bezette velden worden overgeslagen. Is er geen rotsblok meer in de voorraad, dan wordt het achterste verplaatst.
    .title = Nieuwe obstakels
BASH-16 = Een beurt eindigt in deze volgorde: vaardigheid na de kaart, aardverschuiving, brug, vulkaan, hand, rotsblokken op nieuwe tegels. Is de beurt eerder afgelopen, doordat de auto van de baan raakte, door een geiser of in de jungle, of is de auto binnen, dan vervallen vaardigheid en aardverschuiving. De rest gebeurt toch; alleen voor de brug gooit een auto die binnen is niet.
    .title = Einde van de beurt
BASH-17 = De achterste bom of het achterste rotsblok ligt in de race het verst terug; rondjes tellen mee, en een bom telt in het rondje waarin hij is gelegd. Bij gelijke stand is het wat verder naar links ligt, en van twee portalen van een rijstrook het linker. Het nieuwe veld wordt gekozen voordat het wordt opgepakt.
    .title = Wat het verst terug ligt

## Effecten van de kaarten

BASH-20 = Sturen: ga naar een aangrenzend vrij veld van een andere rijstrook, naar voren of naar achteren. Vrij betekent: geen bom, geen rotsblok, geen Snuit en geen auto die nog in de race is. Is er geen, dan gebeurt er niets.
    .title = Sturen
    .refusal =
        { $case ->
            [space] Je kunt niet naar { $space } sturen. Kies een vrij veld van een rijstrook ernaast, of zie ervan af.
           *[other] Kies een vrij veld van een rijstrook ernaast om naartoe te sturen, of zie ervan af.
        }
BASH-21 = Bom: leg een van de negen bommen op een aangrenzend vrij veld, in welke rijstrook dan ook. Is er geen meer in de voorraad, dan wordt de achterste verplaatst zonder te ontploffen. Is er geen vrij veld, dan gebeurt er niets.
    .title = Bom
    .refusal =
        { $case ->
            [space] Je kunt geen bom op { $space } leggen. Kies een vrij veld naast je auto, of zie ervan af.
           *[other] Kies voor de bom een vrij veld naast je auto, of zie ervan af.
        }
BASH-22 = Reparatie: je krijgt een levenspunt terug. Heb je ze alle 3, dan gebeurt er niets.
    .title = Reparatie
    .refusal = Gebruik de reparatie, of zie ervan af.
BASH-23 = Raket: die vliegt vooruit door je rijstrook, volgt pijlen en raakt het eerste wat in de weg staat. Een auto krijgt 1 schade maar wordt niet geduwd, een rotsblok gaat weg, een bom ontploft, de Snuit schrikt. De raket is verloren als hij zijn derde controlepunt passeert; de startlijn telt mee. Over auto’s die al binnen zijn, vliegt hij heen.
    .title = Raket
    .refusal = Vuur de raket af, of zie ervan af.
BASH-24 = Ster: je energie stijgt met 1. Is die al 3, dan gebeurt er niets.
    .title = Ster
    .refusal = Gebruik de ster, of zie ervan af.

## Botsingen

BASH-30 = Een bom die ontploft, gaat terug naar de voorraad. Alles op zijn veld en op alle aangrenzende velden wordt geraakt: rotsblokken gaan weg, bommen ontploffen ook, en elke auto krijgt 1 schade voor elke ontploffing die hem bereikt. Eerst wordt de hele kettingreactie afgehandeld, dan pas worden auto’s teruggezet.
    .title = Ontploffing
BASH-31 = Rijd je op een rotsblok, dan gaat dat terug naar de voorraad en krijgt je auto 1 schade.
    .title = Op een rotsblok botsen
BASH-32 = Rijd je op een auto, dan blijf je zonder schade op zijn veld staan. De ander krijgt 1 schade en wordt, als hij nog op de baan is, 2 velden vooruit geduwd in zijn rijstrook. Wat hij tegenkomt, stopt het duwen en werkt zoals gewoonlijk.
    .title = Aanrijding
BASH-33 = Door schade gaat je leven van 3 naar 2 en naar 1. Nog meer schade, en de auto raakt van de baan. Schade die overblijft, vervalt.
    .title = Schade
BASH-34 = Een auto die binnen is, krijgt geen schade meer en staat niemand in de weg.
    .title = Auto’s die binnen zijn
BASH-35 = Raak je van de baan, ga dan in je rijstrook terug naar het dichtstbijzijnde controlepunt achter je (de startlijn is er ook een), op het eerste vrije gewone veld achter die lijn, of anders verder terug. Je leven is weer 3, je energie stijgt met 1, en was het jouw beurt, dan is die voorbij. Niemand wordt teruggezet in het meer, op een open plek of op een portaal.
    .title = Van de baan
BASH-36 = Raken meerdere auto’s tegelijk van de baan, dan worden ze teruggezet in de volgorde van de positiestrip.
    .title = Meerdere tegelijk
BASH-37 = Een auto die in zijn eerste rondje achter de startlijn staat, heeft geen controlepunt achter zich. Hij blijft op zijn veld als dat vrij is; anders gaat hij in zijn rijstrook naar het eerste vrije veld erachter.
    .title = Van de baan voor de startlijn
BASH-38 = Achter elk veld ligt precies één veld. Waar een rijstrook opnieuw begint, hoort het veld achter zijn eerste bij de rijstrook waarin hij was overgegaan.
    .title = Het veld erachter
BASH-39 = Hoe ver je bent, telt vanaf het begin van de race. Terugvallen achter de lijn en er weer overheen gaan is geen rondje.
    .title = Geen rondje cadeau
BASH-45 = Elke botsing wordt helemaal afgehandeld voordat er iets anders gebeurt. Op een veld met een bliksem en een obstakel komt eerst het obstakel en dan, als de auto nog op de baan is, de bliksem. Een portaal brengt ook een auto over die erop is gestopt, maar die rijdt dan niet verder.
    .title = Een voor een

## Volgorde en einde

BASH-40 = De positiestrip wordt gesorteerd op wie het verst is: rondjes, dan tegels, dan hoe ver het midden van het veld op zijn tegel ligt. Een veld op een naad hoort bij de tegel waar het naartoe leidt. Zijn twee auto’s gelijk, dan blijft hun volgorde staan. Letterlijk genomen raakt de liniaal van de handleiding de achterste auto het eerst en komt die voorop; bij ons ligt voorop wie verder is.
    .title = Wie voor ligt
BASH-50 = Een auto die na één rondje de finishlijn passeert, is binnen; hij doet niets meer en blijft op de baan staan. Vanaf de lijn rijdt hij over alles heen, zet hij niets in werking en zet hij alle stappen die hij nog heeft, ook als hij geduwd werd. Elke stap leidt naar het volgende veld, ook naar open plekken, en er valt niets te kiezen: van het veld voor de portalen naar het linker portaal van zijn rijstrook, vandaar naar hetzelfde portaal op de andere tegel en verder, welke nummers ze ook hebben. De ronde die bezig is, is de laatste.
    .title = Finishen
BASH-51 = Na de laatste ronde wordt de positiestrip nog één keer gesorteerd; tussen auto’s die binnen zijn, telt hoe ver ze gekomen zijn. De eerste auto wint. Is dat een zelfrijdende auto, dan heeft geen speler gewonnen, en de spelers houden hun plaatsen erachter.
    .title = Wie wint
    .end =
        { $winners ->
            [0] Een zelfrijdende auto is eerste, { word-car }: niemand aan tafel heeft gewonnen.
           *[other]
                { $for ->
                    [winner] Je hebt gewonnen: { word-car } is eerste!
                    [loser] Je hebt verloren: { word-car } is eerste.
                   *[other] { word-car } is eerste en heeft gewonnen.
                }
        }
    .refusal = De race is afgelopen. Begin een nieuwe om verder te rijden.

## Speciale vaardigheden

BASH-60 = Eén keer in je beurt, voor of na de kaart maar nooit tussen effect en versnelling, mag je je vaardigheid gebruiken. Je energie zakt dan naar 0. Een ster van de kaart telt mee voor een vaardigheid erna.
    .title = Speciale vaardigheid
    .refusal =
        { $case ->
            [used] Je hebt je vaardigheid deze beurt al gebruikt. Ga zonder verder.
            [between] Nu niet: gebruik je vaardigheid voor of na de kaart.
           *[after] Gebruik je vaardigheid, of zeg dat je klaar bent.
        }
BASH-61 = Je mag elk niveau tot aan je energie gebruiken. Spelen jullie met exacte niveaus, dan alleen het niveau dat je energie aangeeft.
    .title = Welk niveau
    .refusal =
        { $case ->
            [exact] Je energie is { $energy } en jullie spelen met exacte niveaus: alleen niveau { $energy } kan.
           *[low] Niveau { $level } vraagt energie { $level } en jij hebt { $energy }. Verzamel eerst sterren.
        }
BASH-62 = Voor niveau 1 is geen kaart nodig. Het is zo gereconstrueerd: Blauw vuurt een raket af, Zwart en Wit rijden 2 velden, Groen stuurt, Geel repareert, Rood legt een bom. Obstakels werken zoals gewoonlijk.
    .title = Niveau 1
BASH-63 = Niveau 2 is voor iedereen hetzelfde: speel deze beurt nog een kaart, met effect en versnelling. Het vervalt als je auto van de baan of binnen is, of als je geen tweede kaart hebt.
    .title = Niveau 2
    .refusal = Je hebt geen tweede kaart voor niveau 2. Kies een ander niveau, of zie ervan af.
BASH-64 = Niveau 3 laat de auto altijd rijden. Het is zo gereconstrueerd: Blauw vuurt een raket af in elke rijstrook en rijdt dan precies 4 velden. Zwart rijdt er tot 5 en pakt een willekeurige kaart van elke auto die hij inhaalt. Door Groen verliest elke tegenstander een willekeurige kaart, nooit de laatste; dan rijdt hij er tot 5. Geel rijdt er tot 6, over rotsblokken, bommen, auto’s en de Snuit heen. Rood rijdt er tot 4 en laat dan tot 3 bommen ontploffen op verschillende vrije velden die hij net heeft verlaten; zelf heeft hij er geen last van. Wit rijdt er tot 5 en ruimt de bommen en rotsblokken op waar hij op komt, ook zijwaarts. Iedereen behalve Blauw kiest elke stap: het volgende veld van de rijstrook, of een aangrenzend vrij veld van een andere rijstrook op dezelfde tegel dat verder naar voren ligt. Speciale velden werken zoals gewoonlijk, boosts niet.
    .title = Niveau 3
    .refusal =
        { $case ->
            [mine] Kies een vrij veld dat je net hebt verlaten, voor elke bom een ander, of zeg dat je klaar bent.
            [space] Je kunt niet naar { $space }. Rijd door in je rijstrook, of zijwaarts naar een vrij veld dat verder naar voren ligt.
           *[other] Kies het volgende veld, of zeg dat je klaar bent.
        }
BASH-65 = Een vaardigheid die over alles heen gaat, mag op bezette velden komen, ook zijwaarts. De auto krijgt daar geen schade en stopt niet, ook niet voor de Snuit. Heeft hij gereden en ligt of staat er aan het eind iets op zijn veld, dan gaat hij naar het eerste vrije veld erachter in die rijstrook. Bij elke andere vaardigheid werken obstakels zoals gewoonlijk.
    .title = Over alles heen

## Varianten

BASH-66 = Elke naad tussen twee tegels krijgt een boost. De dobbelsteen bepaalt op welk veld: 1–2 links, 3–4 midden, 5–6 rechts. Er komen er geen op de naden van tegel 01, binnen een paar of aan de uiteinden van de 3D-brug. Zijn er meer naden dan de acht boosts, dan kiezen jullie welke er leeg blijven. Een boost houdt zijn veld niet bezet.
    .title = Boosts
    .refusal = Er zijn meer naden dan boosts. Kies een naad die leeg blijft.
BASH-67 = Kom je door de versnelling van een kaart over een boost, rijd dan eerst helemaal door. Daarna wordt de bovenste sprintkaart omgedraaid en rijdt je auto zo ver als het getal aangeeft. Werd je gestopt, dan is er geen boost, en de extra rit levert er niet nog een op.
    .title = Over een boost rijden
BASH-68 = In de eenvoudige versie zijn er geen vaardigheden en is er geen energie. Gebruik je een ster, dan rijdt je auto eerst 2 velden vooruit in zijn rijstrook. De versnelling volgt daarna als een aparte beweging; wat de eerste stopte, maakt die niet korter. Ze vervalt alleen als je beurt voorbij is of je auto binnen is. Alleen de versnelling kan een boost opleveren.
    .title = Eenvoudige versie
    .refusal = In de eenvoudige versie zijn er geen vaardigheden. Speel een kaart.
BASH-70 = Zelfrijdende auto’s mogen het startveld aanvullen, tot zes auto’s in totaal. Ze starten achter de spelers en hebben leven, maar geen hand, energie of vaardigheid. Is er een aan de beurt, dan wordt de bovenste kaart omgedraaid van de stapel die zijn positie aangeeft; hij gebruikt altijd het effect en versnelt dan.
    .title = Zelfrijdende auto’s
    .refusal =
        { $bots ->
            [one] Er zijn maar zes auto’s: { $seats } spelers en { $bots } zelfrijdende auto is te veel. Kies er minder.
           *[other] Er zijn maar zes auto’s: { $seats } spelers en { $bots } zelfrijdende auto’s is te veel. Kies er minder.
        }
BASH-71 = Een zelfrijdende auto stuurt als het kan naar de kant van de scheidsrechter, anders naar de andere kant, en zo ver mogelijk naar voren. De plek van de scheidsrechter is gereconstrueerd: links op rechte stukken, aan de binnenkant van bochten.
    .title = Hoe zelfrijdende auto’s sturen
BASH-72 = Raketten en reparaties gebruikt een zelfrijdende auto net als de anderen. Een bom legt hij op het eerste vrije veld achter zich in zijn rijstrook. Een ster brengt hem eerst 2 velden vooruit in zijn rijstrook. Zijn versnelling volgt daarna als een aparte beweging; wat de eerste stopte, maakt die niet korter. Ze vervalt alleen als zijn beurt voorbij is of hij binnen is. Alleen de versnelling kan een boost opleveren.
    .title = Wat ze nog meer doen
BASH-73 = Zelfrijdende auto’s krijgen schade, raken van de baan en zetten speciale tegels in werking, net als de anderen. De laatste speler in de volgorde kiest en gooit daar voor ze, en kiest ook hun weg voor de portalen.
    .title = Wie voor ze beslist

## Speciale tegels

BASH-80 = Teleport, tegels 02B en 03B: altijd samen, als de twee open uiteinden van het parcours. Elk heeft zes portalen; hun nummers worden voor de race apart geschud. Een auto die op een portaal komt van de tegel die hij het eerst bereikt, rijdt verder vanaf hetzelfde nummer op de andere. Dat kost geen stap, en wie daar aankomt, gaat niet weer terug. Staat daar iets, dan telt dat als een botsing; duwen gaat vandaar verder. Voor raketten en auto’s die worden teruggezet, liggen de twee tegels achter elkaar: linker rijstrook aan linker, middelste aan middelste, rechter aan rechter. De nummers tellen alleen bij het rijden.
    .title = Teleport
BASH-81 = Aardverschuiving, tegels 04B en 08B: ben je in je beurt over een bliksem gereden, dan mag je na het rijden één keer gooien. 1–2: niets. 3–4: een rotsblok in elk van de twee rode zones. 5–6: twee in elk. Jij kiest de velden. Op een bezet veld gaat het rotsblok meteen terug; een bom daar ontploft, een auto heeft er geen last van.
    .title = Aardverschuiving
    .refusal =
        { $case ->
            [space] Kies een rood veld voor het rotsblok.
           *[roll] Gooi voor de aardverschuiving, of zie ervan af.
        }
BASH-82 = Hangbrug, tegels 06B en 07B: één stap leidt van het laatste veld van een afgebroken rijstrook op de brug. Sta je er aan het eind van je beurt op, gooi dan. Is de worp niet hoger dan het aantal auto’s op de brug, die van jou meegeteld, dan val je in het meer en krijg je 1 schade. Het meer is één veld voor zoveel auto’s als er komen, zonder botsingen; hun volgorde blijft. Raak je door de schade niet van de baan, dan begint je volgende beurt in het meer. Zo lezen wij de handleiding, die letterlijk genomen het omgekeerde zegt. Op de brug, ernaartoe en eraf wordt niet gestuurd; ‘Sturen’ en ‘Bom’ doen in het meer niets. Een raket uit het meer begint op de middelste rijstrook aan de overkant.
    .title = Hangbrug
BASH-83 = Geiser, tegel 05B: gooi meteen voor elke bliksem waar je op of overheen rijdt. 1: 1 schade, en je beweging en je beurt zijn voorbij; bij een auto die geduwd wordt, stopt het duwen. 2–3: 1 schade. 4–6: niets.
    .title = Geiser
BASH-84 = Jungle, tegel 09B: een auto die op de bliksem bij de ingang komt, wordt op de eerste open plek gezet. Hij rijdt niet verder, en was het zijn beurt, dan is die voorbij. Op een open plek passen zoveel auto’s als er komen, zonder botsingen, maar geen bommen of rotsblokken. Een beurt die op een open plek begint, start met een worp. 1–4: door naar de volgende open plek, of van de laatste naar de uitgang. 5–6: meteen naar de uitgang. Sta je nog op een open plek, dan speel je geen kaart en gebruik je geen vaardigheid: je beurt is voorbij. Kom je bij de uitgang, dan telt wat daar staat als een botsing, en daarna gaat je beurt door. De bliksem bij de uitgang doet niets met een auto die er van elders op komt. Raketten gaan van de ingang naar de uitgang.
    .title = Jungle
BASH-85 = De Lelijke Snuit, tegels 11B en 12B: hij begint op de rode poot. Kom je in je beurt voor het eerst op een bliksem, gooi dan en verzet hem tot zoveel poten in één richting. Op elke poot waar hij komt, ontploffen bommen, verdwijnen rotsblokken en krijgt elke auto 1 schade. Wordt hij geraakt, dan rent hij terug naar de rode poot. Een auto die op hem botst, krijgt 1 schade en stopt, behalve als zijn vaardigheid over alles heen gaat.
    .title = De Lelijke Snuit
    .refusal = Kies een poot voor de Snuit, hooguit { $most } verder.
BASH-86 = Vulkaan, tegel 10B: ben je in je beurt op een bliksem gekomen, dan gooit aan het eind, hoe je beurt ook afliep, elke auto op een rood veld die nog in de race is, in de volgorde van de positiestrip. Teruggezet worden op een bliksem telt niet. 1: 2 schade. 2–4: 1 schade. 5–6: geen.
    .title = Vulkaan
BASH-87 = De 3D-brug kan ook andere tegels verbinden en over een derde heen gaan. Alle rijstroken leiden erheen, hij is één rijstrook van vier velden en niemand valt eraf. Hij komt uit op de middelste rijstrook; op de rijstroken ernaast kom je dan alleen door te sturen. Raketten volgen de brug, en hij heeft geen controlepunt.
    .title = De 3D-brug
BASH-88 = Een auto die geduwd wordt, zet geisers, jungle en portalen in werking. Aardverschuiving, hangbrug, Snuit en vulkaan werken alleen in de eigen beurt.
    .title = Op een bliksem geduwd

## Actiebalk

ask-seam = { word-car }: laat een naad leeg.
ask-card =
    { $energy ->
        [0] { word-car }: speel een kaart.
       *[other] { word-car }: speel een kaart, of gebruik je vaardigheid.
    }
ask-ability = { word-car }: gebruik je vaardigheid, of beëindig je beurt.
ask-drop = { word-car }: je hebt te veel kaarten. Leg er een af.
ask-effect =
    { $effect ->
        [steer] { word-car }: kies een veld om naartoe te sturen, of zie ervan af.
        [bomb] { word-car }: kies een veld voor de bom, of zie ervan af.
       *[other] { word-car }: gebruik { word-effect }, of zie ervan af.
    }
ask-space = { word-car }: kies een veld.
ask-way = De baan splitst voor { word-car }: kies de weg.
ask-step = { word-car }: kies het volgende veld, of stop.
ask-mine = { word-car }: leg een bom op een veld dat je hebt verlaten, of stop.
ask-slide = { word-car }: gooien voor een aardverschuiving?
ask-boulder = { word-car }: kies waar een rotsblok valt.
ask-snout = { word-car }: verzet de Snuit.
ask-wait = Wachten op { word-car }.
ask-over = { word-car } heeft de race gewonnen.

## Zetten

event-portal = Portaal { $number } ligt op { $space }.
event-seam-left = { word-car } laat de naad voor tegel { $tile } leeg.
event-boost-laid = Er ligt een boost op { $space }.
event-dealt = { word-car } krijgt { word-card } van de { word-deck }.
event-round = Ronde { $round } begint.
event-turn = { word-car } is aan de beurt.
event-rolled = { word-car } gooit een { $number }.
event-played = { word-car } speelt { word-card }.
event-turned-up = Voor { word-car } wordt { word-card } omgedraaid.
event-declared = { word-car } gebruikt de vaardigheid op niveau { $level }.
event-drove =
    { $spaces ->
        [one] { word-car } rijdt { $spaces } veld, naar { $space }.
       *[other] { word-car } rijdt { $spaces } velden, naar { $space }.
    }
event-pushed =
    { $spaces ->
        [one] { word-car } wordt { $spaces } veld geduwd, naar { $space }.
       *[other] { word-car } wordt { $spaces } velden geduwd, naar { $space }.
    }
event-drew = { word-car } trekt { word-card } van de { word-deck }.
event-dropped = { word-car } legt { word-card } af.
event-reshuffled =
    { $count ->
        [one] De { word-deck } wordt opnieuw geschud: { $count } kaart.
       *[other] De { word-deck } wordt opnieuw geschud: { $count } kaarten.
    }
event-boulder-laid = Er valt een rotsblok op { $space }.
event-lifted =
    { $what ->
        [bomb] De achterste bom wordt van { $space } gepakt.
       *[boulder] Het achterste rotsblok wordt van { $space } gepakt.
    }
event-steered = { word-car } stuurt naar { $space }.
event-bomb-laid = { word-car } legt een bom op { $space }.
event-repaired =
    { $life ->
        [one] { word-car } repareert: { $life } levenspunt.
       *[other] { word-car } repareert: { $life } levenspunten.
    }
event-fired = { word-car } vuurt een raket af.
event-missile-hit =
    { $what ->
        [snout] De raket raakt de Snuit op { $space }.
        [bomb] De raket raakt een bom op { $space }.
        [boulder] De raket raakt een rotsblok op { $space }.
        [black] De raket raakt { car-black } op { $space }.
        [green] De raket raakt { car-green } op { $space }.
        [yellow] De raket raakt { car-yellow } op { $space }.
        [red] De raket raakt { car-red } op { $space }.
        [white] De raket raakt { car-white } op { $space }.
       *[blue] De raket raakt { car-blue } op { $space }.
    }
event-missile-lost = De raket van { word-car } raakt niets.
event-charged = { word-car } laadt op: energie { $energy }.
event-exploded = De bom op { $space } ontploft.
event-boulder-gone = Het rotsblok op { $space } is weg.
event-bomb-gone = De bom op { $space } wordt opgeruimd.
event-crashed = { word-car } botst tegen een rotsblok op { $space }.
event-rammed = { word-car } ramt { word-other } op { $space }.
event-damaged =
    { $life ->
        [0] { word-car } krijgt schade en heeft geen leven meer.
        [one] { word-car } krijgt schade: nog { $life } levenspunt.
       *[other] { word-car } krijgt schade: nog { $life } levenspunten.
    }
event-set-back = { word-car } raakt van de baan en begint opnieuw vanaf { $space }.
event-landed = { word-car } landt op { $space }.
event-crossed = { word-car } rijdt over de finish.
event-won = { word-car } wint de race!
event-stole = { word-car } pakt { word-card } van { word-other }.
event-lost-card = { word-car } verliest { word-card }.
event-teleported = Portaal { $number } brengt { word-car } naar { $space }.
event-sank = { word-car } valt in het meer.
event-strayed = { word-car } verdwaalt in de jungle: { $space }.
event-emerged = { word-car } vindt de weg uit de jungle.
event-snout-met = { word-car } botst tegen de Snuit op { $space }.
event-snout-walked = De Snuit loopt naar { $space }.
event-snout-fled = De Snuit schrikt en rent terug naar { $space }.

## Opties

option-course = Parcours
    .help = Een kant-en-klaar parcours zoals first-race, of tegels naar keuze in de rijrichting, zoals 01 02 03 08 04 07. Bochten gaan naar rechts, tenzij je 02-left schrijft; 08B is de andere kant van 08, X de 3D-brug. Met surprise 8 4711 bepaalt het lot een parcours van 8 tegels; een ander getal geeft een ander parcours. De tegels zijn gereconstrueerd.
option-simple = Eenvoudige versie
    .help = Zonder vaardigheden en energie; een ster brengt de auto 2 velden vooruit voordat hij versnelt.
option-boost = Boosts
    .help = Op de naden tussen de tegels liggen boosts.
option-bots = Zelfrijdende auto’s
    .help = Auto’s die het spel zelf bestuurt, tot zes auto’s in totaal.
option-ability-level = Niveau van de vaardigheid
    .help = Elk niveau tot aan je energie, of precies het niveau dat je energie aangeeft.
option-colours = Auto’s
    .help = Welke auto elke speler neemt, in de volgorde van de plaatsen.
option-cars = Autoborden
    .help = Wat de auto’s kunnen. De getallen zijn gereconstrueerd; je mag die uit je eigen doos ervoor in de plaats zetten.
option-decks = Kaartstapels
    .help = Hoeveel kaarten er van elke soort zijn. De aantallen zijn gereconstrueerd; je mag die uit je eigen doos ervoor in de plaats zetten.
option-strips = Positiestrips
    .help = Van welke stapel elke positie trekt. Dat is gereconstrueerd; je mag de strips uit je eigen doos ervoor in de plaats zetten.
preset-family = Familie
    .help = De eerste race in de eenvoudige versie.
preset-everything = Alles erop en eraan
    .help = Het langste parcours, bijna elke tegel op zijn bijzondere kant, en boosts.

## Wat er aan een parcours mankeert; deel van een regel

wrong-course = een parcours is een van { $courses }, of een lijst tegels zoals 01 02 03 08 04 07
wrong-course-size = een parcours heeft { $least } tot { $most } tegels, niet { $given }
wrong-course-start = een parcours begint met tegel 01 en bevat die één keer
wrong-course-unknown = er is geen tegel { $tile }
wrong-course-token = { $token } is geen tegel; schrijf bijvoorbeeld 02, 08B of 02-left
wrong-course-straight = tegel { $tile } is recht en gaat niet naar links of naar rechts
wrong-course-twice = tegel { $tile } komt twee keer voor
wrong-course-pair = tegel { $tile } moet tegel { $other } direct naast zich hebben
wrong-course-bridge = er is één brug: die verbindt twee tegels, of hoort bij 06B en 07B
wrong-course-overlap = tegel { $tile } zou op een andere liggen
wrong-course-open = het parcours sluit niet: het einde komt niet uit bij tegel 01
wrong-course-surprise = een verrassing heeft { $least } tot { $most } tegels en een getal naar keuze, zoals surprise 8 4711

## Wat er aan eigen stapels of strips mankeert; deel van een regel

wrong-deck = een stapel heeft minstens { $least } kaarten
wrong-strip = { $value } is geen woord van { $count } letters, S voor de sprintstapel of R voor de rushstapel

## Wat er aan een eigen tegel mankeert; deel van een regel. $field is een woord uit het bestand, $name en $to zijn velden zoals M2

wrong-tile = tegel { $tile }: { $field }: { $why }
wrong-tile-table = hier hoort een tabel van hooguit { $most } regels
wrong-tile-field = dat gegeven bestaat niet; er zijn { $fields }
wrong-tile-text = hier hoort een regel van hooguit { $most } tekens
wrong-tile-ends = hier hoort een lijst van { $least } tot { $most } veldeinden
wrong-tile-order = { $end } ligt niet na { $former }
wrong-tile-name = { $name } kan op deze tegel geen veld naast de rijstroken heten
wrong-tile-spaces = hier hoort een lijst van hooguit { $most } velden
wrong-tile-space = er is geen veld { $name }
wrong-tile-twice = { $name } komt twee keer voor
wrong-tile-pairs = hier hoort een lijst van hooguit { $most } paren velden
wrong-tile-two = { $pair } noemt geen twee verschillende velden
wrong-tile-links =
    { $most ->
        [1] hier hoort één veld
       *[other] hier horen één of twee velden
    }
wrong-tile-boulders = hier horen { $count } velden, voor 2+, 3+ en 4+
wrong-tile-pair = pair en part horen bij { $kinds }, en alleen daarbij
wrong-tile-grid = hier horen { $count } velden, op de starttegel en nergens anders
wrong-tile-unused = een tegel van de soort { $kind } heeft dat niet
wrong-tile-shared = op { $name } kan niets liggen
wrong-tile-empty = rijstrook { $lane } heeft geen veld meer
wrong-tile-nowhere = in deze richting komt er niets na { $name }
wrong-tile-not-on = { $name } leidt naar { $to }, en dat ligt niet verder vooruit
wrong-tile-not-back = achter { $name } ligt { $to }, en dat is niet verder terug
wrong-tile-bridge = de twee tegels hebben velden van de brug nodig en één meer, { $name }
wrong-tile-no-bridge = alleen velden van de brug hebben een bliksem
wrong-tile-lake = geen weg leidt het meer in
wrong-tile-zone = de rotsblokken hebben rode velden nodig om op te vallen
wrong-tile-paws = de Snuit heeft poten nodig
wrong-tile-no-paw = { $name } is geen poot
wrong-tile-red-paw = de twee tegels hebben één rode poot nodig
wrong-tile-portals = hier horen portalen, evenveel als op tegel { $near }
wrong-tile-no-portal = { $name } is geen portaal van de tegel die het eerst bereikt wordt
wrong-tile-clearings = een jungle heeft open plekken nodig
wrong-tile-entry = een jungle heeft een bliksem nodig bij de ingang
wrong-tile-no-entry = { $name } leidt niet naar een open plek
wrong-tile-no-flash = alleen een bliksem leidt naar een open plek, en { $name } heeft er geen

## Waar een regel vandaan komt

mark-book = uit de handleiding
mark-ruling = onze beslissing
mark-rebuilt = gereconstrueerd
mark-unverified = niet bevestigd

## Hoofdstukken van de regels

section-effects = Effecten van de kaarten
section-encounters = Botsingen
section-abilities = Speciale vaardigheden
section-variants = Varianten uit de handleiding
section-tiles = Speciale tegels

## Woorden van de tekening in letters

drawing-round = ronde
drawing-strip = positiestrip
drawing-sprint = sprint
drawing-rush = rush
drawing-blue = blauw
drawing-black = zwart
drawing-green = groen
drawing-yellow = geel
drawing-red = rood
drawing-white = wit
drawing-life = leven
drawing-energy = energie
drawing-cards = kaarten
drawing-bot = bot
drawing-lap = rondje
drawing-finished = over de finish
drawing-decks = stapels
drawing-discards = aflegstapel
drawing-hand = hand
