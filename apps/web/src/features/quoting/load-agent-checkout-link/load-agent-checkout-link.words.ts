import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadAgentCheckoutLinkWords: WordsTree = {
  'actions.load_agent_checkout_link': {
    action: words('Copy checkout link', 'Copier le lien de paiement'),
    title: words('Checkout link', 'Lien de paiement'),
    effect: words(
      'Whoever has this link can finish and pay the quote.',
      'Quiconque a ce lien peut terminer et payer la soumission.',
    ),
  },
  'actions.agent_signing_complete': {
    action: words('Payment link', 'Lien de paiement'),
    title: words('Payment link', 'Lien de paiement'),
    effect: words(
      'The quote is signed. This link opens at the payment, where the customer enters the card. Never take a card number yourself.',
      'La soumission est signée. Ce lien ouvre la page de paiement, où le client entre sa carte. Ne prenez jamais vous-même un numéro de carte.',
    ),
  },
};
