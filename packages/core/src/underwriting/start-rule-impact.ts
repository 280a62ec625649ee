import { refuse } from '../shared/decision.ts';

/** What whoever tries a rule on a book hears while another one is being tried on it. */
export const impactUnderWay = refuse(
  'rule_impact_under_way',
  'A rule is being tried on this book already. Wait until it has ended, or cancel it.',
);
