import type { Provider } from '../products/vocabulary.ts';
import type { BoughtCovers } from '../products/labels.ts';
import type { RateStructure } from '../rating/rate-structure.ts';
import type { Words } from '../shared/words.ts';

export type Named = { readonly code: string; readonly label: Words };
export type Choice = { readonly value: string; readonly label: Words };

/** One thing that is asked of what is insured, of a person or of the whole. */
export type Field = {
  /** The answer's name in what is rated. */
  readonly name: string;
  /** How the quote's own fields spell it, where that differs. */
  readonly path?: string;
  readonly label: Words;
  /** What is said while it is open. */
  readonly asks: Words;
  /**
   * Money is whole cents; a year is a model year; a text has at most `most` characters; incidents are counts by kind,
   * or their points.
   */
  readonly kind: 'whole' | 'cents' | 'year' | 'day' | 'choice' | 'yes_no' | 'text' | 'incidents';
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly Choice[];
  /** What it is needed for. What a price needs is asked by the rates, what a sale needs by the line. */
  readonly needed: 'price' | 'sale' | 'never';
  /** Only what is in these groups has it. */
  readonly groups?: readonly string[];
  /** What a move of the price by it is called, where that is not its label. */
  readonly moves?: Words;
  /** What its rates take an open answer for, so that the documents state it. */
  readonly stated?: string;
};

/** What may be chosen of a cover, lowest first. */
export type Setting = {
  readonly name: string;
  readonly label: Words;
  /** What its values count; split limits are thousands of dollars, `25/50/25`; named values have labels of their own. */
  readonly unit: 'dollars' | 'thousands' | 'per_cent' | 'miles' | 'times' | 'named';
  readonly values: readonly (string | number)[];
  readonly labels?: Readonly<Record<string, Words>>;
  /** Where its price goes with its values: a limit's rises, a deductible's falls. */
  readonly price: 'rises' | 'falls';
  /** The cover whose limit this one stays within, part by part. */
  readonly within?: string;
  readonly groups?: readonly string[];
  /** It is chosen together with its cover: what is read without it is refused. */
  readonly chosen?: true;
  /** The refusal of a value that is not offered, with the `{cover}`; every line has one of its own accord. */
  readonly refuses?: Words;
  /** How a value stands in a few characters, with the `{amount}`; otherwise by its name, a limit alone. */
  readonly brief?: Words;
};

export type Cover = Named & {
  /** What it is called in a refusal, where that is not its label. */
  readonly short?: Words;
  /** What it pays, with an example. */
  readonly pays: Words;
  readonly settings: readonly Setting[];
  readonly mandatory?: boolean;
  /** Covers of which one at least is bought with it. */
  readonly needs?: readonly string[];
  /** Covers that are not bought beside it. */
  readonly excludes?: readonly string[];
  /** Answers with which its own words pay nothing: who gives one of them is not sold it. */
  readonly notFor?: readonly Exclusion[];
  /** Only what is in these groups has it. */
  readonly groups?: readonly string[];
};

/** Covers chosen together, to choose from. */
export type Package = Named & { readonly covers: BoughtCovers };

/** An answer that is in a range, or one of a list; as it is, or counted in years at the effective date. */
export type Condition = {
  readonly answer: string;
  readonly as?: 'model_years' | 'years_of_age';
  readonly least?: number;
  readonly most?: number;
  readonly oneOf?: readonly (string | number | boolean)[];
  /** An open answer does not fulfil it; otherwise an open one is not judged. */
  readonly given?: true;
  /** At most what another answer counts, less so many: years of driving by the age. */
  readonly within?: { readonly answer: string; readonly as: 'years_of_age'; readonly less: number };
};

/** An answer that a cover excludes: of anything that is insured, of any person, or of the whole. */
export type Exclusion = { readonly of: Rule['of']; readonly answer: Condition; readonly says: Words };

/** What may be insured: an answer that has to be in a range wherever others are in theirs. */
export type Rule = {
  readonly code: string;
  readonly of: 'object' | 'person' | 'quote';
  readonly demands: Condition;
  readonly where?: readonly Condition[];
  /** Only where one of these covers is bought. */
  readonly covers?: readonly string[];
  /** Only what is in these groups, or who is insured with it. */
  readonly groups?: readonly string[];
  /** The answer that mends it, where that is another one. */
  readonly at?: string;
  /** `{least}` and `{most}` are those of the condition; `{years}` is what another answer lets it be. */
  readonly says: Words;
  /** Whether the answer is to be given, has to be another, or an underwriter may let it pass. */
  readonly remedy: 'answer' | 'change' | 'underwriter';
  readonly source: Source;
  /** Whether it stands among what the line does not take, wherever that is printed. */
  readonly printed?: false;
};

