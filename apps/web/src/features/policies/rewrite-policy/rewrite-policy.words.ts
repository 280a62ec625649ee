import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const rewritePolicyWords: WordsTree = {
  'actions.rewrite_delinquent_policy': {
    action: words('Rewrite', 'Récrire'),
    title: words('Rewrite the policy', 'Récrire la police'),
    effect: words(
      'A quote is made of what the policy covers, for a new year under a new number. The insured signs and pays it; the old policy then ends on the first day of the new one.',
      'Une soumission reprend ce que couvre la police, pour une nouvelle année et sous un nouveau numéro. L’assuré la signe et la paie ; l’ancienne police prend alors fin le premier jour de la nouvelle.',
    ),
    confirm: words('Start the quote', 'Commencer la soumission'),
    confirmBegun: words('Open the quote', 'Ouvrir la soumission'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('The quote is open.', 'La soumission est ouverte.'),
    begins: words('The new policy would begin on {day}.', 'La nouvelle police commencerait le {day}.'),
    premiumBefore: words('Premium of the old term', 'Prime de l’ancien terme'),
    premiumAfter: words('Premium of the new term', 'Prime du nouveau terme'),
    balance: words(
      '{amount} that the old policy leaves unpaid is due with the first payment.',
      '{amount} laissés impayés par l’ancienne police sont exigibles avec le premier paiement.',
    ),
    refund: words('{amount} comes back of the old policy.', '{amount} de l’ancienne police sont remboursés.'),
    even: words('Nothing is left owed of the old policy.', 'L’ancienne police ne laisse rien à payer.'),
  },
};
