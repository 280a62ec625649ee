import type { Decision } from '../shared/decision.ts';
import type { Cents } from '../shared/money/money.ts';
import type { Invalidation, ProposalStatus } from './vocabulary.ts';

/** Why a proposed change falls away, and what a gate said. */
export type ProposalEnd = { readonly because: Invalidation; readonly code: string | null };

type Followed = { readonly status: ProposalStatus; readonly termChange: Cents | null };
type Priced = Decision<{ readonly termChange: Cents }>;

/** What passes by itself before the day of a change may have come. */
const passing: readonly string[] = [
  'money_under_way',
  'cancellation_pending',
  'policy_delinquent',
  'moratorium_active',
];
/** What passes by itself on that day. */
const passingOnItsDay: readonly string[] = ['money_under_way', 'cancellation_pending'];

/** Whether what stands in the way of a change passes by itself. */
export const passesByItself = (code: string): boolean => passing.includes(code);

const fits = 'change_does_not_fit';

/**
 * Whether a proposed change falls away because what the policy covers moved under it (docs/rules.md, changes): where it
 * does not fit any more, where it may not be applied any more, and where somebody agreed to another price. Null: it goes
 * on, on what is covered now.
 */
export function findFollowProblem({ status, termChange }: Followed, priced: Priced): ProposalEnd | null {
  if (priced.ok) {
    const isAgreed = status !== 'scheduled' || termChange === priced.event.termChange;
    return isAgreed ? null : { because: 'base_moved', code: null };
  }
  const { code } = priced.refusal;
  if (passesByItself(code)) return null;
  return { because: code === fits ? 'does_not_fit' : 'base_moved', code };
}

/** Why a change that was accepted is not applied on its day: `waits` for what passes by itself, else why it falls away. */
export function findDayProblem({ termChange }: Followed, priced: Priced): ProposalEnd | 'waits' | null {
  if (priced.ok) return termChange === priced.event.termChange ? null : { because: 'base_moved', code: null };
  const { code } = priced.refusal;
  if (passingOnItsDay.includes(code)) return 'waits';
  return { because: code === fits ? 'does_not_fit' : 'refused_on_its_day', code };
}
