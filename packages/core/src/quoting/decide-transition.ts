import type { Principal } from '../identity/principal.ts';
import { accept, refuse, type Decision, type Refused } from '../shared/decision.ts';
import { addDays } from '../shared/day.ts';
import { sentence } from '../shared/sentence.ts';
import { actorsOf } from './actors.ts';
import { checkGuards, type GuardRefusal } from './guards.ts';
import type { Quote } from './quote.ts';
import type { QuoteFacts } from './quote-facts.ts';
import { resumeStatusAfter, resumeStatusOf } from './resume-status.ts';
import { isPermitted } from './transition-permissions.ts';
import { transitions, type Condition, type QuoteOperation, type Transition } from './transitions.ts';
import type { QuoteActor, QuoteStatus } from './vocabulary.ts';

export type StatusRefusal =
  | 'transition_not_allowed'
  | 'quote_referred'
  | 'quote_binding'
  | 'quote_bound'
  | 'quote_expired'
  | 'quote_locked'
  | 'quote_replaced';

export type ConditionRefusal = 'payment_not_captured' | 'not_past_expiration' | 'reopen_window_passed';

export type TransitionRefusal =
  | StatusRefusal
  | ConditionRefusal
  | GuardRefusal
  | 'quote_agent_required'
  | 'actor_not_allowed'
  | 'not_reachable_yet'
  | 'application_has_own_path';

/** What to save on the quote: its status and the two marks that tell where it goes back to. */
export type QuoteMoved = {
  readonly type: 'quote_moved';
  readonly quoteId: string;
  readonly row: number;
  readonly operation: QuoteOperation;
  readonly from: QuoteStatus;
  readonly to: QuoteStatus;
  readonly resumeStatus: QuoteStatus | null;
  readonly approvedContentHash: string | null;
  readonly effects: readonly string[];
};

/** Days after its end that an offer may be opened again. */
export const reopenDays = 90;

const byStatus: Partial<Record<QuoteStatus, readonly [StatusRefusal, string]>> = {
  referred: ['quote_referred', 'An underwriter is looking at this quote. It cannot be changed until the answer is in.'],
  pending_bind: ['quote_binding', 'The payment for this quote is on its way. Wait a moment for the answer.'],
  bound: ['quote_bound', 'This quote is a policy now. Change the policy instead.'],
  expired: ['quote_expired', 'This offer has ended. Open it again to price it at today’s rates.'],
  locked_pending_renewal: ['quote_locked', 'This renewal offer is locked. Unlock it first.'],
  replaced: ['quote_replaced', 'A newer quote took the place of this one. Open the newer quote.'],
};

/** Ordinary ways that would take an application past its own path (rules 2.1, row 33). */
const closedToApplications: ReadonlySet<QuoteOperation> = new Set([
  'send_to_customer',
  'submit_referral',
  'accept_referral',
  'begin_bind',
  'force_bind',
]);

type Check = (quote: Quote, facts: QuoteFacts) => Refused<ConditionRefusal> | null;

const conditionChecks: Partial<Record<Condition, Check>> = {
  payment_captured: (_quote, { payment }) =>
    payment === 'captured' ? null : refuse('payment_not_captured', 'The payment has not been captured.'),
  past_expiration: (quote, { today }) =>
    today > quote.expirationDate ? null : refuse('not_past_expiration', 'This offer may still be bought.'),
  expired_at_most_90_days: (quote, { today }) =>
    today <= addDays(quote.expirationDate, reopenDays)
      ? null
      : refuse(
          'reopen_window_passed',
          sentence('This offer ended more than {days} days ago. Start a new quote.', { days: reopenDays }),
        ),
};

/** The refusal of an operation that the table does not list for the quote's status. */
export function refuseStatus(status: QuoteStatus): Refused<StatusRefusal> {
  const [code, message] = byStatus[status] ?? [
    'transition_not_allowed',
    'This cannot be done to the quote as it is now.',
  ];
  return refuse(code, message);
}

