import { isForced } from './forced.ts';
import { isSignedByInsured, needsNoAgent } from './guards.ts';
import { expectedAnswers, inStepOrder, missingAnswers, type MissingAnswer, stepsOf, withObstacles } from './missing.ts';
import { sentence } from '../shared/sentence.ts';
import { nameOf, type Quote, secondInsuredOf } from './quote.ts';
import { obstaclesOf, type QuoteFacts, rejectionsOf } from './quote-facts.ts';
import { waitsForSecond } from './second-signature.ts';
import { type QuoteStatus, type StateScreen, unsoldStatuses } from './vocabulary.ts';
import { openReferrals } from './waivers.ts';

export type StepState = { readonly step: string; readonly answered: boolean; readonly reached: boolean };

export type CheckoutState = {
  readonly steps: readonly StepState[];
  /** The first step that still needs an answer, or what is looked over before it is signed; null when none does. */
  readonly next: string | null;
  /** Whole per cent of what is asked that is answered. */
  readonly percent: number;
  /** What is shown in place of the steps, if the status calls for it. */
  readonly screen: StateScreen | null;
  /** What the price says stops the way past the plans, while earlier answers may still change. */
  readonly stop: 'ineligible' | 'agent-required' | 'review-needed' | null;
  readonly missing: readonly MissingAnswer[];
};

const screens: Readonly<Record<QuoteStatus, StateScreen | null>> = {
  open: null,
  agent_approved: null,
  agent_required: 'agent-required',
  referred: 'review-needed',
  ineligible: 'ineligible',
  expired: 'expired',
  pending_bind: 'pending-bind',
  bound: 'confirmation',
  proposal: 'locked',
  pending_renewal: 'locked',
  locked_pending_renewal: 'locked',
  replaced: 'replaced',
};

/** The screen that a quote's status shows in place of the steps; an offer past its last day has ended already. */
export function screenOf(quote: Quote, facts: Pick<QuoteFacts, 'today'>): StateScreen | null {
  const ended = facts.today > quote.expirationDate && (quote.status === 'open' || quote.status === 'agent_approved');
  return ended ? 'expired' : screens[quote.status];
}

function stopOf(quote: Quote, facts: QuoteFacts): CheckoutState['stop'] {
  if (isForced(quote, facts)) return null;
  if (rejectionsOf(facts).length > 0) return 'ineligible';
  if (!needsNoAgent(quote, facts).ok) return 'agent-required';
  return openReferrals(quote, facts).length > 0 ? 'review-needed' : null;
}

function firstStepOf(steps: readonly string[], missing: readonly MissingAnswer[]): number {
  return steps.findIndex((step) => missing.some((answer) => answer.step === step));
}

/** The quote without a signature that would not count when it is bought; what is bought stays as it was signed. */
function asSigned(quote: Quote, facts: QuoteFacts): Quote {
  const counts = !unsoldStatuses.some((status) => status === quote.status) || isSignedByInsured(quote, facts).ok;
  return counts ? quote : { ...quote, signedContentHash: null };
}

/** Whoever has but to sign looks everything over first, where the line has a step for it. */
function nextOf(steps: readonly string[], first: number): string | null {
  const looksOver = steps[first] === 'sign' && steps[first - 1] === 'review';
  return steps[looksOver ? first - 1 : first] ?? null;
}

/** What is signed by one and waits for the other: the signing is not over, and nothing is left for the first to do. */
function waiting(quote: Quote, facts: QuoteFacts): MissingAnswer[] {
  const second = secondInsuredOf(quote);
  if (second === null || screenOf(quote, facts) !== null || !waitsForSecond(quote, facts)) return [];
  const said = sentence('Wait for {name} to sign.', { name: nameOf(second) });
  return [{ step: 'sign', field: 'second_signature', ...said }];
}

/**
 * Where a quote stands in checkout. A step is reached when everything before it is answered, or when it was saved
 * before: whoever goes back loses no way forward. What cannot be insured as it is stops nobody on the way to the
 * signature, such as a motorhome without its VIN; once all else is answered, it is what comes next.
 */
export function checkoutState(quote: Quote, facts: QuoteFacts): CheckoutState {
  const counted = asSigned(quote, facts);
  const asked = missingAnswers(counted, facts.today, facts.rating?.missing_fields, facts.asked);
  const second = waiting(quote, facts);
  const open = inStepOrder(quote, [...asked, ...second]);
  const missing = withObstacles(quote, open, obstaclesOf(facts));
  const all = stepsOf(quote, facts.asked);
  const signing = all.indexOf('sign');
  const unanswered = firstStepOf(all, open);
  const isAsking = unanswered !== -1 && unanswered < signing;
  const first = isAsking ? unanswered : firstStepOf(all, missing);
  const furthest = isAsking || first === unanswered ? unanswered : signing - 1;
  const steps = all.map((step, index) => ({
    step,
    answered: missing.every((answer) => answer.step !== step),
    reached: first === -1 || index <= furthest || quote.steps.includes(step),
  }));
  const answered = expectedAnswers(counted, facts.today, facts.asked).filter((answer) => answer.answered).length;
  return {
    steps,
    // Who has signed looks nothing over again while the other signs.
    next: second.length > 0 ? (all[first] ?? null) : nextOf(all, first),
    percent: Math.floor((100 * answered) / (answered + missing.length)),
    screen: screenOf(quote, facts),
    stop: stopOf(quote, facts),
    missing,
  };
}
