import { isForced } from '../binding/forced.ts';
import { isSignedByInsured, needsNoAgent } from '../guards.ts';
import {
  expectedAnswers,
  inStepOrder,
  missingAnswers,
  type MissingAnswer,
  stepsOf,
  withObstacles,
} from '../checks/missing.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { nameOf, type Quote, secondInsuredOf } from '../quote.ts';
import { obstaclesOf, type QuoteFacts, rejectionsOf } from '../subject/quote-facts.ts';
import { waitsForSecond } from '../signing/second-signature.ts';
import { type QuoteStatus, type StateScreen, unsoldStatuses } from '../vocabulary.ts';
import { openReferrals } from '../signing/waivers.ts';
import { words } from '../../shared/words.ts';

export type StepState = {
  readonly step: string;
  /** Whether it holds nothing that is still needed or has to change. */
  readonly answered: boolean;
  readonly reached: boolean;
  /** Where Continue leads from it: the step itself while it holds something, else the first that does. */
  readonly after: string;
};

export type CheckoutState = {
  readonly steps: readonly StepState[];
  /** The first step that still waits for something, or what is looked over before it is signed; null when none does. */
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

/** Whether the step waits for something: an answer that is missing, or one that stands in the way of the sale. */
function holds(step: string, missing: readonly MissingAnswer[]): boolean {
  return missing.some((answer) => answer.step === step);
}

/** The quote without a signature that would not count when it is bought; what is bought stays as it was signed. */
function asSigned(quote: Quote, facts: QuoteFacts): Quote {
  const counts = !unsoldStatuses.some((status) => status === quote.status) || isSignedByInsured(quote, facts).ok;
  return counts ? quote : { ...quote, signedContentHash: null };
}

/** Whoever has but to sign looks everything over first, where the line has a step for it. */
function looksOver(steps: readonly string[], first: number): boolean {
  return steps[first] === 'sign' && steps[first - 1] === 'review';
}

/**
 * The step that comes after one: none is offered before the first that waits for something has got it, whether that
 * stands before or behind it; a step that waits itself is not left.
 */
function stepAfter(steps: readonly string[], index: number, first: number): string {
  const order = steps[index + 1] ?? 'confirmation';
  if (first === -1) return order;
  const isOver = looksOver(steps, first) && index < first - 1;
  return steps[isOver ? first - 1 : first] ?? order;
}

const afterPlans: readonly string[] = ['review', 'sign', 'payment'];

/** Whether what stops the way past the plans leaves earlier answers to be corrected. */
function isCorrectable({ screen, stop }: Pick<CheckoutState, 'screen' | 'stop'>): boolean {
  return screen === null && (stop === 'ineligible' || stop === 'review-needed');
}

/** What is signed by one and waits for the other: the signing is not over, and nothing is left for the first to do. */
function waiting(quote: Quote, facts: QuoteFacts): MissingAnswer[] {
  const second = secondInsuredOf(quote);
  if (second === null || screenOf(quote, facts) !== null || !waitsForSecond(quote, facts)) return [];
  const message = sentence(words('Wait for {name} to sign.', 'Attendez la signature de {name}.'), {
    name: nameOf(second),
  });
  return [{ step: 'sign', field: 'second_signature', ...message }];
}

/**
 * The furthest step that may be opened. Whoever has chosen a plan has seen the price: what stands in the way since then
 * stops them before the signature and throws nobody out of where they are.
 */
function furthestOf(
  { coverages }: Quote,
  steps: readonly string[],
  { open, first }: { readonly open: readonly MissingAnswer[]; readonly first: number },
): number {
  if (first === -1) return steps.length;
  if (Object.keys(coverages).length === 0) return first;
  const signing = steps.indexOf('sign');
  const unanswered = steps.findIndex((step) => holds(step, open));
  const isAsking = unanswered !== -1 && unanswered < signing;
  return isAsking || first === unanswered ? unanswered : signing - 1;
}

/**
 * Where a quote stands in checkout: the one place that says what each step still waits for and which step is next. A
 * step is reached when everything before it is answered, or when it was saved before: whoever goes back loses no way
 * forward. What is missing for a price and what stands in the way of the sale are asked alike, where they are answered,
 * before the next step is offered.
 */
export function checkoutState(quote: Quote, facts: QuoteFacts): CheckoutState {
  const counted = asSigned(quote, facts);
  const rated = [...(facts.rating?.missing_fields ?? []), ...facts.missingForPlans];
  const requested = missingAnswers(counted, facts.today, rated, facts.questions);
  const second = waiting(quote, facts);
  const open = inStepOrder(quote, [...requested, ...second]);
  const missing = withObstacles(quote, open, obstaclesOf(facts));
  const all = stepsOf(quote, facts.questions);
  const first = all.findIndex((step) => holds(step, missing));
  const furthest = furthestOf(quote, all, { open, first });
  const screen = screenOf(quote, facts);
  const stop = stopOf(quote, facts);
  const shown = screen ?? stop;
  const placeAfter = (index: number) => {
    const after = stepAfter(all, index, first);
    const isStopped = shown !== null && (!isCorrectable({ screen, stop }) || afterPlans.includes(after));
    return isStopped ? shown : after;
  };
  const steps = all.map((step, index) => ({
    step,
    answered: !holds(step, missing),
    reached: index <= furthest || quote.steps.includes(step),
    after: placeAfter(index),
  }));
  const answered = expectedAnswers(counted, facts.today, facts.questions).filter((answer) => answer.answered).length;
  // Who has signed looks nothing over again while the other signs.
  const isOver = second.length === 0 && looksOver(all, first);
  return {
    steps,
    next: all[isOver ? first - 1 : first] ?? null,
    percent: Math.floor((100 * answered) / (answered + missing.length)),
    screen,
    stop,
    missing,
  };
}
