import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const waitlistWords: WordsTree = {
  'checkout.waitlist': {
    title: words('We do not sell this there yet', 'Nous n’offrons pas encore ce produit à cet endroit'),
    body: words(
      'Leave your e-mail address: we keep it for this alone, for two years at most, and write to it once, when we sell there.',
      'Laissez votre courriel : nous le gardons pour cela seulement, deux ans au plus, et n’y écrivons qu’une fois, quand nous offrirons ce produit à cet endroit.',
    ),
    email: words('E-mail', 'Courriel'),
    submit: words('Keep my address', 'Garder mon adresse'),
    sending: words('Keeping', 'Enregistrement'),
    stored: words(
      'We have kept {email}. Our underwriters see who waits for which place.',
      'Nous avons gardé {email}. Nos souscripteurs voient qui attend, et pour quel endroit.',
    ),
    soldThere: words('What we sell there', 'Ce que nous offrons à cet endroit'),
    elsewhere: words(
      'Another company prices and sells it on its own pages.',
      'Une autre société en fixe le prix et le vend sur ses propres pages.',
    ),
    pausedTitle: words('New cover is paused here: {name}', 'Les nouvelles protections sont suspendues ici : {name}'),
    pausedUntil: words('Until {when}', 'Jusqu’au {when}'),
    pausedOpen: words('Until further notice', 'Jusqu’à nouvel ordre'),
    pausedBody: words(
      'You can go on with your quote and buy when it is over. Leave your e-mail address, and we write to it once, when it ends.',
      'Vous pouvez poursuivre votre soumission et l’acheter ensuite. Laissez votre courriel : nous n’y écrirons qu’une fois, quand la suspension prendra fin.',
    ),
    pausedSubmit: words('Tell me when it ends', 'M’avertir quand ce sera fini'),
    pausedKept: words('We write to {email} when it ends.', 'Nous écrirons à {email} quand la suspension prendra fin.'),
    pausedInEnglish: words('Written in English alone.', 'Cet avis n’existe qu’en anglais.'),
  },
};
