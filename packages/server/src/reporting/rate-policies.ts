import { setImmediate } from 'node:timers/promises';
import { subjectAtRenewal } from '@roadworthy/core/quoting/subject/stored-subject.ts';
import { rateDislocation } from '@roadworthy/core/rating/dislocation/dislocation.ts';
import {
  type DislocationSummary,
  summarizeDislocations,
} from '@roadworthy/core/rating/dislocation/dislocation-summary.ts';
import type { RateBook } from '@roadworthy/core/rating/book/rate-book.ts';
import type { RatingSubject } from '@roadworthy/core/rating/rating-subject.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { type CrossingPolicy, crossingOf, listsOf, type RatedPolicy, type ResultLists } from './dislocation-lists.ts';

/** A policy as it is rated: the term on offer where one is open, else the term in force. */
export type PolicyToRate = {
  readonly policyId: string;
  readonly policyNumber: string;
  readonly policyRenewalId: string | null;
  readonly subject: RatingSubject;
  /** The version that it was sold by; null where none is known. */
  readonly raterVersionId: string | null;
  /** In cents; null for a term that nobody has priced. */
  readonly charged: number | null;
};

/** A policy with what is kept of it, by position, for many are read; `kept` is written by `keepSubjects` alone. */
type StoredValues = readonly [
  policyId: string,
  policyNumber: string,
  premium: number,
  policyRenewalId: string | null,
  renewalDate: string | null,
  stored: RatingSubject,
];

/** Some policies that were sold by one version and whose contents are kept. */
export type StoredPart = {
  readonly raterVersionId: string | null;
  /** `StoredValues` as JSON, which nobody reads before they are rated. */
  readonly policies: string;
};

/** What a run rates everything by. */
export type Comparison = {
  readonly capPercent: number | null;
  readonly raterVersionId: string;
  /** The version that every policy is compared with; null: with the one it was sold by. */
  readonly baseRaterVersionId: string | null;
};

/** Policies of one organization, as `nextPolicies` reads them. */
export type PoliciesToRate = {
  readonly organizationId: string;
  readonly stored: readonly StoredPart[];
  readonly read: readonly PolicyToRate[];
};

/** What became of policies, as it is saved. */
export type RatedPolicies = {
  readonly policies: number;
  readonly lists: ResultLists;
  readonly summary: DislocationSummary;
  readonly crossing: readonly CrossingPolicy[];
};

function fromStored(values: StoredValues, raterVersionId: string | null): PolicyToRate {
  const [policyId, policyNumber, premium, policyRenewalId, renewalDate, stored] = values;
  // Nobody has written the next term yet: it is what is insured now, from the day of the renewal on.
  const subject = renewalDate === null ? stored : subjectAtRenewal(stored, day(renewalDate));
  return {
    policyId,
    policyNumber,
    policyRenewalId,
    raterVersionId,
    subject,
    charged: renewalDate === null ? premium : null,
  };
}

/** Policies whose contents are kept. Throws for text that `nextPolicies` did not write. */
export function storedPolicies({ raterVersionId, policies }: StoredPart): PolicyToRate[] {
  const stored: readonly StoredValues[] = JSON.parse(policies);
  return stored.map((values) => fromStored(values, raterVersionId));
}

type Books = ReadonlyMap<string, RateBook>;

/** A version that has a price for nothing: what was never priced has none before. */
function ratePolicy(policy: PolicyToRate, { comparison, books, organization }: Rated): RatedPolicy {
  const { policyId, policyNumber, policyRenewalId, subject, charged } = policy;
  const other = bookOf(comparison.raterVersionId, books);
  const baseRaterVersionId = comparison.baseRaterVersionId ?? policy.raterVersionId;
  const base = baseRaterVersionId === null ? null : bookOf(baseRaterVersionId, books);
  const compared = rateDislocation({ subject, charged }, base ?? other, other, comparison.capPercent);
  const rated = base ? compared : { ...compared, before: null, capped: null };
  const groups = { state: subject.state ?? '', class: subject.vehicles[0]?.class ?? '', organization };
  return { ...rated, policyId, policyNumber, policyRenewalId, baseRaterVersionId, groups };
}

type Rated = { readonly comparison: Comparison; readonly books: Books; readonly organization: string };

function bookOf(raterVersionId: string, books: Books): RateBook {
  const book = books.get(raterVersionId);
  if (!book) throw new Error(`Nobody gave the rates of ${raterVersionId}`);
  return book;
}

const byKey = (one: RatedPolicy, other: RatedPolicy) => (one.policyId < other.policyId ? -1 : 1);

/** How many policies are rated before whatever else waits has its turn. */
export const atOnce = 50;

function* parts({ stored, read }: PoliciesToRate): Generator<readonly PolicyToRate[]> {
  for (const part of stored) yield storedPolicies(part);
  for (let from = 0; from < read.length; from += atOnce) yield read.slice(from, from + atOnce);
}

/**
 * Rates policies under both versions, some at a time: between them the database is told what comes next, and reads and
 * writes while others are rated. What is kept is parsed as late as that, so that it is rated while the processor has it
 * at hand and is gone before memory is collected. What is found is in the order of the policies' keys. Throws where a
 * version is missing among the books.
 */
export async function ratePolicies(
  policies: PoliciesToRate,
  comparison: Comparison,
  books: Books,
): Promise<RatedPolicies> {
  const rated: RatedPolicy[] = [];
  for (const part of parts(policies)) {
    if (rated.length > 0) await setImmediate();
    for (const policy of part)
      rated.push(ratePolicy(policy, { comparison, books, organization: policies.organizationId }));
  }
  rated.sort(byKey);
  return {
    policies: rated.length,
    lists: listsOf(rated),
    summary: summarizeDislocations(rated),
    crossing: crossingOf(rated),
  };
}
