import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const siteWords: WordsTree = {
  'site.finder': {
    label: words('Look for a page', 'Chercher une page'),
    hint: words(
      'One or two words, such as roadside or privacy.',
      'Un mot ou deux, comme assistance ou confidentialité.',
    ),
    found: words(
      '{count, plural, =0 {No page speaks of this.} one {# page found} other {# pages found}}',
      '{count, plural, =0 {Aucune page n’en parle.} one {# page trouvée} other {# pages trouvées}}',
    ),
    quotes: words('All quotes', 'Toutes les soumissions'),
    policies: words('All policies', 'Toutes les polices'),
    quotesWith: words('Quotes with “{words}”', 'Soumissions avec « {words} »'),
    policiesWith: words('Policies with “{words}”', 'Polices avec « {words} »'),
  },
  'site.classes': {
    class_a: {
      name: words('Class A', 'Classe A'),
      title: words('Class A motorhome insurance', 'Assurance d’une autocaravane de classe A'),
      lead: words(
        'A house on a bus chassis, often the most valuable thing on the campsite. Its cover pairs a driver’s liability with an agreed value, the windshield that is made for one model, and all that slides out.',
        'Une maison sur un châssis d’autobus, souvent ce qu’il y a de plus précieux au camping. Sa protection réunit la responsabilité civile du conducteur, une valeur convenue, le pare-brise fait pour un seul modèle et toutes les extensions.',
      ),
    },
    class_b: {
      name: words('Class B', 'Classe B'),
      title: words('Class B camper van insurance', 'Assurance d’un fourgon aménagé de classe B'),
      lead: words(
        'A van you can stand up in, parked where cars park. Collision and comprehensive follow the conversion and its equipment, not only the van that it once was.',
        'Un fourgon où l’on tient debout, stationné là où vont les autos. La protection des dommages suit l’aménagement et son équipement, pas seulement le fourgon d’origine.',
      ),
    },
    class_c: {
      name: words('Class C', 'Classe C'),
      title: words('Class C motorhome insurance', 'Assurance d’une autocaravane de classe C'),
      lead: words(
        'A cab, an alcove and a life behind them. Liability for the road, an agreed value for the coach, and a hotel when it is in the shop far from home.',
        'Une cabine, une capucine et une vie derrière. La responsabilité civile pour la route, une valeur convenue pour la cellule, et un hôtel quand elle est au garage loin de chez vous.',
      ),
    },
    travel_trailer: {
      name: words('Travel trailer', 'Roulotte'),
      title: words('Travel trailer insurance', 'Assurance d’une roulotte'),
      lead: words(
        'On the hitch your vehicle’s liability goes along; everything else is the trailer’s own: collision, storms, theft from the storage lot, and what is inside.',
        'Attelée, elle suit la responsabilité civile de votre véhicule ; tout le reste lui est propre : collision, tempêtes, vol au remisage et ce qu’elle contient.',
      ),
    },
    fifth_wheel: {
      name: words('Fifth wheel', 'Caravane à sellette'),
      title: words('Fifth wheel insurance', 'Assurance d’une caravane à sellette'),
      lead: words(
        'Tall, long and full of slide-outs. An agreed value keeps a total loss from becoming an argument, and the hitch and the awning are part of it.',
        'Haute, longue et pleine d’extensions. Une valeur convenue évite qu’une perte totale devienne une dispute ; la sellette et l’auvent en font partie.',
      ),
    },
    toy_hauler: {
      name: words('Toy hauler', 'Porte-jouets'),
      title: words('Toy hauler insurance', 'Assurance d’une roulotte porte-jouets'),
      lead: words(
        'Half garage, half home. The trailer is insured as what it is, and the machines inside can be covered beside it.',
        'Moitié garage, moitié maison. La roulotte est assurée pour ce qu’elle est, et les engins à bord peuvent l’être à côté.',
      ),
    },
    pop_up: {
      name: words('Pop-up', 'Tente-roulotte'),
      title: words('Pop-up camper insurance', 'Assurance d’une tente-roulotte'),
      lead: words(
        'Canvas and a lift system: little to steal, much for a storm to tear. Cover can be small, and so can its price.',
        'De la toile et un mécanisme de levage : peu à voler, beaucoup à déchirer pour une tempête. La protection peut être modeste, et son prix aussi.',
      ),
    },
    truck_camper: {
      name: words('Truck camper', 'Caravane portée'),
      title: words('Truck camper insurance', 'Assurance d’une caravane portée'),
      lead: words(
        'It sits on the truck but is not part of it: an auto policy often stops at the bed rails. This begins there.',
        'Elle repose sur la camionnette sans en faire partie : une assurance automobile s’arrête souvent aux ridelles. Celle-ci commence là.',
      ),
    },
    teardrop: {
      name: words('Teardrop', 'Goutte d’eau'),
      title: words('Teardrop trailer insurance', 'Assurance d’une roulotte goutte d’eau'),
      lead: words(
        'Two bunks and a galley behind a small car. Theft is what happens most, so say where it sleeps in winter.',
        'Deux couchettes et une cuisinette derrière une petite auto. Le vol est le sinistre le plus fréquent ; dites donc où elle passe l’hiver.',
      ),
    },
    bus_conversion: {
      name: words('Bus conversion', 'Autobus aménagé'),
      title: words('Bus conversion insurance', 'Assurance d’un autobus aménagé'),
      lead: words(
        'No two are alike, so a person looks at every one: what was built in, by whom, and what it is worth. Send pictures and receipts.',
        'Il n’y en a pas deux pareils ; une personne examine donc chacun : ce qui y a été construit, par qui, et sa valeur. Envoyez des photos et des reçus.',
      ),
    },
  },
};
