import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const protectionWords: WordsTree = {
  protection: {
    who: words('Who it is for', 'Pour qui'),
    kinds: words('It takes', 'Véhicules acceptés'),
    months: words('Terms: {months} months', 'Durées : {months} mois'),
    takes: words('Before you begin', 'Avant de commencer'),
    covered: words('What it pays', 'Ce qu’elle paie'),
    notCovered: words('What it does not pay', 'Ce qu’elle ne paie pas'),
    chosen: words('Always in it', 'Toujours comprise'),
    refund: words('If you cancel', 'Si vous annulez'),
    faq: words('Questions', 'Questions'),
  },
  'protection.specimen': {
    title: words('Read all of it', 'Tout lire'),
    body: words(
      'The wording as we sell it today, edition of {edition}. Your name, what is insured and the price stand in the declarations that come with it.',
      'Le libellé tel que nous le vendons aujourd’hui, édition de {edition}. Votre nom, ce qui est assuré et le prix figurent dans les conditions particulières qui l’accompagnent.',
    ),
    link: words('Specimen policy (PDF)', 'Spécimen de police (PDF)'),
  },
  'protection.claim': {
    title: words('Follow the money of one claim', 'Suivez l’argent d’un sinistre'),
    loss: words('The damage', 'Le dommage'),
    cover: words('{cover}: {setting}', '{cover} : {setting}'),
    paid: words('We pay', 'Nous payons'),
    deducted: words('Your deductible', 'Votre franchise'),
    above: words('Above the limit, yours', 'Au-delà du montant, à vous'),
    note: words(
      'The same arithmetic settles a real claim of one damage. Currency is that of your policy.',
      'Le même calcul règle un vrai sinistre d’un seul dommage. La devise est celle de votre police.',
    ),
  },
  'protection.areas': {
    title: words('Where it is sold', 'Où elle est offerte'),
    loading: words('This is being looked up.', 'Recherche en cours.'),
    failed: words(
      'This cannot be shown now. The first step tells you for your ZIP or postal code.',
      'Impossible à afficher maintenant. La première étape vous le dit pour votre code postal ou ZIP.',
      { enCa: 'This cannot be shown now. The first step tells you for your postal or ZIP code.' },
    ),
    none: words('It is not sold anywhere at present.', 'Elle n’est offerte nulle part pour le moment.'),
    sold: words(
      'In {states, plural, =0 {no state} one {# state} other {# states}} and {provinces, plural, =0 {no province} one {# province} other {# provinces}} by our products as they stand today. The law of a place may still close it for motorhomes: the first step says so.',
      'Dans {states, plural, =0 {aucun État} one {# État} other {# États}} et {provinces, plural, =0 {aucune province} one {# province} other {# provinces}} selon nos produits actuels. La loi d’un endroit peut encore l’exclure pour les autocaravanes : la première étape le dit.',
    ),
    map: words('States and provinces; filled ones are sold', 'États et provinces ; offerte dans ceux qui sont remplis'),
    soldIn: words('{area}, sold', '{area}, offerte'),
    notSold: words('{area}, not sold', '{area}, non offerte'),
  },
  'protection.box': {
    title: words('What would yours cost?', 'Combien coûterait la vôtre ?'),
    missing: words(
      'Enter the ZIP or postal code where it is kept',
      'Entrez le code postal ou ZIP du lieu où il est gardé',
      { enCa: 'Enter the postal or ZIP code where it is kept' },
    ),
    start: words('See my price', 'Voir mon prix'),
    waitlist: words('Join the waitlist', 'M’inscrire à la liste d’attente'),
    notThere: words(
      'It is not sold at that ZIP or postal code today. Leave your e-mail on the next page and we write when it is.',
      'Elle n’est pas offerte à ce code postal pour le moment. Laissez votre courriel à la page suivante et nous vous écrirons quand elle le sera.',
      {
        enCa: 'It is not sold at that postal or ZIP code today. Leave your e-mail on the next page and we write when it is.',
      },
    ),
    agents: words('Ask our agents', 'Écrire à nos agents'),
  },
};
