import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const reinstatePolicyWords: WordsTree = {
  'actions.reinstate_policy': {
    action: words('Reinstate', 'Remettre en vigueur'),
    title: words('Reinstate this policy', 'Remettre cette police en vigueur'),
    effect: words(
      'Cover goes on once it is paid. The insured and their lenders are told by letter.',
      'La protection se poursuit une fois payée. L’assuré et ses créanciers sont avisés par lettre.',
    ),
    confirm: words('Reinstate', 'Remettre en vigueur'),
    cancel: words('Leave it cancelled', 'La laisser résiliée'),
    done: words('The policy is in force again.', 'La police est de nouveau en vigueur.'),
    pending: words(
      'The bank has not answered yet. Cover goes on as soon as it has.',
      'La banque n’a pas encore répondu. La protection se poursuit dès qu’elle l’aura fait.',
    ),
    declined: words('The payment was declined.', 'Le paiement a été refusé.'),
    noCard: words(
      'No card on file can pay. While something is due, the customer gives one on their billing page; the link to it stands under Billing. Otherwise start a new quote.',
      'Aucune carte au dossier ne peut payer. Tant qu’un montant est exigible, le client en donne une sur sa page de facturation ; le lien se trouve sous Facturation. Sinon, commencez une nouvelle soumission.',
    ),
    signer: words('Who signed', 'Qui a signé'),
    statement: words(
      '{name} signed that no loss or damage happened and nobody was hurt from {from}, 12:01 a.m., until the signature.',
      '{name} a signé qu’aucun sinistre ni dommage n’est survenu et que personne n’a été blessé du {from}, 0 h 01, jusqu’à la signature.',
    ),
  },
  'policyParts.reinstatement': {
    how: words('How cover goes on', 'Comment la protection se poursuit'),
    without: words('Without a gap', 'Sans interruption'),
    withoutHint: words(
      'As though it had never ended; the days since are paid for.',
      'Comme si elle n’avait jamais pris fin ; les jours écoulés sont payés.',
    ),
    with: words('With a gap', 'Avec une interruption'),
    withHint: words(
      'From tomorrow at 12:01 a.m.; the days without cover cost nothing.',
      'À compter de demain à 0 h 01 ; les jours sans protection ne coûtent rien.',
    ),
    resumes: words('Cover goes on from {date}, 12:01 a.m.', 'La protection se poursuit à compter du {date}, 0 h 01.'),
    charge: words('{amount} is charged now', '{amount} à payer maintenant'),
    refund: words('{amount} goes back', '{amount} à rembourser'),
    even: words('Nothing is charged', 'Rien à payer'),
    fee: words('The fee of {amount} is included.', 'Les frais de {amount} sont compris.'),
    gap: words(
      'Days without cover from {from} on: {amount} less.',
      'Jours sans protection à compter du {from} : {amount} de moins.',
    ),
    stopped: words(
      'A refund of {amount} that was not sent is stopped.',
      'Un remboursement de {amount} qui n’était pas envoyé est arrêté.',
    ),
    ahead: words(
      '{count, plural, one {One payment follows: {amount} on {first}.} other {# payments follow, the first of {amount} on {first}.}}',
      '{count, plural, one {Un paiement suit : {amount} le {first}.} other {# paiements suivent, le premier de {amount} le {first}.}}',
    ),
    card: words('Charged to the card ending in {end}.', 'Porté à la carte se terminant par {end}.'),
    byLine: words('By line', 'Par ligne'),
  },
};
