import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const proposedChangesWords: WordsTree = {
  'actions.accept_policy_proposal': {
    action: words('Accept', 'Accepter'),
    title: words('Accept this change', 'Accepter cette modification'),
    effect: words(
      'It is applied at once, or on its day where that lies ahead. Who is insured gets new declarations and cards.',
      'Elle est appliquée aussitôt, ou à sa date si celle-ci est à venir. L’assuré reçoit de nouvelles conditions particulières et cartes.',
    ),
    confirm: words('Accept the change', 'Accepter la modification'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('The change is accepted.', 'La modification est acceptée.'),
    why: words('Why you let it pass', 'Pourquoi vous l’autorisez'),
    whyHint: words('It is kept with the change.', 'Le motif est conservé avec la modification.'),
    signedBy: words('Name of the insured, as they signed', 'Nom de l’assuré, tel qu’il a signé'),
    signedByHint: words(
      'It takes cover away. Add what they signed before you accept, or ask for the signature in their account instead.',
      'Elle réduit la protection. Ajoutez ce qu’il a signé avant d’accepter, ou demandez plutôt la signature dans son compte.',
    ),
    signedByMissing: words('Enter the name under what they signed.', 'Entrez le nom figurant sous la signature.'),
    whyMissing: words('Say why you let it pass.', 'Indiquez pourquoi vous l’autorisez.'),
  },
  'actions.request_change_signature': {
    action: words('Ask for the signature', 'Demander la signature'),
    title: words('Have the insured sign this change', 'Faire signer cette modification à l’assuré'),
    effect: words(
      'The named insured gets an e-mail that says what the change takes away, with a link to read and sign it in their account. Their signature accepts it.',
      'L’assuré désigné reçoit un courriel qui dit ce que la modification retire, avec un lien pour la lire et la signer dans son compte. Sa signature vaut acceptation.',
    ),
    confirm: words('Send the request', 'Envoyer la demande'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('The insured is asked to sign.', 'La signature est demandée à l’assuré.'),
  },
  'actions.cancel_proposal': {
    action: words('Take back', 'Retirer'),
    title: words('Take this change back', 'Retirer cette modification'),
    effect: words(
      'The policy stays as it is. The change can be proposed again at the price of then.',
      'La police reste telle quelle. La modification pourra être proposée de nouveau au prix d’alors.',
    ),
    confirm: words('Take it back', 'Retirer'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('The change is taken back.', 'La modification est retirée.'),
  },
  'actions.reopen_proposal': {
    action: words('Propose again', 'Proposer de nouveau'),
    title: words('Propose this change again', 'Proposer de nouveau cette modification'),
    effect: words(
      'It is priced as the policy stands now, and waits to be accepted.',
      'Elle est tarifée selon l’état actuel de la police et attend d’être acceptée.',
    ),
    confirm: words('Propose it again', 'Proposer de nouveau'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('The change is proposed again.', 'La modification est proposée de nouveau.'),
  },
  'actions.propose_reversal': {
    action: words('Take back', 'Annuler'),
    title: words('Take back this change', 'Annuler cette modification'),
    effect: words(
      'A change that takes it back from its own day on is proposed. Changes of later days are made again without it once that is accepted.',
      'Une modification qui l’annule à compter de sa propre date est proposée. Une fois celle-ci acceptée, les modifications ultérieures sont refaites sans elle.',
    ),
    confirm: words('Propose to take it back', 'Proposer l’annulation'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('It is proposed to take it back.', 'L’annulation est proposée.'),
  },
  'policyParts.proposed': {
    title: words('Proposed changes', 'Modifications proposées'),
    print: words('Print', 'Imprimer'),
    begin: words('Propose a change', 'Proposer une modification'),
    none: words(
      'Nobody has proposed a change of this policy.',
      'Personne n’a proposé de modification de cette police.',
    ),
    failed: words('The changes could not be loaded', 'Le chargement des modifications a échoué'),
    from: words('From {day}', 'À compter du {day}'),
    notPriced: words('Not priced yet', 'Pas encore tarifée'),
    needsUnderwriter: words('An underwriter has to accept it.', 'Un souscripteur doit l’accepter.'),
    by: words('Proposed by {name}, {when}', 'Proposée par {name}, {when}'),
    proposedOn: words('Proposed {when}', 'Proposée {when}'),
    what: words('What changes', 'Ce qui change'),
    askedHere: words('Open the referral', 'Ouvrir la demande'),
    signatureRequested: words('Signature asked for, {when}', 'Signature demandée, {when}'),
    signedPaper: words('What was signed:', 'Document signé :'),
    signed: words('Signed by the insured, {when}', 'Signée par l’assuré, {when}'),
    let: words('Let pass: {reason}', 'Autorisée : {reason}'),
    status: {
      pending: words('Pending', 'En attente'),
      scheduled: words('Scheduled', 'Planifiée'),
      applied: words('Applied', 'Appliquée'),
      invalidated: words('Not carried out', 'Non effectuée'),
    },
    because: {
      withdrawn: words('It was taken back.', 'Elle a été retirée.'),
      declined: words('An underwriter declined it.', 'Un souscripteur l’a refusée.'),
      unanswered: words('No underwriter answered in time.', 'Aucun souscripteur n’a répondu à temps.'),
      policy_ended: words('Cover ends before its day.', 'La protection prend fin avant sa date.'),
      policy_moved: words(
        'The policy moved to another organization.',
        'La police a été déplacée vers une autre organisation.',
      ),
      base_moved: words(
        'Another change came before it, and its price is not the one that was agreed to.',
        'Une autre modification l’a précédée, et son prix n’est plus celui qui avait été accepté.',
      ),
      does_not_fit: words(
        'What it is about is not on the policy any more.',
        'Ce qu’elle vise ne figure plus à la police.',
      ),
      undone_before: words(
        'The term before it is not insured so any more.',
        'La période précédente n’est plus assurée ainsi.',
      ),
      refused_on_its_day: words('It could not be applied on its day.', 'Elle n’a pu être appliquée à sa date.'),
    },
  },
};
