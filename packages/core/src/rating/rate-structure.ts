import type { Day } from '../shared/time/day.ts';
import type { Words } from '../shared/words.ts';

/** What an underwriter is asked to look at when a row that refers is reached. */
export type ReferralShape = {
  readonly code: string;
  /** A sentence form; `{place}` in it is filled with where the row begins. */
  readonly says: Words;
  /** The name of that place in the form; without one the answer itself is the threshold. */
  readonly place?: string;
  /** Where the row begins, in cents when it is in dollars, or the last number that does not refer. */
  readonly begins?: 'number' | 'dollars' | 'last_before';
};

/** A refusal: the code of the finding and what is said; `{place}` is filled as in a referral. */
export type RefusalShape = { readonly code: string; readonly says: Words; readonly place: string };

/** Points of the first, the second and each further incident of a kind. */
export type PointsSchedule = Readonly<Record<string, readonly [first: number, second: number, further: number]>>;

/** A table of decimals, and the answer that finds a row in it. */
export type FactorShape = {
  /** Whose answer it is: of each thing insured, of the place where it is kept, of the quote, of a person, of a cover. */
  readonly of: 'object' | 'place' | 'quote' | 'person' | 'cover';
  /** The answer's name in the subject; of a cover, its setting (`limit`, `deductible`). */
  readonly answer: string;
  /** How the quote's own fields spell the answer, where that differs. */
  readonly path?: string;
  /** What is said while the answer is open, or has no row. */
  readonly asks?: Words;
  /** How the keys of the rows read: a name, whole-number bands (`0-1`, `21+`), or bands that share edges. */
  readonly keys: 'named' | 'banded' | 'sliced';
  /** The coverages that its rows hold a decimal for. */
  readonly coverages: readonly string[];
  /** How an answer becomes a number: full years at the effective date, or points of incidents. */
  readonly as?: 'model_years' | 'years_of_age' | 'points';
  readonly schedule?: PointsSchedule;
  /** What counts when nothing was answered. */
  readonly otherwise?: string;
  /** Only objects of these groups have it; for all others it is left out. */
  readonly groups?: readonly string[];
  /** Asked whatever is bought; others only where a coverage that is bought depends on them. */
  readonly always?: boolean;
  /** Answers without rows of their own, and whose rows they take; an underwriter may have to look at them. */
  readonly like?: Readonly<Record<string, { readonly key: string; readonly refer?: ReferralShape }>>;
  readonly refer?: ReferralShape;
  /** A number below the first band is refused. */
  readonly below?: RefusalShape;
};

/** A cover that costs a yearly amount whatever else is answered; its rows stand in the table of its own name. */
export type ChargeShape = {
  readonly code: string;
  /** The key of its row: a word, the object's group, a setting of the cover, or an amount for so many dollars of one. */
  readonly key:
    | { readonly of: 'word'; readonly word: string }
    | { readonly of: 'group' }
    | { readonly of: 'setting'; readonly setting: string }
    | { readonly of: 'unit'; readonly setting: string; readonly dollars: number; readonly word: string };
  readonly groups?: readonly string[];
};

/** Factors that the law of some places does not let a price follow. */
export type Barred = {
  readonly factors: readonly string[];
  /** Postal codes of states and provinces. */
  readonly areas: readonly string[];
  /** The first effective date it holds for; null as long as anybody knows. */
  readonly since: Day | null;
  readonly source: string;
};

/**
 * What a version prices, complete in itself: plain data, as JSON carries it. The evaluator knows no factor and no
 * coverage by name, so a version of years ago rates beside one of today, and another line is another structure
 * (docs/rules.md, rating).
 */
export type RateStructure = {
  readonly format: 1;
  /** The answer that says what an object is, and the groups in which its values fall. */
  readonly objects: {
    readonly answer: string;
    readonly groups: Readonly<Record<string, readonly string[]>>;
    readonly asks: Words;
  };
  /** Persons whose factors count, as the costliest of them; only objects of the groups have any. */
  readonly persons: { readonly groups: readonly string[]; readonly asks: Words } | null;
  readonly factors: Readonly<Record<string, FactorShape>>;
  /** How much of a year a term is: a factor, and an amount in cents of each dollar of a charge. */
  readonly term: { readonly table: string; readonly asks: Words };
  /** Coverages whose price is a product, each with its factors in the order of multiplication. */
  readonly coverages: readonly {
    readonly code: string;
    readonly factors: readonly string[];
    readonly groups?: readonly string[];
  }[];
  readonly charges: readonly ChargeShape[];
  readonly barred: readonly Barred[];
  /** In the order in which the cap consumes them, in percent. One that follows from an answer is granted by it alone. */
  readonly discounts: {
    readonly table: string;
    readonly cap: string;
    readonly order: readonly string[];
    readonly follows: Readonly<Record<string, { readonly answer: string; readonly is: string }>>;
  } | null;
  /** The least that an object costs, by its group; `prorated` by the term. */
  readonly minimum: { readonly table: string; readonly prorated: boolean } | null;
  /** The least that an answer may be, in cents, in the row `all` of a table. */
  readonly least: { readonly table: string; readonly answer: string; readonly refusal: RefusalShape } | null;
  readonly fees: readonly { readonly code: string; readonly table: string }[];
};

/** The names of all tables that hold an amount and no decimal. */
export function amountTables({ charges, discounts, minimum, least, fees }: RateStructure): string[] {
  return [
    ...charges.map(({ code }) => code),
    ...(discounts ? [discounts.table, discounts.cap] : []),
    ...(minimum ? [minimum.table] : []),
    ...(least ? [least.table] : []),
    ...fees.map(({ table }) => table),
  ];
}
