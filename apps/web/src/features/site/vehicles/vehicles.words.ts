import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const vehiclesWords: WordsTree = {
  'vehicles.tour': {
    title: words('Cut open', 'En coupe'),
    lead: words(
      'What breaks on one of these, what repairing it may cost, and what pays. Press a number or a name.',
      'Ce qui s’y brise, ce que la réparation peut coûter et qui paie. Choisissez un numéro ou un nom.',
    ),
    drawing: words(
      '{class} with its side cut away: bed, bath, galley and seats inside, tanks below the floor.',
      '{class}, côté ouvert : lit, salle de bain, cuisine et sièges à l’intérieur, réservoirs sous le plancher.',
    ),
    range: words('Repair: {low} to {high}', 'Réparation : {low} à {high}'),
    bill: words(
      'A bill of {loss}, less your deductible of {deductible}: {paid} is paid.',
      'Une facture de {loss}, moins votre franchise de {deductible} : {paid} sont payés.',
    ),
    whole: words(
      'A bill of {loss}, no deductible: {paid} is paid.',
      'Une facture de {loss}, sans franchise : {paid} sont payés.',
    ),
    own: words('A bill of {loss}: you pay all of it.', 'Une facture de {loss} : vous la payez en entier.'),
    source: words(
      'Amounts are our own illustration in US dollars, with the Road-ready plan’s deductible; they are no statistic of repairs. Ask a shop near you.',
      'Les montants sont une illustration de notre cru, en dollars américains, avec la franchise de la formule Prêt à rouler ; ce n’est pas une statistique de réparations. Demandez à un atelier près de chez vous.',
    ),
  },
  'vehicles.part': {
    roof: words('Roof', 'Toit'),
    slide_out: words('Slide-out', 'Extension'),
    awning: words('Awning', 'Auvent'),
    tanks: words('Tanks and underside', 'Réservoirs et dessous'),
    tow: words('Hitch', 'Attelage'),
    windshield: words('Windshield', 'Pare-brise'),
    garage: words('Garage and ramp', 'Garage et rampe'),
  },
  'vehicles.named': {
    pop_up: { roof: words('Canvas and lift', 'Toile et levage'), slide_out: words('Bed end', 'Lit déployé') },
    truck_camper: { tow: words('Tie-downs', 'Ancrages') },
  },
  'vehicles.payer': {
    comprehensive: words('Comprehensive pays', 'Payé par la protection sans collision'),
    collision: words('Collision pays', 'Payé par la protection collision'),
    glass: words('Glass cover pays', 'Payé par la protection des vitres'),
    service_plan: words('An extended service plan pays', 'Payé par un plan de service prolongé'),
    none: words('No cover pays this', 'Aucune protection ne paie'),
  },
  'vehicles.facts': {
    title: words('Have these at hand', 'À avoir sous la main'),
    length: words('How long it is', 'Sa longueur'),
    vin: words('Where its number is', 'Où se trouve son numéro'),
  },
  'vehicles.range': {
    title: words('What one costs to insure', 'Ce qu’il en coûte de l’assurer'),
    lead: words(
      'An example that nobody owns: three model years old, at the middle of our value table, priced by the rates in force.',
      'Un exemple sans propriétaire : trois années-modèles, au milieu de notre table des valeurs, au tarif en vigueur.',
    ),
    year: words('a year', 'par année'),
    priced: words('Priced for {day}, rates {rates}', 'Calculé pour le {day}, tarif {rates}'),
    place: words('Where it is kept', 'Où il est gardé'),
    here: words('Kept in {area}', 'Gardé : {area}'),
    none: words(
      'It is not sold there today. The first step says why, and keeps a place on the waitlist.',
      'Ce n’est pas offert là-bas pour le moment. La première étape dit pourquoi et garde votre place sur la liste d’attente.',
    ),
    loading: words('The price is being worked out.', 'Le prix se calcule.'),
    failed: words(
      'The example cannot be shown now. The price range works all the same.',
      'L’exemple ne peut être affiché maintenant. La fourchette de prix fonctionne quand même.',
    ),
  },
  vehicles: {
    others: words('Other classes', 'Autres classes'),
    all: words('All classes side by side', 'Toutes les classes côte à côte'),
  },
  'vehicles.index': {
    road: words('Ten classes to one scale', 'Dix classes à la même échelle'),
    table: words('Compare them', 'Comparez-les'),
    hint: words('Press a heading to sort.', 'Choisissez un titre pour trier.'),
    name: words('Class', 'Classe'),
    length: words('Length', 'Longueur'),
    towed: words('Towed?', 'Tiré ?'),
    license: words('License', 'Permis', { enCa: 'Licence' }),
    value: words('Typical value', 'Valeur type'),
    feet: words('{from} to {to} ft', '{from} à {to} pi'),
    driven: words('No, it is driven', 'Non, il se conduit'),
    pulled: words('Yes', 'Oui'),
    carried: words('No, it is carried', 'Non, il se porte'),
    ordinary: words('Ordinary', 'Ordinaire'),
    heavy: words(
      'Ordinary; some places ask more above 26,000 lb',
      'Ordinaire ; certains endroits exigent davantage au-delà de 26 000 lb',
    ),
    heavyTow: words(
      'Ordinary; some places ask more for heavy combinations',
      'Ordinaire ; certains endroits exigent davantage pour les ensembles lourds',
    ),
    note: words(
      'Lengths are those that we draw and insure most; the value is the middle of our demonstration table for {year} models. Ask your licensing office what a heavy rig needs.',
      'Les longueurs sont celles que nous dessinons et assurons le plus ; la valeur est le milieu de notre table de démonstration pour les modèles {year}. Demandez au bureau des permis ce qu’exige un véhicule lourd.',
    ),
  },
};
