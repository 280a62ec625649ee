import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const stateScreensWords: WordsTree = {
  'checkout.state': {
    call: words('Call {number}', 'Appeler le {number}'),
    newQuote: words('Start a new quote', 'Commencer une soumission'),
    backToQuote: words('Go back to the quote', 'Retourner à la soumission'),
    expired: {
      title: words('This offer has ended', 'Cette offre a pris fin'),
      body: words(
        'All your answers are kept. Open it again and we price it at today’s rates.',
        'Toutes vos réponses sont conservées. Rouvrez-la et nous la calculons aux tarifs d’aujourd’hui.',
      ),
      action: words('Open it again', 'La rouvrir'),
    },
    'pending-bind': {
      title: words('Your payment is on its way', 'Votre paiement est en route'),
      body: words(
        'This takes a few seconds. You can leave this page: we finish it and send you an e-mail. You are never charged twice.',
        'Cela prend quelques secondes. Vous pouvez quitter cette page : nous terminons et vous envoyons un courriel. Jamais de double débit.',
      ),
      slow: words(
        'It takes longer than usual. We keep asking the payment gateway and send an e-mail as soon as we know.',
        'C’est plus long que d’habitude. Nous continuons d’interroger la passerelle de paiement et vous écrivons dès que nous savons.',
      ),
    },
    ineligible: {
      title: words('We can’t offer this cover', 'Nous ne pouvons pas offrir cette protection'),
      body: words(
        'This is why. Change an answer if one of them is wrong, or call us about other carriers.',
        'Voici pourquoi. Corrigez une réponse si elle est inexacte, ou appelez-nous au sujet d’autres assureurs.',
      ),
      ended: words(
        'This is why. If an answer is wrong, call us: an agent changes it with you, and the offer opens again. We can also tell you about other carriers.',
        'Voici pourquoi. Si une réponse est inexacte, appelez-nous : un agent la change avec vous, et l’offre s’ouvre de nouveau. Nous pouvons aussi vous parler d’autres assureurs.',
      ),
    },
    'agent-required': {
      title: words('An agent takes it from here', 'Un agent prend la relève'),
      body: words(
        'Your answers are saved. Call us, or wait for the e-mail of the agent who takes your quote.',
        'Vos réponses sont enregistrées. Appelez-nous, ou attendez le courriel de l’agent qui prend votre soumission.',
      ),
    },
    'review-needed': {
      title: words('An underwriter looks at your quote', 'Un souscripteur examine votre soumission'),
      body: words(
        'Your answers are saved, and your quote is on our underwriters’ list. We write to you as soon as there is an answer; this page shows it too.',
        'Vos réponses sont enregistrées et votre soumission est sur la liste de nos souscripteurs. Nous vous écrivons dès qu’il y a une réponse ; cette page l’affiche aussi.',
      ),
    },
    locked: {
      title: words('Locked for renewal', 'Verrouillée pour le renouvellement'),
      body: words(
        'Your agent has frozen this renewal offer. It can’t be changed here.',
        'Votre agent a gelé cette offre de renouvellement. Elle ne peut pas être modifiée ici.',
      ),
    },
    replaced: {
      title: words('A newer quote took its place', 'Une soumission plus récente la remplace'),
      body: words(
        'Open it with the link in your newest e-mail from us, or call and we send the link again.',
        'Ouvrez-la avec le lien de notre dernier courriel, ou appelez-nous et nous renvoyons le lien.',
      ),
    },
    failed: words('That didn’t work. Try again in a moment.', 'Cela n’a pas fonctionné. Réessayez dans un instant.'),
  },
};
