import type { Quote } from '../quoting/quote.ts';
import { namedInsuredOf } from '../quoting/quote.ts';
import type { Violation } from '../quoting/subject/quote-facts.ts';
import { unsoldStatuses } from '../quoting/vocabulary.ts';
import { type Sentence, sentenceOf } from '../shared/text/sentence.ts';
import type { Referral, ReferredFinding } from './referral.ts';

/** A question to an underwriter that waits for its answer. */
export type WaitingReferral = Pick<Referral, 'referralId' | 'isBySystem' | 'findings'>;

/** What is written of what was found: the sentences for the list, code and value for the waiver. */
export type ReferredFindings = {
  readonly reasons: readonly Sentence[];
  readonly findings: readonly ReferredFinding[];
};

/** What becomes of the question to the underwriter after an edit. */
export type FollowedFindings =
  | { readonly next: 'request' | 'restate' | 'add'; readonly referred: ReferredFindings }
  | { readonly next: 'withdraw' }
  | { readonly next: 'nothing' };

const nothing = { next: 'nothing' } as const;

/** What was found, as an underwriter is asked about it. */
export function referredOf(open: readonly Violation[]): ReferredFindings {
  return {
    reasons: open.map(sentenceOf),
    findings: open.flatMap(({ code, value, threshold }) =>
      value === undefined ? [] : [{ code, value, ...(threshold !== undefined && { threshold }) }],
    ),
  };
}

const isOf = (code: string, value: Violation['value']) => (one: ReferredFinding) =>
  one.code === code && one.value === value;

function isSame(one: WaitingReferral['findings'], other: WaitingReferral['findings']): boolean {
  return one.length === other.length && one.every(({ code, value }) => other.some(isOf(code, value)));
}

/** An application that has yet to be handed to an underwriter. */
function isUnsubmitted({ kind, status }: Pick<Quote, 'kind' | 'status'>): boolean {
  return kind === 'brown_brown_application' && (status === 'open' || status === 'agent_required');
}

/**
 * An underwriter is asked as soon as a finding needs one and somebody is known who waits for the answer; asked about
 * what is found now, and about nothing once it is mended. What an agent asked stays until the agent takes it back; what
 * is found besides is asked with it.
 */
export function followFindings(
  quote: Pick<Quote, 'status' | 'entities' | 'kind'>,
  open: readonly Violation[],
  waiting: WaitingReferral | null,
): FollowedFindings {
  const isUnsold = unsoldStatuses.some((status) => status === quote.status);
  if (open.length === 0 || !isUnsold) return waiting?.isBySystem ? { next: 'withdraw' } : nothing;
  const referred = referredOf(open);
  // What no rates price is asked about by its agent, with everything that is found.
  if (waiting === null && isUnsubmitted(quote)) return nothing;
  if (waiting === null) return namedInsuredOf(quote) === null ? nothing : { next: 'request', referred };
  if (waiting.isBySystem) return isSame(waiting.findings, referred.findings) ? nothing : { next: 'restate', referred };
  const besides = open.filter(({ code, value }) => !waiting.findings.some(isOf(code, value)));
  return besides.length === 0 ? nothing : { next: 'add', referred: referredOf(besides) };
}
