import type { ClaimStatus } from '../claims/vocabulary.ts';
import type { PolicyStatus } from '../policies/vocabulary.ts';
import type { QuoteStatus } from '../quoting/vocabulary.ts';
import type { Day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';
import type { Place } from './retention-table.ts';
import type { RetentionKind } from '../shared/deletion-kinds.ts';

type Record = Place & {
  readonly id: string;
  readonly organizationId: string;
  /** The last day on which something happened to it; of a policy, the day on which its cover ended or ends. */
  readonly ended: Day;
};

export type HeldPolicy = Record & {
  readonly number: string;
  readonly status: PolicyStatus;
  /** What its person owes, and what is due back to them or lies unused. */
  readonly owed: Cents;
  readonly dueBack: Cents;
};

export type HeldQuote = Record & {
  readonly status: QuoteStatus;
  /** The policy that it describes or was offered for; null where none came of it. */
  readonly policyId: string | null;
  /** Whether it was signed, or turned down. */
  readonly isApplication: boolean;
};

export type HeldClaim = Omit<Record, 'country' | 'area'> & {
  /** Those of its policy or quote; null where it names neither. */
  readonly country: Place['country'] | null;
  readonly area: string | null;
  readonly policyId: string | null;
  readonly status: ClaimStatus;
};

/** Kinds that are counted, because nothing is decided of each. */
export const countedKinds = [
  'message',
  'lead',
  'waiting',
  'letter',
  'file',
  'check',
] as const satisfies RetentionKind[];

/** What there is of a person in every organization, as far as rules on deletion ask for it. */
export type Held = {
  /** Whether they work for us or for an organization with this account. */
  readonly isStaff: boolean;
  readonly policies: readonly HeldPolicy[];
  readonly quotes: readonly HeldQuote[];
  readonly claims: readonly HeldClaim[];
  /** Payments and processes whose outcome is not known yet. */
  readonly underWay: number;
  readonly counts: Readonly<Partial<{ [Kind in (typeof countedKinds)[number]]: number }>>;
};
