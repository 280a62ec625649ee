import { refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

/** What whoever tries a rule on a book hears while another one is being tried on it. */
export const impactUnderWay = refuse(
  'rule_impact_under_way',
  words(
    'A rule is being tried on this book already. Wait until it has ended, or cancel it.',
    'Une règle est déjà mise à l’essai sur ce portefeuille. Attendez qu’elle ait terminé, ou annulez-la.',
  ),
);
