import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const cancelPolicyWords: WordsTree = {
  'account.cancel': {
    title: words('Cancel your policy', 'Résilier votre police'),
    instead: words(
      'Selling later, storing it for winter, or paying too much? We can lower your cover instead. Call',
      'Vous vendez plus tard, vous remisez pour l’hiver ou vous payez trop ? Nous pouvons plutôt réduire votre protection. Appelez le',
    ),
    reason: words('Why do you cancel?', 'Pourquoi résiliez-vous ?'),
    asOf: words('Cover ends on', 'Fin de la protection'),
    asOfHint: words(
      'Cover ends at 12:01 a.m. of this day: the day itself is not covered any more.',
      'La protection prend fin à 0 h 01 ce jour-là : la journée elle-même n’est plus couverte.',
    ),
    confirm: words('Cancel my policy', 'Résilier ma police'),
    working: words('Working…', 'En cours…'),
    chooseReason: words('Choose a reason.', 'Choisissez un motif.'),
    reversible: words(
      'You get a letter as proof. An end on a later day can be taken back until it comes.',
      'Vous recevez une lettre comme preuve. Une fin à une date ultérieure peut être annulée jusqu’à ce qu’elle vienne.',
    ),
    reverse: words('Keep my policy', 'Garder ma police'),
    sure: words('Cancel your policy?', 'Résilier votre police ?'),
    keep: words('Keep my cover', 'Garder ma protection'),
    confirmOn: words('Cancel as of {date}', 'Résilier au {date}'),
  },
  'actions.cancel_policy': {
    action: words('Cancel policy', 'Résilier la police'),
    title: words('Cancel this policy', 'Résilier cette police'),
    effect: words(
      'The insured and their lenders are told by letter. What the days ahead cost comes back, to the cent as shown.',
      'L’assuré et ses créanciers sont avisés par lettre. Le coût des jours à venir est remboursé, au cent près, comme indiqué.',
    ),
    confirm: words('Cancel the policy', 'Résilier la police'),
    cancel: words('Keep the policy', 'Garder la police'),
    done: words('The cancellation is written down.', 'La résiliation est inscrite.'),
    reason: words('Reason', 'Motif'),
    choose: words('Choose a reason', 'Choisissez un motif'),
    asOf: words('Cover ends on', 'Fin de la protection'),
    asOfHint: words(
      'Cover ends at 12:01 a.m. of this day: the day itself is not covered any more.',
      'La protection prend fin à 0 h 01 ce jour-là : la journée elle-même n’est plus couverte.',
    ),
    proof: words('Proof', 'Preuve'),
    proofHint: words(
      'What shows the sale or the other cover, such as a bill of sale of that day.',
      'Ce qui prouve la vente ou l’autre protection, comme un acte de vente de ce jour.',
    ),
    explanation: words('Explanation', 'Explication'),
    optional: words('optional', 'facultatif'),
    send: words('Send the refund', 'Envoyer le remboursement'),
    sendHint: words(
      'Held, it stays owed by the same day. Say why above.',
      'Retenu, il reste dû pour le même jour. Indiquez pourquoi plus haut.',
    ),
    typeNumber: words('Type {number} to confirm', 'Tapez {number} pour confirmer'),
  },
  'actions.underwriter_cancel_policy': { action: words('Cancel policy', 'Résilier la police') },
  'actions.reverse_pending_policy_cancellation': {
    action: words('Reverse the cancellation', 'Annuler la résiliation'),
    title: words('Reverse the cancellation', 'Annuler la résiliation'),
    effect: words(
      'Cover goes on without a gap, and nothing is refunded. The insured and their lenders are told.',
      'La protection se poursuit sans interruption et rien n’est remboursé. L’assuré et ses créanciers sont avisés.',
    ),
    confirm: words('Reverse it', 'Annuler la résiliation'),
    cancel: words('Leave it', 'La laisser'),
    done: words('The policy goes on.', 'La police se poursuit.'),
  },
  'policyParts.cancellation': {
    odometer: words('Odometer', 'Compteur'),
    odometerHint: words(
      'Miles that it shows now. It was {from, number} when the contract was sold.',
      'Les milles qu’il indique maintenant. Il en indiquait {from, number} à la vente du contrat.',
    ),
    ends: words(
      'Cover ends on {date} at 12:01 a.m. local time.',
      'La protection prend fin le {date} à 0 h 01, heure locale.',
    ),
    refund: words(
      '{reader, select, staff {{amount} goes back} other {You get {amount} back}}',
      '{reader, select, staff {{amount} est remboursé} other {Nous vous remboursons {amount}}}',
    ),
    balance: words(
      '{reader, select, staff {{amount} stays owed} other {You still owe {amount}}}',
      '{reader, select, staff {{amount} reste dû} other {Vous devez encore {amount}}}',
    ),
    even: words('Nothing is owed either way', 'Rien n’est dû de part ni d’autre'),
    basis: {
      flat: words('As never issued: everything comes back', 'Réputée jamais établie : tout est remboursé'),
      pro_rata: words(
        'By days: every day that is not covered comes back',
        'Au prorata : chaque jour non couvert est remboursé',
      ),
      short_rate_90: words(
        'Short rate: 90 percent of the days that are not covered',
        'À court terme : 90 pour cent des jours non couverts',
      ),
      short_rate_table: words('Short rate, by the table', 'À court terme, selon le barème'),
    },
    refundTo: words('To {ends}, by {due} at the latest', 'Sur {ends}, au plus tard le {due}'),
    dueBefore: words(
      'Payments of {amount} that fall due until then count as made',
      'Les versements de {amount} exigibles d’ici là sont comptés comme faits',
    ),
    lienholders: words('Told, too: {names}', 'Également avisés : {names}'),
    byLine: words('Line by line', 'Ligne par ligne'),
    line: words('Line', 'Ligne'),
    before: words('Before', 'Avant'),
    after: words('After', 'Après'),
    sum: words('Together', 'Ensemble'),
    lawText: words(
      'Text read at {at}{edition, select, none {, a copy without a date} other {, as of {edition}}}.',
      'Texte lu à {at}{edition, select, none {, copie sans date} other {, en date de {edition}}}.',
    ),
    lawUnread: words('The text itself was not read.', 'Le texte lui-même n’a pas été lu.'),
    counts: words(
      'The notice counts {channel, select, email {by e-mail} first_class {by letter} certificate_of_mailing {by letter with a certificate of mailing} tracked {by tracked letter} certified {by certified letter} other {by registered letter}} ({source}).',
      'L’avis compte {channel, select, email {par courriel} first_class {par lettre} certificate_of_mailing {par lettre avec certificat de dépôt} tracked {par lettre suivie} certified {par courrier certifié} other {par courrier recommandé}} ({source}).',
    ),
    provenOn: words(
      'Notice proven {channel, select, email {by e-mail} first_class {by letter} certificate_of_mailing {by letter with a certificate of mailing} tracked {by tracked letter} certified {by certified letter} other {by registered letter}}, {date}.',
      'Avis prouvé {channel, select, email {par courriel} first_class {par lettre} certificate_of_mailing {par lettre avec certificat de dépôt} tracked {par lettre suivie} certified {par courrier certifié} other {par courrier recommandé}}, le {date}.',
    ),
    notProven: words(
      'The notice counts {channel, select, email {by e-mail} first_class {by letter} certificate_of_mailing {by letter with a certificate of mailing} tracked {by tracked letter} certified {by certified letter} other {by registered letter}} and is not proven yet: without proof cover does not end.',
      'L’avis compte {channel, select, email {par courriel} first_class {par lettre} certificate_of_mailing {par lettre avec certificat de dépôt} tracked {par lettre suivie} certified {par courrier certifié} other {par courrier recommandé}} et n’est pas encore prouvé : sans preuve, la protection ne prend pas fin.',
    ),
    legal: words('Cover may end on {date} at the earliest', 'La protection peut prendre fin le {date} au plus tôt'),
    legalCount: words(
      '{days} days of notice and {post} for the post, from {sent} on{moved, plural, =0 {} one {, and one day on to a working day} other {, and # days on to a working day}}.',
      '{days} jours d’avis et {post} pour la poste, à compter du {sent}{moved, plural, =0 {} one {, et un jour jusqu’à un jour ouvrable} other {, et # jours jusqu’à un jour ouvrable}}.',
    ),
    ground: words(
      'The reason is one that may be given at any age of the policy ({source}).',
      'Ce motif vaut à tout âge de la police ({source}).',
    ),
    groundUntil: words(
      'This reason is good while the policy is new: the notice goes out by {date} at the latest ({source}).',
      'Ce motif vaut tant que la police est récente : l’avis part au plus tard le {date} ({source}).',
    ),
    unconfirmed: words(
      'No statute confirmed these days (grade {grade}). It takes an underwriter with a reason.',
      'Aucun texte de loi n’a confirmé ces jours (cote {grade}). Il faut un souscripteur et une raison.',
    ),
    pendingTitle: words('Cover ends on {date}', 'La protection prend fin le {date}'),
    cancelledTitle: words('Cancelled as of {date}', 'Résiliée en date du {date}'),
    pendingBody: words(
      '{reader, select, staff {Until then it can be reversed; no money has moved.} other {Until then you are covered, and you can keep your policy.}}',
      '{reader, select, staff {D’ici là, elle peut être annulée ; aucun montant n’a bougé.} other {D’ici là, vous êtes couvert, et vous pouvez garder votre police.}}',
    ),
    gap: words('No cover from {from} to {to}, 12:01 a.m.', 'Sans protection du {from} au {to}, 0 h 01'),
    gapBody: words(
      'The policy was reinstated; these days cost nothing.',
      'La police a été remise en vigueur ; ces jours ne coûtent rien.',
    ),
    refundStands: words(
      '{status, select, paid {{amount} was paid back} stopped {{amount} was not paid back: cover went on} held {{amount} is owed back by {due}, and held} other {{amount} is owed back, by {due}}}',
      '{status, select, paid {{amount} a été remboursé} stopped {{amount} n’a pas été remboursé : la protection s’est poursuivie} held {{amount} doit être remboursé au plus tard le {due}, et est retenu} other {{amount} doit être remboursé au plus tard le {due}}}',
    ),
  },
};
