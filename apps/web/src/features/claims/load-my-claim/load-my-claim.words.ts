import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadMyClaimWords: WordsTree = {
  'claim.follow': {
    claim: words('Your claim', 'Votre réclamation'),
    title: words('Claim {number}', 'Réclamation {number}'),
    draftTitle: words('A report that you began', 'Une déclaration commencée'),
    all: words('All your claims', 'Toutes vos réclamations'),
    failed: words('This claim did not load', 'Cette réclamation n’a pas pu être chargée'),
    notFound: words('This claim is not here', 'Cette réclamation n’est pas ici'),
    notFoundBody: words('It may belong to another account.', 'Elle appartient peut-être à un autre compte.'),
    goOn: words('Go on with the report', 'Continuer la déclaration'),
    next: words('What happens next', 'La suite'),
    handler: words('{name} handles your claim.', '{name} s’occupe de votre réclamation.'),
    noHandler: words(
      'Nobody handles it yet: we give it to somebody who calls you.',
      'Personne ne s’en occupe encore : nous la confions à une personne qui vous appellera.',
    ),
    over: words('Nothing more is to come.', 'Il n’y a plus rien à venir.'),
    reason: words('Why', 'Pourquoi'),
    call: words(
      'Questions? Call {phone} with the claim number.',
      'Des questions ? Appelez le {phone} avec le numéro de réclamation.',
    ),
    payments: words('Payments', 'Paiements'),
    noPayments: words('Nothing was paid yet.', 'Rien n’a encore été payé.'),
    paidTo: words('to {payees}', 'à {payees}'),
    methods: {
      transfer: words('by bank transfer', 'par virement'),
      cheque: words('by check', 'par chèque', { enCa: 'by cheque' }),
    },
    paymentStatuses: {
      sending: words('On its way', 'En route'),
      sent: words('Sent', 'Envoyé'),
      paid: words('Paid', 'Payé'),
      returned: words('Came back', 'Retourné'),
    },
    history: words('What happened so far', 'Ce qui s’est passé'),
    letters: words('Letters', 'Nos lettres'),
    letterReturned: words(
      'This letter came back by post on {day}. Read it here, and write to us below where mail reaches you.',
      'Cette lettre est revenue par la poste le {day}. Lisez-la ici et écrivez-nous ci-dessous où le courrier vous parvient.',
    ),
    messages: words('Messages', 'Vos messages'),
    noMessages: words(
      'Write to who handles your claim. The law gives us days to answer.',
      'Écrivez à la personne qui traite votre réclamation. La loi nous donne un délai pour répondre.',
    ),
    you: words('You', 'Vous'),
    message: words('Your message', 'Votre message'),
    messageMissing: words('Write the message first.', 'Rédigez d’abord le message.'),
    send: words('Send the message', 'Envoyer le message'),
    sent: words('Your message is sent.', 'Votre message est envoyé.'),
    withdrawing: {
      action: words('Withdraw the claim', 'Retirer la réclamation'),
      title: words('Withdraw this claim?', 'Retirer cette réclamation ?'),
      effect: words(
        'Nobody looks into it any more, and nothing is paid. To claim after all, the loss is reported again.',
        'Personne ne l’examine plus, et rien n’est payé. Pour réclamer malgré tout, il faut déclarer le sinistre de nouveau.',
      ),
      confirm: words('Withdraw the claim', 'Retirer la réclamation'),
      cancel: words('Keep it', 'La garder'),
      done: words('The claim is withdrawn.', 'La réclamation est retirée.'),
    },
    appealing: {
      action: words('Ask us to look at it again', 'Demander un réexamen'),
      title: words('Ask us to look at it again?', 'Demander un réexamen ?'),
      effect: words(
        'The claim is opened once more and decided anew, in writing. You can ask this once.',
        'La réclamation est rouverte et décidée de nouveau, par écrit. Vous pouvez le demander une fois.',
      ),
      confirm: words('Ask us to look at it again', 'Demander un réexamen'),
      cancel: words('Not now', 'Pas maintenant'),
      done: words('We look at it again.', 'Nous la réexaminons.'),
      reason: words('What did we not see, or see wrong?', 'Qu’est-ce qui nous a échappé, ou que nous avons mal vu ?'),
      missing: words('Tell us what to look at.', 'Dites-nous ce qu’il faut examiner.'),
    },
  },
};
