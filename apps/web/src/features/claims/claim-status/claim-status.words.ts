import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const claimStatusWords: WordsTree = {
  'claim.due': {
    late: words('We are late with this: call us.', 'Nous sommes en retard : appelez-nous.'),
    acknowledge: words('You hear from us by {day}.', 'Vous aurez de nos nouvelles au plus tard le {day}.'),
    answer_communication: words('You have our answer by {day}.', 'Vous aurez notre réponse au plus tard le {day}.'),
    begin_investigation: words(
      'We begin to look into it by {day}.',
      'Nous commençons à l’examiner au plus tard le {day}.',
    ),
    finish_investigation: words(
      'We finish looking into it by {day}.',
      'Nous terminons l’examen au plus tard le {day}.',
    ),
    decide: words('You know our decision by {day}.', 'Vous connaîtrez notre décision au plus tard le {day}.'),
    status_letter_every: words(
      'We write to you by {day}, how far we are and why it takes longer.',
      'Nous vous écrivons au plus tard le {day} pour vous dire où nous en sommes et pourquoi cela prend plus de temps.',
    ),
    pay_after_agreement: words('You are paid by {day}.', 'Vous êtes payé au plus tard le {day}.'),
  },
};
