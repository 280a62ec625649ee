import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const payWords: WordsTree = {
  price: {
    trace: words('How the price came about', 'Le calcul du prix'),
    step: words('Step and row of the rate book', 'Étape et ligne du manuel de tarification'),
    factor: words('Factor', 'Facteur'),
    after: words('After this step', 'Après cette étape'),
    total: words('Total for the term', 'Total de la période'),
    discount: words('Discount: {name}', 'Rabais : {name}'),
    fee: words('Policy fee', 'Frais de police'),
    perThousand: words('{value} a $1,000', '{value} par 1 000 $'),
    percentOff: words('− {percent} %', '− {percent} %'),
    why: words('Why this price?', 'Pourquoi ce prix ?'),
    title: words('How your price comes about', 'Comment votre prix se forme'),
    was: words('Was {before}: {reason}', 'Avant : {before}. {reason}'),
    wasNow: words(
      'Was {before}, now {after}{exact, select, yes { for the term} other {}}: {reason}',
      '{before} avant, {after} maintenant{exact, select, yes { pour la période} other {}} : {reason}',
    ),
    moves: words('How it moved', 'Comment il a changé'),
    noMoves: words('It hasn’t moved since the first one you saw.', 'Il n’a pas changé depuis le premier prix affiché.'),
    move: words('{before} → {after}', '{before} → {after}'),
    rowMove: words('{row}: {before} → {after}', '{row} : {before} → {after}'),
    none: words('none', 'rien'),
    alternatives: words('What would change it', 'Ce qui le changerait'),
    alternativesNote: words(
      'Each one alone, for the whole term. An agent can make a cover that no plan has.',
      'Chaque changement seul, pour toute la période. Un agent peut monter une protection qu’aucune formule n’offre.',
    ),
    noSteps: words(
      'The steps appear here once you’ve chosen a plan.',
      'Les étapes s’affichent ici dès que vous avez choisi une formule.',
    ),
    failed: words('We couldn’t load the steps of your price', 'Les étapes de votre prix n’ont pas pu être chargées'),
    footer: words('Your quote stays as it is.', 'Votre soumission reste telle quelle.'),
    close: words('Back to your quote', 'Revenir à la soumission'),
    saves: words('You save {amount} against paying monthly', 'Vous économisez {amount} par rapport aux mensualités'),
    all: words('All payments', 'Tous les paiements'),
    installmentFees: words('Installment fees', 'Frais de versement'),
    installmentFee: words('{fee} in each payment after the first', '{fee} dans chaque versement après le premier'),
    howPaid: words('How you pay', 'Modalités de paiement'),
  },
};
