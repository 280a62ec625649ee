import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const pageWords: WordsTree = {
  'protection.page': {
    rv: {
      who: words(
        'For whoever drives, tows, stores or lives in a motorhome, trailer or camper, owned or financed. Towed units need no liability of their own: that comes from the vehicle in front.',
        'Pour qui conduit, tire, entrepose ou habite une autocaravane, une roulotte ou une caravane portée, payée ou financée. Ce qui est tiré n’a pas besoin de sa propre responsabilité : elle vient du véhicule qui est devant.',
      ),
      story: words(
        'You back out of a campsite and a post finds the side wall.',
        'Vous sortez d’un emplacement en reculant et un poteau trouve la paroi.',
      ),
      faq: {
        q1: {
          q: words('Does my auto policy not cover it already?', 'Mon assurance auto ne le couvre-t-elle pas déjà ?'),
          a: words(
            'On the hitch it usually lends its liability. The trailer itself, its contents and everything that happens while it is parked are another matter, and a motorhome is never part of it.',
            'Attelée, elle prête en général sa responsabilité. La roulotte elle-même, son contenu et tout ce qui arrive à l’arrêt sont une autre affaire, et une autocaravane n’en fait jamais partie.',
          ),
        },
        q2: {
          q: words('What does a total loss pay?', 'Que paie une perte totale ?'),
          a: words(
            'What you choose: the agreed value, what it would have sold for that day, a new one of its kind where it is young enough, or what you paid. The price of each stands beside it.',
            'Ce que vous choisissez : la valeur convenue, le prix de vente ce jour-là, un véhicule neuf s’il est assez récent, ou ce que vous avez payé. Le prix de chaque choix figure à côté.',
          ),
        },
      },
    },
    roadside: {
      who: words(
        'For long, heavy and dual-axle rigs that an ordinary tow truck leaves where they are, and for the car or motorcycle beside them.',
        'Pour les véhicules longs, lourds ou à deux essieux qu’une dépanneuse ordinaire laisse sur place, et pour l’auto ou la moto qui les accompagne.',
      ),
      story: words(
        'The transmission gives up two hundred miles from home; you spend the repair in a motel.',
        'La boîte de vitesses lâche à deux cents milles de chez vous ; vous passez la réparation au motel.',
      ),
      faq: {
        q1: {
          q: words('Do I pay the driver?', 'Est-ce que je paie le dépanneur ?'),
          a: words(
            'Not within the miles and calls that you chose. Beyond them the driver tells you the price before hooking up.',
            'Pas dans les limites des milles et des appels choisis. Au-delà, il vous dit le prix avant d’atteler.',
          ),
        },
        q2: {
          q: words(
            'Is it the same as the roadside cover of an RV policy?',
            'Est-ce la même chose que l’assistance d’une police VR ?',
          ),
          a: words(
            'That one belongs to the policy and follows the insured rig. This plan stands alone, and takes cars and motorcycles too.',
            'Celle-là fait partie de la police et suit le véhicule assuré. Ce plan existe seul et accepte aussi autos et motos.',
          ),
        },
      },
    },
    servicePlan: {
      who: words(
        'For a rig whose maker’s warranty has ended or soon will. It is a service contract and no insurance: it repairs what breaks by itself.',
        'Pour un véhicule dont la garantie du fabricant est finie ou sur le point de l’être. C’est un contrat de service et non une assurance : il répare ce qui brise de soi-même.',
      ),
      story: words(
        'A slide-out stops half way in; the shop finds a burnt motor.',
        'Une extension s’arrête à mi-chemin ; l’atelier trouve un moteur brûlé.',
      ),
      faq: {
        q1: {
          q: words('May I choose the shop?', 'Puis-je choisir l’atelier ?'),
          a: words(
            'Yes, any licensed repair shop. It calls us before it begins, so that nobody argues afterward about what was covered.',
            'Oui, tout atelier titulaire d’un permis. Il nous appelle avant de commencer, pour que personne ne discute ensuite de ce qui était couvert.',
          ),
        },
        q2: {
          q: words('What wears out on schedule?', 'Et l’usure normale ?'),
          a: words(
            'Filters, brakes, tires, belts and batteries are upkeep and stay yours.',
            'Filtres, freins, pneus, courroies et batteries relèvent de l’entretien et restent à votre charge.',
          ),
        },
      },
    },
    tireWheel: {
      who: words(
        'For everybody whose tires cost more than the trip: trailers on two axles, coaches on six wheels, trucks that carry a camper.',
        'Pour qui a des pneus plus chers que le voyage : roulottes à deux essieux, autocars à six roues, camions qui portent une cellule.',
      ),
      story: words(
        'A pothole at night: the tire is cut and the rim bent.',
        'Un nid-de-poule la nuit : le pneu est coupé et la jante pliée.',
      ),
      faq: {
        q1: {
          q: words('Does age matter?', 'L’âge compte-t-il ?'),
          a: words(
            'Yes. A tire that is too old is not repaired but replaced, and this plan pays the road’s damage, not the years.',
            'Oui. Un pneu trop vieux se remplace, et ce plan paie les dommages de la route, non les années.',
          ),
        },
        q2: {
          q: words(
            'Is damage to the trailer around the tire paid?',
            'Les dommages à la roulotte autour du pneu sont-ils payés ?',
          ),
          a: words(
            'No. What a flying tread tears open belongs to collision in your RV policy.',
            'Non. Ce qu’une bande de roulement déchire relève de la collision de votre police VR.',
          ),
        },
      },
    },
    windshield: {
      who: words(
        'For panes that are made for one model and wait weeks on a truck: coaches, camper vans, converted buses, and the car in tow.',
        'Pour les vitres faites pour un seul modèle et attendues des semaines : autocars, fourgonnettes aménagées, autobus convertis, et l’auto remorquée.',
      ),
      story: words(
        'A gravel truck, one stone, and a crack that grows overnight.',
        'Un camion de gravier, une pierre, et une fissure qui grandit dans la nuit.',
      ),
      faq: {
        q1: {
          q: words('Is a chip repaired or the pane replaced?', 'Répare-t-on l’éclat ou remplace-t-on la vitre ?'),
          a: words(
            'Repaired where that holds, which is cheaper and keeps the maker’s seal. The shop decides, and you may ask why.',
            'On répare quand cela tient, ce qui coûte moins et garde le joint d’origine. L’atelier décide, et vous pouvez demander pourquoi.',
          ),
        },
        q2: {
          q: words('Do I need this beside an RV policy?', 'En ai-je besoin avec une police VR ?'),
          a: words(
            'Not if you bought glass without a deductible in it: that pays the same pane. Here you get it for vehicles that we do not insure.',
            'Non, si vous y avez pris les vitres sans franchise : elle paie la même vitre. Ici, vous l’obtenez pour des véhicules que nous n’assurons pas.',
          ),
        },
      },
    },
    telematics: {
      who: words(
        'For trailers that sleep on a lot or a street: a tracker helps find them, and a rig with one gets our device discount.',
        'Pour les roulottes qui dorment sur un terrain ou dans la rue : un traceur aide à les retrouver, et un véhicule qui en porte un reçoit notre rabais.',
      ),
      story: words(
        'The storage yard’s gate is open one morning. Recovered two states on, with the inside taken.',
        'Un matin, la barrière de l’entrepôt est ouverte. Retrouvée deux États plus loin, l’intérieur vidé.',
      ),
      faq: {
        q1: {
          q: words('Do you see where I drive?', 'Voyez-vous où je roule ?'),
          a: words(
            'Not from a tracker of your own. You tell us only that there is one; what it sends stays between you and its maker.',
            'Pas par votre propre traceur. Vous nous dites seulement qu’il existe ; ce qu’il envoie reste entre vous et son fabricant.',
          ),
        },
        q2: {
          q: words('Which devices count?', 'Quels appareils comptent ?'),
          a: words(
            'Any that reports its place without your phone near it. The question stands among the discounts of the quote.',
            'Tout appareil qui signale sa position sans votre téléphone à côté. La question se trouve parmi les rabais de la soumission.',
          ),
        },
      },
    },
    toys: {
      who: words(
        'For bikes, kayaks, grills and tools that travel with you. What has an engine and a plate wants a policy of its own.',
        'Pour les vélos, kayaks, grils et outils qui voyagent avec vous. Ce qui a un moteur et une plaque demande sa propre police.',
      ),
      story: words(
        'Somebody breaks the lock at a trailhead: two bicycles, a camera and the cooler are gone.',
        'Quelqu’un force le verrou au départ d’un sentier : deux vélos, un appareil photo et la glacière ont disparu.',
      ),
      faq: {
        q1: {
          q: words('Is a motorcycle in the garage covered?', 'Une moto dans le garage est-elle couverte ?'),
          a: words(
            'Not as personal effects. Insure it as a motorcycle: it is then covered on the road as well.',
            'Pas comme effets personnels. Assurez-la comme moto : elle est alors couverte aussi sur la route.',
          ),
        },
        q2: {
          q: words('Do I need receipts?', 'Faut-il des reçus ?'),
          a: words(
            'They make it quick. Pictures with a date, a serial number or a card statement help where there are none.',
            'Ils accélèrent tout. Sans reçu, des photos datées, un numéro de série ou un relevé de carte aident.',
          ),
        },
      },
    },
    motorcycle: {
      who: words(
        'For the bike on the rack, the one in the garage of a toy hauler, and the one that you ride instead.',
        'Pour la moto sur le support, celle dans le garage d’une porte-jouets, et celle que vous prenez à la place.',
      ),
      story: words(
        'Wet leaves in a bend: the fall costs a fairing, a lever and the tank.',
        'Des feuilles mouillées dans un virage : la chute coûte un carénage, un levier et le réservoir.',
      ),
      faq: {
        q1: {
          q: words('Is it covered while it rides in the trailer?', 'Est-elle couverte dans la remorque ?'),
          a: words(
            'Yes. Damage to the motorcycle is covered wherever it stands, on its own wheels or on somebody else’s.',
            'Oui. Les dommages à la moto sont couverts où qu’elle soit, sur ses roues ou sur celles d’un autre.',
          ),
        },
        q2: {
          q: words('Do you cover track days?', 'Couvrez-vous les journées de piste ?'),
          a: words(
            'No. Races, speed tests and their practice are covered by no part of the policy.',
            'Non. Aucune partie de la police ne couvre les courses, les essais de vitesse ni leur entraînement.',
          ),
        },
      },
    },
    boat: {
      who: words(
        'For runabouts, pontoons, fishing boats, sailboats and personal watercraft in private use, with their motor and trailer.',
        'Pour les runabouts, pontons, bateaux de pêche, voiliers et motomarines à usage privé, avec moteur et remorque.',
      ),
      story: words(
        'A thunderstorm pushes it under the dock; the windscreen and the bow are crushed.',
        'Un orage la pousse sous le quai ; le pare-brise et la proue sont écrasés.',
      ),
      faq: {
        q1: {
          q: words('Is the trailer part of it?', 'La remorque en fait-elle partie ?'),
          a: words(
            'Yes, with the hull. On the road its liability comes from the vehicle that tows it.',
            'Oui, avec la coque. Sur la route, sa responsabilité vient du véhicule qui la tire.',
          ),
        },
        q2: {
          q: words('May friends take the wheel?', 'Des amis peuvent-ils prendre la barre ?'),
          a: words(
            'With your permission, and where the law lets them operate a boat. Charter and rental are not covered.',
            'Avec votre permission, et là où la loi leur permet de conduire un bateau. L’affrètement et la location ne sont pas couverts.',
          ),
        },
      },
    },
    carShare: {
      who: words(
        'For owners who share a car with guests through a platform and want the hours between its cover and their own closed.',
        'Pour les propriétaires qui partagent une auto par une plateforme et veulent combler les heures entre sa protection et la leur.',
      ),
      story: words(
        'A guest brings it back with a bent fender and says nothing.',
        'Un invité la ramène avec une aile pliée et ne dit rien.',
      ),
      faq: {
        q1: {
          q: words('Is this for my motorhome?', 'Est-ce pour mon autocaravane ?'),
          a: words(
            'No, for cars. A motorhome that you rent out now and then says so in its RV quote; a fleet asks our agents.',
            'Non, pour des autos. Une autocaravane louée de temps en temps le dit dans sa soumission VR ; un parc s’adresse à nos agents.',
          ),
        },
        q2: {
          q: words('Why do agents price it?', 'Pourquoi un agent fait-il le prix ?'),
          a: words(
            'The platform’s own terms decide what is left to insure, and they differ. An agent reads yours.',
            'Les conditions de la plateforme déterminent ce qui reste à assurer, et elles diffèrent. Un agent lit les vôtres.',
          ),
        },
      },
    },
    pro: {
      who: words(
        'For fleets of motorhomes, vans and trailers that are rented out, and for those who care for them.',
        'Pour les parcs d’autocaravanes, de fourgonnettes et de roulottes mis en location, et pour ceux qui s’en occupent.',
      ),
      story: words(
        'A renter burns the counter, breaks the table and stains two mattresses.',
        'Un locataire brûle le comptoir, brise la table et tache deux matelas.',
      ),
      faq: {
        q1: {
          q: words('From how many units on?', 'À partir de combien de véhicules ?'),
          a: words(
            'From one that is rented out most of the year. Below that the RV policy with its rental days is cheaper.',
            'Dès un seul, s’il est loué la plus grande partie de l’année. En deçà, la police VR avec ses jours de location coûte moins.',
          ),
        },
        q2: {
          q: words('How long does a price take?', 'Combien de temps pour un prix ?'),
          a: words(
            'Send the list of units and what they earned last year. An agent writes back within two working days.',
            'Envoyez la liste des véhicules et leurs revenus de l’an dernier. Un agent vous répond en deux jours ouvrables.',
          ),
        },
      },
    },
  },
};
