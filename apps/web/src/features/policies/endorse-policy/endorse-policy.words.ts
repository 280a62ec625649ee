import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const endorsePolicyWords: WordsTree = {
  'actions.apply_policy_affinity_discount': {
    action: words('Apply group discount', 'Appliquer le rabais de groupe'),
    title: words('Apply the discount for members of a group', 'Appliquer le rabais pour les membres d’un groupe'),
    effect: words(
      'The term costs less from this day on. What is saved comes off the next payments, or goes back.',
      'La période coûte moins à compter de ce jour. L’économie réduit les prochains paiements, ou est remboursée.',
    ),
    confirm: words('Apply the discount', 'Appliquer le rabais'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('The discount is applied.', 'Le rabais est appliqué.'),
    from: words('From', 'À compter du'),
  },
  'actions.change_policy_effective_date': {
    action: words('Change the first day', 'Changer le premier jour'),
    title: words('Have cover begin on another day', 'Faire commencer la protection un autre jour'),
    effect: words(
      'The whole term moves, at the price of the new day. Payments fall due on the days after it; declarations and cards are made anew.',
      'Toute la période est déplacée, au prix du nouveau jour. Les paiements suivent ce jour ; les conditions particulières et les cartes sont refaites.',
    ),
    confirm: words('Change the day', 'Changer le jour'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('Cover begins on {date}.', 'La protection commence le {date}.'),
    day: words('Cover begins on', 'La protection commence le'),
    hint: words('Now {now}. From {first} to {last}.', 'Actuellement le {now}. Du {first} au {last}.'),
  },
  'policyParts.change': {
    from: words('From {date}, 12:01 a.m.', 'À compter du {date}, 0 h 01'),
    less: words('{amount} less this term', '{amount} de moins pour cette période'),
    more: words('{amount} more this term', '{amount} de plus pour cette période'),
    even: words('The price stays as it is', 'Le prix reste le même'),
    term: words(
      'The term costs {after} instead of {before}, fees aside.',
      'La période coûte {after} au lieu de {before}, sans les frais.',
    ),
    refund: words(
      '{amount} goes back to what was paid with.',
      '{amount} est remboursé sur le mode de paiement utilisé.',
    ),
    balance: words(
      '{amount} is asked for by an invoice of its own.',
      '{amount} est demandé par une facture distincte.',
    ),
    repeated: words('Changes made again after it', 'Modifications refaites ensuite'),
    repeatedHint: words(
      'These are dated later and applied already. Each is made again on top of this one.',
      'Elles portent une date ultérieure et sont déjà appliquées. Chacune est refaite par-dessus celle-ci.',
    ),
    repeatedTerm: words(
      'What a whole term costs from each day on',
      'Coût d’une période entière à compter de chaque date',
    ),
    repeatedFrom: words('Change from', 'Modification du'),
    byInvoice: words('By payment', 'Par paiement'),
    byLine: words('By line', 'Par ligne'),
    due: words('Due', 'Échéance'),
    moved: words('Cover from {from} to {to}, 12:01 a.m.', 'Protection du {from} au {to}, 0 h 01'),
  },
};
