import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const payWords: WordsTree = {
  'checkout.payLink': {
    opening: words('Opening what is due', 'Ouverture du montant dû'),
    failed: words(
      'We couldn’t open this. Check your connection and try again.',
      'Impossible d’ouvrir cette page. Vérifiez votre connexion et réessayez.',
    ),
    title: words('Pay {amount}', 'Payer {amount}'),
    lead: words(
      'For policy {number} with {seller}, due {day}.',
      'Pour la police {number} de {seller}, montant dû le {day}.',
    ),
    payCard: words('Pay {amount} with the card ending {ends}', 'Payer {amount} avec la carte se terminant par {ends}'),
    payBank: words('Pay {amount} from the account ending {ends}', 'Payer {amount} du compte se terminant par {ends}'),
    debit: words(
      'Pressing the button lets us debit that amount once. It takes up to five business days.',
      'En appuyant sur le bouton, vous nous permettez de débiter ce montant une seule fois. Cela prend jusqu’à cinq jours ouvrables.',
    ),
    noMethod: words(
      'No card or account on file may be charged. Sign in to pay with another one.',
      'Aucune carte ni aucun compte au dossier ne peut être débité. Connectez-vous pour payer autrement.',
    ),
    other: words(
      'To pay with another card, or another amount, sign in.',
      'Pour payer avec une autre carte ou un autre montant, connectez-vous.',
    ),
    signIn: words('Sign in', 'Se connecter'),
    declined: words('The bank declined the payment.', 'La banque a refusé le paiement.'),
    paying: words('Paying', 'Paiement en cours'),
    simulated: words('This is a demo: no money moves.', 'Ceci est une démonstration : aucun argent n’est déplacé.'),
    paid: {
      title: words('Paid, thank you', 'Payé, merci'),
      body: words(
        '{seller} sends you a receipt by e-mail. A bank account takes a few days.',
        '{seller} vous envoie un reçu par courriel. Un compte bancaire demande quelques jours.',
      ),
    },
    under_way: {
      title: words('A payment is on its way', 'Un paiement est en cours'),
      body: words(
        '{seller} writes to you once the bank has answered.',
        '{seller} vous écrira dès que la banque aura répondu.',
      ),
    },
    over: {
      title: words('This link is over', 'Ce lien n’est plus valide'),
      body: words(
        'It paid what its e-mail asked for, or its days have passed. Open the newest e-mail of {seller}, or sign in.',
        'Il a servi à payer ce que son courriel demandait, ou son délai est passé. Ouvrez le courriel le plus récent de {seller} ou connectez-vous.',
      ),
    },
    unknown: {
      title: words('This link opens nothing', 'Ce lien n’ouvre rien'),
      body: words(
        'Open the newest e-mail about your payment, or sign in to your account.',
        'Ouvrez le courriel le plus récent au sujet de votre paiement ou connectez-vous à votre compte.',
      ),
    },
  },
};
