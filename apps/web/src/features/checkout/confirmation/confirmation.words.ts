import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const confirmationWords: WordsTree = {
  'checkout.confirmation': {
    named: words('Thank you, {name}. {sentence}', 'Merci, {name}. {sentence}'),
    begins: words('Your cover begins on {date}', 'Votre protection commence le {date}'),
    beganToday: words('Your cover began today at {time}', 'Votre protection a commencé aujourd’hui à {time}'),
    began: words('Your cover began on {date}', 'Votre protection a commencé le {date}'),
    number: words('Policy number', 'Numéro de police'),
    from: words('From', 'Du'),
    to: words('To', 'Au'),
    time: words('12:01 a.m.', '0 h 01'),
    nextTitle: words('What happens next', 'La suite'),
    nextMail: words('We send the confirmation to {email}.', 'Nous envoyons la confirmation à {email}.'),
    nextStart: words(
      'Cover begins on {date}. Cancel an older policy from that day, not before.',
      'La protection commence le {date}. Résiliez votre ancienne police à partir de ce jour, pas avant.',
    ),
    nextPrice: words('How it is paid: {payments}.', 'Modalités de paiement : {payments}.'),
    nextPayment: words(
      'The next payment of {amount} is due on {date}.',
      'Le prochain versement de {amount} est dû le {date}.',
    ),
    nextPaid: words('The term is paid in full.', 'La période est payée en entier.'),
    nextDebit: words(
      'Your bank account is being debited, which takes up to five business days. Keep the amount in it until then.',
      'Votre compte bancaire est en cours de débit, ce qui prend jusqu’à cinq jours ouvrables. Gardez-y ce montant d’ici là.',
    ),
    nextNothing: words('Nothing more is due for this term.', 'Il n’y a plus rien à payer pour cette période.'),
    documents: words('Your documents', 'Vos documents'),
    account: words('Go to my account', 'Aller à mon compte'),
    accountHint: words(
      'Sign in with {email}. We send you a link; there is no password to remember.',
      'Connectez-vous avec {email}. Nous vous envoyons un lien ; aucun mot de passe à retenir.',
    ),
    notBound: words('There is no policy for this quote yet', 'Il n’y a pas encore de police pour cette soumission'),
    continue: words('Continue your quote', 'Continuer votre soumission'),
  },
};
