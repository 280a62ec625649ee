import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const confirmDelinquentPolicyWords: WordsTree = {
  'actions.confirm_delinquent_policy': {
    action: words('Agree on a day', 'Convenir d’un jour'),
    title: words('Agree on a day to pay', 'Convenir d’un jour de paiement'),
    effect: words(
      'What is overdue is asked for again on that day, and charged then where automatic payments are on. Until then no notice goes out.',
      'Ce qui est en souffrance est demandé de nouveau ce jour-là, et prélevé si les paiements automatiques sont actifs. D’ici là, aucun avis ne part.',
    ),
    confirm: words('Write it down', 'Noter le jour'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('The day is written down.', 'Le jour est noté.'),
    due: words('{amount} overdue', '{amount} en souffrance'),
    since: words('Since {day}', 'Depuis le {day}'),
    ends: words(
      'If notice went out now, cover would end on {day}.',
      'Si l’avis partait maintenant, la protection prendrait fin le {day}.',
    ),
    payBy: words('To be paid by', 'À payer au plus tard le'),
    payByHint: words('No later than {last}.', 'Au plus tard le {last}.'),
  },
};
