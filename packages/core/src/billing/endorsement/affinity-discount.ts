import type { Quote } from '../../quoting/quote.ts';
import type { RateStructure } from '../../rating/rate-structure.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { words } from '../../shared/words.ts';

/** The discount of whoever belongs to a group that the rates know, as their structure calls it. */
export const affinity = 'affinity';

export type AffinityRefusal = 'discount_not_offered' | 'discount_applied' | 'discount_saves_nothing';

/**
 * The discounts of a policy with that of a group among them (docs/rules.md, changes): where the rates of its term know
 * one that somebody grants, and once.
 */
export function withAffinity(
  { discounts }: Pick<Quote, 'discounts'>,
  offered: RateStructure['discounts'],
): Decision<readonly string[], AffinityRefusal> {
  if (!offered?.order.includes(affinity) || Object.hasOwn(offered.follows, affinity)) {
    return refuse(
      'discount_not_offered',
      words(
        'The rates of this policy have no discount for members of a group.',
        'Les tarifs de cette police n’ont pas de rabais pour les membres d’un groupe.',
      ),
    );
  }
  if (discounts.includes(affinity)) {
    return refuse(
      'discount_applied',
      words(
        'This policy has the discount for members of a group already.',
        'Cette police a déjà le rabais pour les membres d’un groupe.',
      ),
    );
  }
  return accept(offered.order.filter((code) => code === affinity || discounts.includes(code)));
}

/** Whether the discount takes anything off the term: what is over the cap, or beneath the minimum premium, does not. */
export function checkSaves(before: Cents, after: Cents): Decision<Cents, AffinityRefusal> {
  if (after < before) return accept(before - after);
  const message = words(
    'The discounts of this policy take off all that they may. This one would change nothing.',
    'Les rabais de cette police enlèvent déjà tout ce qu’ils peuvent. Celui-ci ne changerait rien.',
  );
  return refuse('discount_saves_nothing', message);
}
