import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const classesWords: WordsTree = {
  'vehicles.classes': {
    class_a: {
      about: words(
        'From the driver’s seat to the bedroom it is one body on one chassis, and a repair to any part of it parks the whole house. That is why the shop’s waiting time matters as much as its bill: a cover that pays for rooms while it stands is worth more here than in any other class.',
        'Du siège du conducteur à la chambre, c’est une seule carrosserie sur un seul châssis, et réparer n’importe quelle partie immobilise toute la maison. L’attente à l’atelier compte donc autant que la facture : une protection qui paie l’hébergement pendant ce temps vaut ici plus que dans toute autre classe.',
      ),
      length: words(
        'Measure from bumper to bumper, without a ladder, bicycle rack or towed car. The model number usually hides it: a 36 in the name is often a 36-foot coach, but the registration decides.',
        'Mesurez d’un pare-chocs à l’autre, sans échelle, porte-vélos ni auto remorquée. Le numéro de modèle l’indique souvent : un 36 désigne en général un autocar de 36 pieds, mais l’immatriculation fait foi.',
      ),
      vin: words(
        'Left of the dashboard, seen through the windshield. There may be a second number, of the chassis maker, on a plate by the driver’s knee: the registration shows which one counts.',
        'À gauche du tableau de bord, lisible à travers le pare-brise. Un second numéro, celui du fabricant du châssis, figure parfois sur une plaque près du genou du conducteur : l’immatriculation dit lequel compte.',
      ),
      parts: {
        roof: words(
          'Two air conditioners, a dome and forty square yards of membrane. Hail bruises all of it in ten minutes.',
          'Deux climatiseurs, un dôme et près de quarante mètres carrés de membrane. La grêle abîme le tout en dix minutes.',
        ),
        slide_out: words(
          'A motor or a gear gives up and the living room will not come in. It breaks by itself, so this is a repair for a service plan and not for insurance.',
          'Un moteur ou un engrenage lâche et le salon ne rentre plus. La pièce brise d’elle-même : cela relève d’un plan de service et non de l’assurance.',
        ),
        awning: words(
          'A gust takes the powered awning over the roof and bends its arms.',
          'Une rafale rabat l’auvent électrique par-dessus le toit et tord ses bras.',
        ),
        tanks: words(
          'A steep ramp catches the low tail and tears the drain pipes under the bath.',
          'Une rampe abrupte accroche l’arrière, très bas, et arrache les tuyaux de vidange sous la salle de bain.',
        ),
        windshield: words(
          'One or two panes made for this coach alone, with cameras behind them. With glass cover no deductible is taken off.',
          'Un ou deux panneaux faits pour ce seul modèle, avec des caméras derrière. Avec la protection des vitres, aucune franchise n’est retenue.',
        ),
      },
    },
    class_b: {
      about: words(
        'It looks like a delivery van and lives like a small apartment, so its value sits in what was built in: batteries, heater, cabinets, solar. Keep the conversion’s invoice with the papers. Without it, an adjuster sees the van and not the home.',
        'Il a l’air d’une fourgonnette et se vit comme un studio : sa valeur tient à ce qu’on y a installé, batteries, chauffage, armoires, panneaux solaires. Gardez la facture de l’aménagement avec les papiers. Sans elle, un expert voit la fourgonnette et non la maison.',
      ),
      length: words(
        'The van maker’s own figure counts, plus nothing: a rear tire carrier or a rack is not body. Long wheelbases come in two sizes that look alike, so read the registration.',
        'La longueur donnée par le constructeur suffit : un porte-roue ou un support arrière n’est pas de la carrosserie. Les empattements longs existent en deux tailles qui se ressemblent, alors lisez l’immatriculation.',
      ),
      vin: words(
        'On the driver’s side of the dashboard and again on the door post. The converter’s serial number, on a plate inside the sliding door, is another thing; note both.',
        'Sur le tableau de bord, côté conducteur, et de nouveau sur le montant de la porte. Le numéro de série de l’aménageur, sur une plaque près de la porte coulissante, est autre chose ; notez les deux.',
      ),
      parts: {
        roof: words(
          'Nine feet with the vent and the panels, eight feet in the head of whoever drives it into a parking garage.',
          'Neuf pieds avec l’aérateur et les panneaux, huit dans la tête de qui entre dans un stationnement couvert.',
        ),
        awning: words(
          'Left out overnight, it fills with rain until the rail pulls off the side of the van.',
          'Laissé ouvert la nuit, il se remplit de pluie jusqu’à ce que le rail s’arrache de la paroi.',
        ),
        tanks: words(
          'A pump or a heating element under the floor stops working one day. Nobody hit anything: a service plan pays, insurance does not.',
          'Une pompe ou un élément chauffant sous le plancher s’arrête un jour. Personne n’a rien heurté : un plan de service paie, pas l’assurance.',
        ),
        windshield: words(
          'The van’s own pane, in stock nearly everywhere, but its camera has to be set again.',
          'La vitre de la fourgonnette, en stock presque partout, mais sa caméra doit être réglée de nouveau.',
        ),
      },
    },
    class_c: {
      about: words(
        'A truck’s cab with a house behind it and a bed above it. The alcove is what gives the class its look and its damage: it is what branches, drive-throughs and gas station roofs find first, and where water gets in years later.',
        'La cabine d’un camion, une maison derrière et un lit au-dessus. La capucine donne à la classe son allure et ses dommages : c’est elle que trouvent d’abord les branches, les services au volant et les auvents de station, et c’est par là que l’eau entre des années plus tard.',
      ),
      length: words(
        'From the front bumper to the end of the house. The chassis maker’s brochure gives only the cab and frame; the builder’s plate inside the entry door gives all of it.',
        'Du pare-chocs avant jusqu’au bout de la cellule. La brochure du châssis ne donne que la cabine et le cadre ; la plaque du fabricant, à l’intérieur de la porte, donne le tout.',
      ),
      vin: words(
        'On the cab, as in the truck that it is: dashboard and driver’s door post. The number inside the house door belongs to the builder.',
        'Sur la cabine, comme sur tout camion : tableau de bord et montant de la porte du conducteur. Le numéro à l’intérieur de la porte de la cellule est celui du fabricant.',
      ),
      parts: {
        roof: words(
          'A branch opens the alcove’s corner. Repair it the same week: water that comes in slowly afterward is nobody’s loss but yours.',
          'Une branche ouvre le coin de la capucine. Faites réparer dans la semaine : l’eau qui s’infiltre ensuite lentement reste à votre charge.',
        ),
        slide_out: words(
          'One slide-out with the sofa in it, moved by one motor. When the motor fails by itself a service plan repairs it.',
          'Une extension avec le divan, mue par un seul moteur. Quand il lâche de lui-même, un plan de service le répare.',
        ),
        awning: words(
          'A thunderstorm between lunch and the dishes: fabric torn, one arm bent.',
          'Un orage entre le repas et la vaisselle : toile déchirée, un bras tordu.',
        ),
        tanks: words(
          'A piece of truck tire on the highway takes the grey tank’s valve with it.',
          'Un morceau de pneu de camion sur l’autoroute emporte la valve du réservoir d’eaux grises.',
        ),
        windshield: words(
          'The truck’s pane: common, quickly replaced, and without a deductible where you bought glass cover.',
          'La vitre du camion : courante, vite remplacée, et sans franchise si vous avez la protection des vitres.',
        ),
      },
    },
    travel_trailer: {
      about: words(
        'On the hitch it borrows the liability of the vehicle that tows it; once you unhitch, and for everything that happens to the trailer itself, it stands alone. Most of its losses come while it is parked: hail, wind, and somebody with a coupler of his own.',
        'Attelée, elle emprunte la responsabilité du véhicule qui la tire ; dételée, et pour tout ce qui lui arrive à elle, elle est seule. La plupart de ses pertes surviennent à l’arrêt : la grêle, le vent, et quelqu’un qui a son propre attelage.',
      ),
      length: words(
        'There are two lengths. The box is what is lived in; the one that we ask for runs from the coupler to the rear bumper and is about three to four feet more.',
        'Il y a deux longueurs. La caisse est l’espace habité ; celle que nous demandons va de l’attelage au pare-chocs arrière, soit trois ou quatre pieds de plus.',
      ),
      vin: words(
        'On a plate near the front left corner, low, and often stamped into the tongue. In a used trailer compare the two: a title with another number is hard to sell.',
        'Sur une plaque près du coin avant gauche, en bas, et souvent frappé dans le timon. D’occasion, comparez les deux : un titre qui porte un autre numéro se vend mal.',
      ),
      parts: {
        roof: words(
          'Hail on rubber and plastic vents. The vents shatter first, the membrane shows its bruises a month later.',
          'La grêle sur le caoutchouc et les aérateurs de plastique. Ceux-ci éclatent d’abord ; la membrane montre ses marques un mois plus tard.',
        ),
        slide_out: words(
          'Cable or rack, it jams sooner or later. A worn part is work for a service plan.',
          'À câble ou à crémaillère, elle finit par coincer. Une pièce usée relève d’un plan de service.',
        ),
        awning: words(
          'Wind at an empty campsite, while you are hiking. The arms bend and punch the wall behind.',
          'Le vent sur un emplacement vide pendant votre randonnée. Les bras plient et percent la paroi.',
        ),
        tanks: words(
          'A tire lets go at speed and its tread beats the belly open, tank and wiring included.',
          'Un pneu lâche à grande vitesse et sa bande ouvre le dessous, réservoir et câblage compris.',
        ),
        tow: words(
          'A turn too tight when backing: the coupler twists, the propane cover breaks, the corner folds.',
          'Un virage trop serré en reculant : l’attelage se tord, le couvercle du propane casse, le coin plie.',
        ),
      },
    },
    fifth_wheel: {
      about: words(
        'Thirteen feet tall, and half of that rides over the truck’s bed. It tows better than a travel trailer and is more often lived in, so the two questions that count are the height of the next bridge and how many nights a year you sleep aboard.',
        'Treize pieds de haut, dont la moitié au-dessus de la benne. Elle se tire mieux qu’une roulotte et on y habite plus souvent : les deux questions qui comptent sont la hauteur du prochain viaduc et le nombre de nuits que vous y passez par année.',
      ),
      length: words(
        'From the front cap to the rear bumper, the part over the truck included. Dealers round it up; the sticker inside a cabinet door does not.',
        'Du nez au pare-chocs arrière, la partie au-dessus du camion comprise. Les vendeurs arrondissent vers le haut ; l’étiquette dans une armoire, non.',
      ),
      vin: words(
        'Front left, on the frame below the raised part, or on the pin box. Take a picture of it while it stands alone: hitched, the truck hides it.',
        'À l’avant gauche, sur le cadre sous la partie surélevée, ou sur le boîtier du pivot. Photographiez-le dételé : attelé, le camion le cache.',
      ),
      parts: {
        roof: words(
          'A fuel station’s roof or a bridge takes the front air conditioner off and opens the cap. The dearest minute of towing.',
          'Le toit d’une station ou un viaduc arrache le climatiseur avant et ouvre le nez. La minute la plus chère du remorquage.',
        ),
        slide_out: words(
          'Three or four rooms that move, each with its pump, motor and seals. What wears out, a service plan repairs.',
          'Trois ou quatre pièces mobiles, chacune avec sa pompe, son moteur et ses joints. Ce qui s’use, un plan de service le répare.',
        ),
        awning: words(
          'Two of them, one after the other along the door side, and one gust for both.',
          'Deux auvents à la suite du côté de la porte, et une seule rafale pour les deux.',
        ),
        tanks: words(
          'Frost bursts the lines of a trailer that was not drained. No cover pays that: empty it before the first cold night.',
          'Le gel fait éclater les conduites d’une caravane non purgée. Aucune protection ne le paie : videz-la avant la première nuit froide.',
        ),
        tow: words(
          'The jaws were not closed: the nose drops onto the rails of the truck’s bed and bends the pin box.',
          'Les mâchoires n’étaient pas fermées : le nez tombe sur les côtés de la benne et tord le boîtier du pivot.',
        ),
      },
    },
    toy_hauler: {
      about: words(
        'A garage with a bedroom in front. The trailer’s cover ends at the machines: a motorcycle or a side-by-side inside is cargo until it has a cover of its own. Say what rides along, and what the ramp carries.',
        'Un garage avec une chambre à l’avant. La protection de la remorque s’arrête aux engins : une moto ou un côte-à-côte à l’intérieur n’est que du chargement tant qu’il n’a pas sa propre protection. Dites-nous ce qui voyage, et ce que porte la rampe.',
      ),
      length: words(
        'From the coupler or pin to the closed ramp. A ramp that folds out as a patio does not count, even if that is where you sit.',
        'De l’attelage ou du pivot à la rampe fermée. Une rampe qui se déplie en terrasse ne compte pas, même si c’est là que vous êtes assis.',
      ),
      vin: words(
        'On the left of the frame near the front. The numbers on your machines are other ones: have them ready too if you want them covered.',
        'À gauche du cadre, vers l’avant. Les numéros de vos engins en sont d’autres : ayez-les aussi si vous voulez les assurer.',
      ),
      parts: {
        roof: words(
          'A flat roof in a storm belt: hail, and now and then the branch of the only tree.',
          'Un toit plat dans une région d’orages : la grêle et, parfois, la branche du seul arbre.',
        ),
        garage: words(
          'Backed against a post with the ramp half down: hinges, springs and the door’s skin.',
          'Reculée contre un poteau, la rampe à demi baissée : charnières, ressorts et revêtement de la porte.',
        ),
        awning: words(
          'A dust devil on the salt flat. It needs four seconds.',
          'Un tourbillon de poussière sur le désert de sel. Il lui faut quatre secondes.',
        ),
        tanks: words(
          'Off the pavement a stone goes through the belly and the fuel station’s line beside the tank.',
          'Hors de la route, une pierre traverse le dessous et la conduite de carburant à côté du réservoir.',
        ),
        tow: words(
          'Loaded behind the axles it begins to sway, and ends across two lanes.',
          'Chargée derrière les essieux, elle se met à louvoyer et finit en travers de deux voies.',
        ),
      },
    },
    pop_up: {
      about: words(
        'It folds to the height of a car and opens to a tent with beds. There is little in it to break and a lot for the wind to tear, and its worth is soon below what a large deductible leaves over: choose a small one, or none of the damage covers at all.',
        'Pliée, elle a la hauteur d’une auto ; ouverte, c’est une tente avec des lits. Il y a peu à casser et beaucoup à déchirer, et sa valeur passe vite sous ce que laisse une grosse franchise : choisissez-en une petite, ou renoncez aux protections de dommages.',
      ),
      length: words(
        'Closed, from the coupler to the bumper. The open length with its beds is in every advertisement and on no registration.',
        'Fermée, de l’attelage au pare-chocs. La longueur ouverte, lits compris, figure dans toutes les annonces et sur aucune immatriculation.',
      ),
      vin: words(
        'On the tongue or the front wall, low and often under road dirt. Wipe it before you read it: a 3 and an 8 look alike.',
        'Sur le timon ou la paroi avant, en bas et souvent sous la saleté. Essuyez avant de lire : un 3 et un 8 se ressemblent.',
      ),
      parts: {
        roof: words(
          'A storm on a set-up camper: canvas torn along a seam, a lift post bent.',
          'Un orage sur une tente-roulotte montée : toile déchirée à la couture, un poteau de levage plié.',
        ),
        slide_out: words(
          'Backed against a stump with the bed end out: rail and support bend.',
          'Reculée contre une souche, le lit déployé : rail et support plient.',
        ),
        awning: words(
          'A small one that clips on. Half the time it is the poles, half the time the whole thing flies.',
          'Un petit, qui s’accroche. Une fois sur deux ce sont les poteaux ; l’autre fois, tout s’envole.',
        ),
        tanks: words(
          'A jug and a pump. What the frost breaks here is cheap, and never covered.',
          'Un bidon et une pompe. Ce que le gel y brise coûte peu et n’est jamais couvert.',
        ),
        tow: words(
          'Light enough to be pushed away by two people. Who only tries leaves a ruined coupler and lock.',
          'Assez légère pour que deux personnes l’emmènent. Qui n’y parvient pas laisse un attelage et un verrou ruinés.',
        ),
      },
    },
    truck_camper: {
      about: words(
        'It stands on the truck and is not part of it. The truck’s policy knows the bed rails; what is bolted above them is cargo to it. A camper of its own policy is covered on the truck, on its jacks in the yard, and while it goes from one to the other.',
        'Elle est sur le camion sans en faire partie. La police du camion connaît la benne ; ce qui est fixé au-dessus n’est pour elle que du chargement. Avec sa propre police, la cellule est couverte sur le camion, sur ses vérins dans la cour, et pendant le passage de l’un à l’autre.',
      ),
      length: words(
        'The floor’s length is what the trade speaks of, and it is the shortest. We ask for all of it, from the nose over the cab to the rear wall or steps.',
        'Le métier parle de la longueur du plancher, la plus courte. Nous demandons le tout, du nez au-dessus de la cabine jusqu’à la paroi ou aux marches arrière.',
      ),
      vin: words(
        'Many have a serial number in place of a VIN: on a plate by the entry door. Some states and provinces register it, others do not.',
        'Beaucoup ont un numéro de série au lieu d’un NIV : sur une plaque près de l’entrée. Certains États et provinces l’immatriculent, d’autres non.',
      ),
      parts: {
        roof: words(
          'Twelve feet on a forest road. The cabover’s edge meets what deer walk under.',
          'Douze pieds sur un chemin forestier. Le bord de la capucine rencontre ce sous quoi passent les chevreuils.',
        ),
        awning: words(
          'On the side that nobody sees from the driver’s seat: a lamp post finds it first.',
          'Du côté que l’on ne voit pas du volant : un lampadaire le trouve en premier.',
        ),
        tanks: words(
          'Lines along an outer wall freeze in one night of skiing. Frost is upkeep, and yours.',
          'Des conduites le long d’une paroi gèlent en une nuit de ski. Le gel relève de l’entretien, donc de vous.',
        ),
        tow: words(
          'A tie-down lets go on a washboard road; the camper shifts and its corner bites the bed rail.',
          'Un point d’ancrage lâche sur une route en tôle ondulée ; la cellule glisse et son coin mord la benne.',
        ),
      },
    },
    teardrop: {
      about: words(
        'Two bunks, a hatch and a stove, light enough for a family car. What happens to it most is that it is gone in the morning. Where it sleeps in winter and what locks the coupler say more about its risk than the miles.',
        'Deux couchettes, un hayon et un réchaud, assez légère pour une auto familiale. Ce qui lui arrive le plus, c’est de ne plus être là au matin. Le lieu où elle passe l’hiver et ce qui verrouille l’attelage en disent plus sur le risque que les milles.',
      ),
      length: words(
        'Coupler to hatch. Makers name the sleeping length, which is the body alone; add the tongue.',
        'De l’attelage au hayon. Les fabricants donnent la longueur habitable, soit la caisse seule ; ajoutez le timon.',
      ),
      vin: words(
        'On the tongue or inside the galley hatch. A home-built one has a number that the state or province assigned: it is on the title and on a plate that you fixed yourself.',
        'Sur le timon ou à l’intérieur du hayon. Une remorque artisanale porte un numéro attribué par l’État ou la province : il est sur le titre et sur une plaque que vous avez posée.',
      ),
      parts: {
        roof: words(
          'One fan in a thin skin of aluminum. Hail leaves its whole visiting card.',
          'Un ventilateur dans une mince peau d’aluminium. La grêle y laisse toute sa carte de visite.',
        ),
        tanks: words(
          'Five gallons and a hand pump behind the galley. Frost is your own affair, and a cheap one.',
          'Vingt litres et une pompe à main derrière la cuisine. Le gel est votre affaire, et elle coûte peu.',
        ),
        tow: words(
          'Somebody cut the lock, and could not get the safety chains off. Police report, new coupler.',
          'Quelqu’un a coupé le verrou sans venir à bout des chaînes. Rapport de police, attelage neuf.',
        ),
      },
    },
    bus_conversion: {
      about: words(
        'No two are alike, and no guide knows their price. Its value is what you can show: receipts, pictures of the wiring before the walls closed, an appraisal. A person reads all of it before a price is final, which takes some days and spares a quarrel later.',
        'Il n’y en a pas deux pareils, et aucun guide n’en connaît le prix. Sa valeur est ce que vous pouvez montrer : factures, photos du câblage avant la pose des murs, évaluation. Une personne lit tout cela avant qu’un prix soit ferme, ce qui prend quelques jours et évite une dispute plus tard.',
      ),
      length: words(
        'Bumper to bumper, after the conversion: a cut-off tail or an added porch changes it, and the old title may not know.',
        'D’un pare-chocs à l’autre, après la conversion : un arrière coupé ou un porche ajouté la change, et l’ancien titre peut l’ignorer.',
      ),
      vin: words(
        'On a plate above the driver or on the bulkhead. Have the title say motorhome before you ask: as a school bus it cannot be insured here.',
        'Sur une plaque au-dessus du conducteur ou sur la cloison. Faites inscrire « autocaravane » au titre avant de demander : comme autobus scolaire, il ne peut être assuré ici.',
      ),
      parts: {
        roof: words(
          'Steel that shrugs at hail, and panels on it that do not.',
          'De l’acier qui se moque de la grêle, et des panneaux solaires qui ne s’en moquent pas.',
        ),
        awning: words(
          'Fixed to a round roof with brackets of your own making; the wind tests the welding.',
          'Fixé à un toit rond par vos propres supports ; le vent met les soudures à l’épreuve.',
        ),
        tanks: words(
          'Where the luggage went there are tanks now, hung low. A railway crossing reaches them.',
          'Là où allaient les bagages pendent maintenant des réservoirs. Un passage à niveau les atteint.',
        ),
        windshield: words(
          'Flat panes that any glass shop can cut. The rubber around them is harder to find.',
          'Des vitres plates que tout vitrier peut tailler. Le caoutchouc autour est plus difficile à trouver.',
        ),
      },
    },
  },
};
