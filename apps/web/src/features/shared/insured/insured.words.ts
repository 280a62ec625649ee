import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const insuredWords: WordsTree = {
  'covers.liability': {
    pays: words(
      'Injury and damage that you cause to others.',
      'Les blessures et les dommages que vous causez à autrui.',
    ),
    three: words(
      'Up to {person} for one person who is hurt, {accident} for everybody hurt in one accident, and {property} for what is damaged. Four people with bills of {person} each get {accident} together; the rest is yours.',
      'Jusqu’à {person} pour une personne blessée, {accident} pour toutes les personnes blessées dans un accident et {property} pour les dommages matériels. Quatre personnes dont les frais sont de {person} chacune reçoivent {accident} ensemble, le reste est à votre charge.',
    ),
    combined: words(
      'Up to {amount} for everything that one accident does, injuries and property together.',
      'Jusqu’à {amount} pour tout ce que cause un accident, blessures et dommages matériels ensemble.',
    ),
  },
  'covers.comprehensive': {
    pays: words(
      'Theft, fire, hail, water, animals and falling trees.',
      'Vol, incendie, grêle, eau, animaux et chute d’arbres.',
    ),
    deductible: words(
      'You pay the first {deductible} of each loss. Hail does {loss} of damage: you pay {deductible}, we pay {paid}.',
      'Vous payez les premiers {deductible} de chaque sinistre. La grêle cause {loss} de dommages : vous payez {deductible}, nous payons {paid}.',
    ),
  },
  'covers.collision': {
    pays: words(
      'Damage to your vehicle from hitting something or rolling over.',
      'Les dommages à votre véhicule dans une collision ou un renversement.',
    ),
    deductible: words(
      'You pay the first {deductible} of each loss. You back into a post and the repair costs {loss}: you pay {deductible}, we pay {paid}.',
      'Vous payez les premiers {deductible} de chaque sinistre. Vous reculez dans un poteau et la réparation coûte {loss} : vous payez {deductible}, nous payons {paid}.',
    ),
  },
  'covers.uninsured_motorist': {
    pays: words(
      'Your injuries when the driver at fault has too little cover or none.',
      'Vos blessures quand le conducteur responsable est peu ou pas assuré.',
    ),
    two: words(
      'Up to {person} for one of you who is hurt, and {accident} for all of you in one accident. A driver without insurance hits you: your hospital bills are paid up to {person}.',
      'Jusqu’à {person} pour l’un de vous qui est blessé et {accident} pour vous tous dans un accident. Un conducteur sans assurance vous heurte : vos frais d’hôpital sont payés jusqu’à {person}.',
    ),
  },
  'covers.medical_payments': {
    pays: words(
      'Doctor and hospital bills of the people inside, whoever is at fault.',
      'Les frais de médecin et d’hôpital des occupants, quel que soit le responsable.',
    ),
    limit: words(
      'Up to {limit} for each person. Two passengers with bills of {limit} each: both are paid in full.',
      'Jusqu’à {limit} par personne. Deux passagers dont les frais sont de {limit} chacun : les deux sont payés en entier.',
    ),
  },
  'covers.vacation_liability': {
    pays: words(
      'Injuries and damage at your campsite.',
      'Les blessures et les dommages à votre emplacement de camping.',
    ),
    limit: words(
      'Up to {limit} for one accident. A guest trips over your awning line and breaks a wrist: care and claim are paid up to {limit}.',
      'Jusqu’à {limit} par accident. Un invité trébuche sur la corde de votre auvent et se casse le poignet : soins et réclamation sont payés jusqu’à {limit}.',
    ),
  },
  'covers.emergency_expense': {
    pays: words(
      'A place to stay and the way home when the vehicle cannot be used.',
      'L’hébergement et le retour quand le véhicule est inutilisable.',
    ),
    limit: words(
      'Up to {limit} for one loss. A fire leaves you stranded far from home: hotel, meals and the way home are paid up to {limit}.',
      'Jusqu’à {limit} par sinistre. Un incendie vous immobilise loin de chez vous : l’hôtel, les repas et le retour sont payés jusqu’à {limit}.',
    ),
  },
  'covers.roadside': {
    pays: words(
      'Towing, tires, batteries, fuel and lockouts.',
      'Remorquage, pneus, batterie, carburant et clés oubliées.',
    ),
    included: words(
      'A tire bursts on the highway: somebody comes to change it or tows you, and you pay nothing there.',
      'Un pneu éclate sur l’autoroute : quelqu’un vient le changer ou vous remorque, et vous ne payez rien sur place.',
    ),
  },
  'covers.glass': {
    pays: words('Windshield and window repair.', 'La réparation du pare-brise et des fenêtres.'),
    included: words(
      'A stone cracks the windshield: it is replaced, and no deductible is taken off.',
      'Un caillou fend le pare-brise : il est remplacé, sans franchise.',
    ),
  },
  'covers.full_timer_liability': {
    pays: words(
      'Liability around the vehicle you live in.',
      'La responsabilité civile autour du véhicule que vous habitez.',
    ),
    limit: words(
      'Up to {limit} for one accident. A visitor slips on your steps: care and claim are paid up to {limit}, as a home policy would.',
      'Jusqu’à {limit} par accident. Un visiteur glisse sur vos marches : soins et réclamation sont payés jusqu’à {limit}, comme le ferait une assurance habitation.',
    ),
  },
  'covers.personal_effects': {
    pays: words('What you carry inside.', 'Ce que vous transportez à bord.'),
    limit: words(
      'Up to {limit} in all. Bicycles, camera and clothes are stolen from inside: they are paid up to {limit}.',
      'Jusqu’à {limit} en tout. Vélos, appareil photo et vêtements sont volés à bord : ils sont payés jusqu’à {limit}.',
    ),
  },
  'covers.pet': {
    pays: words('The vet after an accident on the road.', 'Le vétérinaire après un accident de la route.'),
    included: words(
      'Your dog is hurt when you have to brake hard and hit the car in front: the vet is paid.',
      'Votre chien est blessé quand vous freinez brusquement et heurtez la voiture devant vous : le vétérinaire est payé.',
    ),
  },
  'policyParts.coverages': {
    title: words('Coverages', 'Protections'),
    of: words('{vehicle}', '{vehicle}'),
    included: words('Included', 'Compris'),
    discounts: words('Discounts', 'Rabais'),
    fees: words('Policy fee', 'Frais de police'),
    total: words('Total for the term', 'Total de la période'),
    booked: words(
      'The premium of a coverage is left out where it has changed since the policy was issued.',
      'La prime d’une protection est omise si elle a changé depuis l’émission de la police.',
    ),
    none: words('No coverages have been chosen yet.', 'Aucune protection n’a encore été choisie.'),
    failed: words('The coverages could not be loaded', 'Les protections n’ont pas pu être chargées'),
    perAccident: words('{person} a person, {accident} an accident', '{person} par personne, {accident} par accident'),
    threeLimits: words(
      '{person} a person, {accident} an accident, {property} for property',
      '{person} par personne, {accident} par accident, {property} pour les biens',
    ),
    combined: words('{amount} for all of one accident', '{amount} pour l’ensemble d’un accident'),
  },
  'policyParts.people': {
    none: words('Nobody is named here.', 'Personne n’est nommé ici.'),
    noName: words('No name yet', 'Sans nom'),
    email: words('E-mail', 'Courriel'),
    phone: words('Phone', 'Téléphone'),
    birthdate: words('Date of birth', 'Date de naissance'),
    marital: words('Marital status', 'État civil'),
    license: words('Licensed in', 'Permis délivré en', { enCa: 'Licence issued in' }),
    licenseNumber: words('License number', 'Numéro du permis', { enCa: 'Licence number' }),
    licensedSince: words('Licensed since', 'Permis depuis'),
    experience: words('Years of driving RVs', 'Années de conduite de VR'),
    mailing: words('Mailing address', 'Adresse postale'),
    name: words('Name', 'Nom'),
  },
  'policyParts.vehicles': {
    none: words('No vehicle has been entered yet.', 'Aucun véhicule n’a encore été inscrit.'),
    untitled: words('Make and model not entered', 'Marque et modèle non inscrits'),
    class: words('Class', 'Classe'),
    vin: words('VIN', 'NIV'),
    value: words('Insured value', 'Valeur assurée'),
    basis: words('A total loss pays', 'Indemnité en cas de perte totale'),
    use: words('Use', 'Utilisation'),
    storage: words('Storage', 'Remisage'),
    miles: words('Miles a year', 'Milles par an'),
    nights: words('Nights a year', 'Nuits par an'),
    rented: words('Rented out', 'Mise en location'),
    percent: words('{value} % of the year', '{value} % de l’année'),
    length: words('Length', 'Longueur'),
    feet: words('{value} ft', '{value} pi'),
    owner: words('Original owner', 'Premier propriétaire'),
    financed: words('Loan or lease', 'Prêt ou location'),
    salvage: words('Salvage title', 'Véhicule récupéré'),
    yes: words('Yes', 'Oui'),
    no: words('No', 'Non'),
    garaged: words('Kept at', 'Gardé à'),
    notRented: words('No', 'Non'),
  },
};