/** Where a rule or a figure comes from: a named source, our own decision, or common practice to be confirmed. */
export type Source = { readonly grade: 'S' | 'D' | 'K'; readonly says: string };

/** What somebody gets back who cancels. */
export type Refund = {
  /** All of it within so many days, as long as nothing was claimed. */
  readonly fullWithinDays: number;
  /** Afterwards: by the days that are left, or by the lesser of days and miles that are left. */
  readonly later: 'time' | 'lesser_of_time_and_distance';
  readonly lessClaims: boolean;
  /** What we keep then: the lesser of an amount (cents) and a share of what is given back (per cent). */
  readonly fee: { readonly cents: number; readonly percent: number } | null;
  readonly source: Source;
};

/** A part of a policy's words; in the one about ending it stands what is promised and allowed then. */
export type WordingPart = { readonly title: Words; readonly paragraphs: readonly Words[]; readonly ends?: true };

/** A policy's words that a line brings whole, in place of those that are made of its covers and rules. */
export type Wording = {
  readonly introduction: Words;
  readonly parts: readonly WordingPart[];
  /** What it does not pay, wherever its words say so. */
  readonly exclusions: readonly Words[];
};

/** What a step asks of each thing insured, whether a field needs it or not. */
export type Question = Pick<Field, 'name' | 'path' | 'asks' | 'groups'> & {
  /** Only where these answers are given. */
  readonly where?: readonly Condition[];
};

/** A step of the checkout and what it asks: `objects.year`, `persons.birthdate`, `quote.…`, or a part of the flow. */
export type CheckoutStep = Named & {
  /** What stands together is asked of one thing insured after the other. */
  readonly asks: readonly (string | readonly Question[])[];
  /** What is answered there as well, without the step waiting for it. */
  readonly shows?: readonly string[];
  /** Only where something of these groups is insured. */
  readonly groups?: readonly string[];
};

/** What of a checkout is no field of the line. */
export const flowParts = ['kind', 'covers', 'term', 'insured', 'place', 'refund_terms', 'sign', 'pay'] as const;

/** What some checkouts have a place of its own for: who drives, and whatever else is said of something insured. */
export const furtherParts = ['drivers', 'objects'] as const;

/**
 * A line of business that we price ourselves: plain data with its own words. What is insured and asked, what may be
 * bought, what may not be insured, how it is sold and what it costs (docs/decisions/026-a-line-is-data.md).
 */
export type Line = {
  readonly provider: Provider | (string & {});
  readonly name: Words;
  /** What it is, in a sentence. */
  readonly about: Words;
  readonly objects: {
    readonly label: Words;
    /** What is said while it is open what something is. */
    readonly asks: Words;
    readonly kinds: readonly (Choice & { readonly group: string })[];
    /** What leads to one more of them. */
    readonly another: Words;
    readonly most: number;
    /** An underwriter looks at more of them first; otherwise they are refused. */
    readonly referred?: Named;
    readonly fields: readonly Field[];
  };
  readonly persons: { readonly label: Words; readonly fields: readonly Field[] } | null;
  /** What is asked once of the whole. */
  readonly fields: readonly Field[];
  readonly covers: readonly Cover[];
  readonly packages: readonly Package[];
  /** Its plans are recommended by use, age and the law where it is kept, in place of its packages. */
  readonly plans?: 'recommended';
  /** How its price is ranged and explained while answers are open: by what buyers take for granted, or by its data. */
  readonly ranged?: 'as_assumed';
  /**
   * Lengths to choose from, in months; of a service contract also how far it goes, as a setting of a cover, and the
   * answer that says from where on.
   */
  readonly terms: {
    readonly months: readonly number[];
    readonly usual: number;
    readonly distance?: { readonly cover: string; readonly setting: string; readonly answer: string };
  };
  readonly rules: readonly Rule[];
  /** Its answers are judged where they are entered, and its term by its rates: neither again where it is sold. */
  readonly judged?: 'when_entered';
  /** What its covers need of each other is said by the law of motorhomes and their own rules, in place of its data. */
  readonly together?: 'by_law';
  readonly discounts: readonly Named[];
  readonly fees: readonly Named[];
  readonly checkout: readonly CheckoutStep[];
  /** Whether its steps have pages of their own, and are not drawn from this. */
  readonly pages?: 'own';
  readonly documents: readonly Named[];
  /** How they are headed, where that is not by the name of the line. */
  readonly titles?: Readonly<Record<'application' | 'declarations' | 'proposal' | 'specimen', Words>>;
  readonly wording?: Wording;
  readonly refund: Refund;
  readonly structure: RateStructure;
  /** What its factors are called, where that is not as their field is. */
  readonly factors?: Readonly<Record<string, Words>>;
  readonly sources: readonly Source[];
};
