import type { Translations } from '../shared/text/sentence.ts';

/** What a contract says of what comes back, in Canadian French. */
export const returnPromiseFrench: Translations = {
  'You may cancel at any time from a day that you name.':
    'Vous pouvez résilier en tout temps, à compter du jour que vous indiquez.',
  'Within {days} days, and as long as nothing was claimed, you get everything back. Later:':
    'Dans les {days} jours, et tant que rien n’a été réclamé, vous récupérez tout. Plus tard :',
  'You get back the price of the days that are left.': 'Vous récupérez le prix des jours restants.',
  'You get back nine tenths of the price of the days that are left.':
    'Vous récupérez les neuf dixièmes du prix des jours restants.',
  'You get back what the customary short-rate table leaves of the price, which is less than the days that are left.':
    'Vous récupérez ce que la table usuelle à court terme laisse du prix, soit moins que les jours restants.',
  'You get back the price of the days or of the miles that are left, whichever is less.':
    'Vous récupérez le prix des jours ou des milles restants, selon le moindre.',
  'You get back nine tenths of the price of the days or of the miles that are left, whichever is less.':
    'Vous récupérez les neuf dixièmes du prix des jours ou des milles restants, selon le moindre.',
  'You get back what the customary short-rate table leaves of the price of the days or of the miles that are left, whichever is less.':
    'Vous récupérez ce que la table usuelle à court terme laisse du prix des jours ou des milles restants, selon le moindre.',
  'What was paid for claims is taken off.': 'Ce qui a été payé pour des réclamations est déduit.',
  'We keep a fee of {percent} % of it or {amount}, whichever is less.':
    'Nous conservons des frais de {percent} % de ce montant ou de {amount}, selon le moindre.',
  'We keep {amount} of the price at least.': 'Nous conservons au moins {amount} du prix.',
  'The law where you live counts last: at least {share} % of the price of the days that are left comes back, less a minimum that is named here ({source}).':
    'La loi du lieu où vous habitez compte en dernier : au moins {share} % du prix des jours restants est remboursé, moins un minimum nommé ici ({source}).',
  'The law where you live counts last: at least {share} % of the price of the days that are left comes back ({source}).':
    'La loi du lieu où vous habitez compte en dernier : au moins {share} % du prix des jours restants est remboursé ({source}).',
  'Where you are called to military duty, or moved by the armed forces to where this cover is not needed, you get back every day that is left: we keep no minimum and no fee ({source}).':
    'Si vous êtes appelé au service militaire, ou muté par les forces armées là où cette protection n’est pas nécessaire, vous récupérez chaque jour restant : nous ne conservons ni minimum ni frais ({source}).',
  'Where what was insured is sold or a total loss, you get back every day that is left: we keep no minimum and no fee.':
    'Si ce qui était assuré est vendu ou est une perte totale, vous récupérez chaque jour restant : nous ne conservons ni minimum ni frais.',
  'Where what was insured is sold or a total loss, you get back the days or the miles that are left, whichever is less: we keep no minimum and no fee.':
    'Si ce qui était assuré est vendu ou est une perte totale, vous récupérez les jours ou les milles restants, selon le moindre : nous ne conservons ni minimum ni frais.',
  'Where we end it, you get back every day that is left.': 'Si nous y mettons fin, vous récupérez chaque jour restant.',
  'Fees are not refunded, except where everything comes back.':
    'Les frais ne sont pas remboursés, sauf si tout est remboursé.',
  'Fees are not refunded, except where everything comes back. Each payment after the first costs {fee}.':
    'Les frais ne sont pas remboursés, sauf si tout est remboursé. Chaque paiement après le premier coûte {fee}.',
  'Taking cover up again after it ended costs {fee}.': 'Reprendre la protection après sa fin coûte {fee}.',
  'Example: of {price} for {all} days you get back {back} after {days} days.':
    'Exemple : de {price} pour {all} jours, vous récupérez {back} après {days} jours.',
  'Example: of {price} for {all} days you get back {back} after {days} days and {miles} miles.':
    'Exemple : de {price} pour {all} jours, vous récupérez {back} après {days} jours et {miles} milles.',
  'Some states and provinces have other terms. Yours stand in the words that you read before you sign.':
    'Certains États et provinces ont d’autres conditions. Les vôtres figurent dans le texte que vous lisez avant de signer.',
};
