import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const printProposalWords: WordsTree = {
  'print.proposal': {
    title: words('Change of a policy', 'Modification d’une police'),
    policy: words('Policy', 'Police'),
    insured: words('Insured', 'Assuré'),
    status: words('Status', 'État'),
    from: words('Counts from', 'Compte à partir du'),
    price: words('Premium of this term', 'Prime de cette période'),
    proposed: words('Proposed', 'Proposée'),
    accepted: words('Accepted', 'Acceptée'),
    signed: words('Signed', 'Signée'),
    changes: words('What changes', 'Ce qui change'),
    takesAway: words('What it takes away', 'Ce qu’elle retire'),
    toSign: words('Signature of the insured', 'Signature de l’assuré'),
    signedOn: words('Date', 'Date'),
    agreed: words(
      'I have read what this change takes away, and agree to it.',
      'J’ai lu ce que cette modification retire et je l’accepte.',
    ),
    payments: words('What each payment comes to', 'Ce que devient chaque paiement'),
    due: words('Due', 'Échéance'),
    refund: words('{amount} goes back.', '{amount} est remboursé.'),
  },
};