function appliesTo(transition: Transition, quote: Quote): boolean {
  const { from, only } = transition;
  if (from === null || !from.includes(quote.status)) return false;
  if (only?.kind !== undefined && only.kind !== quote.kind) return false;
  return only?.businessType === undefined || only.businessType === quote.businessType;
}

function allowedActors(transition: Transition, status: QuoteStatus): readonly QuoteActor[] {
  return transition.narrower?.[status] ?? transition.actors;
}

function refuseActor(quote: Quote, actors: readonly QuoteActor[]): Refused<TransitionRefusal> {
  return quote.status === 'agent_required' && actors.includes('consumer')
    ? refuse('quote_agent_required', 'An agent has to finish this quote with you. Call us or pick a time.')
    : refuse('actor_not_allowed', 'Your role may not do this to a quote.');
}

function checkConditions(
  { conditions }: Transition,
  quote: Quote,
  facts: QuoteFacts,
): Refused<TransitionRefusal> | null {
  for (const condition of conditions) {
    const check = conditionChecks[condition];
    // A condition that nobody can judge yet must never pass.
    if (!check) return refuse('not_reachable_yet', 'This is not offered yet.');
    const refused = check(quote, facts);
    if (refused) return refused;
  }
  return null;
}

function moved(quote: Quote, { row, operation, to, effects }: Transition): QuoteMoved {
  const target = to === 'unchanged' ? quote.status : to === 'resume' ? resumeStatusOf(quote) : to;
  const keepsApproval = to === 'unchanged' || ['agent_approved', 'pending_bind', 'referred', 'bound'].includes(target);
  return {
    type: 'quote_moved',
    quoteId: quote.quoteId,
    row,
    operation,
    from: quote.status,
    to: target,
    resumeStatus: to === 'unchanged' ? quote.resumeStatus : resumeStatusAfter(quote, target),
    approvedContentHash:
      operation === 'send_to_customer' ? quote.contentHash : keepsApproval ? quote.approvedContentHash : null,
    effects,
  };
}

/**
 * The entry of the table by which an actor who holds its permission may do an operation to a quote as it stands, its
 * guards and conditions not yet looked at. What rules 2.1 do not list is refused with `transition_not_allowed` or a code
 * that names the status in the way.
 */
export function findTransition(
  quote: Quote,
  operation: QuoteOperation,
  actor: Pick<Principal, 'role'>,
): Decision<Transition, TransitionRefusal> {
  const listed = transitions.filter((one) => one.operation === operation && appliesTo(one, quote));
  if (listed.length === 0) return refuseStatus(quote.status);
  if (quote.kind === 'brown_brown_application' && closedToApplications.has(operation)) {
    return refuse('application_has_own_path', 'An application is decided by an underwriter and bound by one.');
  }
  const actors = actorsOf(actor.role);
  const transition = listed.find((one) => allowedActors(one, quote.status).some((allowed) => actors.includes(allowed)));
  if (!transition || !isPermitted(actor.role, operation)) return refuseActor(quote, actors);
  return transition.reachable ? accept(transition) : refuse('not_reachable_yet', 'This is not offered yet.');
}

/**
 * Whether an operation may move a quote, and what to save when it may. The event is what follows for the quote's own
 * row; further effects belong to the slices that they name. Refuses as `findTransition` does, then by the first
 * condition or guard that does not hold.
 */
export function decideTransition(
  quote: Quote,
  operation: QuoteOperation,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<QuoteMoved, TransitionRefusal> {
  const found = findTransition(quote, operation, actor);
  if (!found.ok) return found;
  const refused = checkConditions(found.event, quote, facts);
  if (refused) return refused;
  const guarded = checkGuards(found.event.guards, quote, facts);
  return guarded.ok ? accept(moved(quote, found.event)) : guarded;
}
