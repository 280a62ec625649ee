import type { Cents } from '../../shared/money/money.ts';
import { type Sentence, sentenceOf } from '../../shared/text/sentence.ts';
import { premiumOf } from '../premium-of.ts';
import type { RateBook } from '../book/rate-book.ts';
import { rateQuote } from '../rate.ts';
import type { Rating } from '../rating.ts';
import type { LineSubject } from '../rating-subject.ts';

/** What a policy is rated as, and what is charged for it; null where nothing is charged yet, as for a renewal to come. */
export type DislocatedPolicy = { readonly subject: LineSubject; readonly charged: Cents | null };

/** Premiums of a term without fees, in cents, of the same answers under two versions. */
export type Dislocation = {
  /** By the version it is compared with; null where that has no price. */
  readonly before: Cents | null;
  /** By the other version; null where that has no price. */
  readonly after: Cents | null;
  /** `after`, but no further from `before` than the cap allows. */
  readonly capped: Cents | null;
  readonly charged: Cents | null;
  /** Codes of referrals and of refusals that the other version has and the first has not, each once, in order. */
  readonly referrals: readonly string[];
  readonly refusals: readonly string[];
  /** Paths of what the other version asks and finds no row for: why it has no price there. */
  readonly missing: readonly string[];
  /** What each of those codes and paths says to people. */
  readonly says: Readonly<Record<string, Sentence>>;
};

/**
 * What is charged at a renewal when a premium may move by so many percent either way; whole cents, rounded towards no
 * change, so that the cap holds. No cap is null.
 */
export function capPremium(before: Cents, after: Cents, capPercent: number | null): Cents {
  if (capPercent === null) return after;
  const most = Math.floor((before * capPercent) / 100);
  return Math.min(Math.max(after, before - most), before + most);
}

const none: readonly string[] = [];
const silence: Dislocation['says'] = {};

function newCodes(
  before: readonly { readonly code: string }[],
  after: readonly { readonly code: string }[],
): readonly string[] {
  if (after.length === 0) return none;
  const known = new Set(before.map(({ code }) => code));
  return [...new Set(after.map(({ code }) => code))].filter((code) => !known.has(code)).toSorted();
}

/** Without the position of a thing in it: the same question of many policies is one. */
const questionOf = (path: string): string => path.replace(/\.\d+\./, '.');

function openQuestions({ missing_fields, total }: Rating): readonly string[] {
  if (total !== null) return none;
  return [...new Set(missing_fields.map(({ path }) => questionOf(path)))].toSorted();
}

function sayingsOf(
  { referrals, rejections, missing_fields, total }: Rating,
  named: readonly string[],
): Dislocation['says'] {
  if (named.length === 0) return silence;
  const texts = [
    ...[...referrals, ...rejections].map((finding) => [finding.code, sentenceOf(finding)] as const),
    ...(total === null ? missing_fields : []).map((gap) => [questionOf(gap.path), sentenceOf(gap)] as const),
  ];
  return Object.fromEntries(texts.filter(([code]) => named.includes(code)));
}

/**
 * Rates one policy under the version it is compared with and under another one: nothing but the version differs, so the
 * same version changes nothing (docs/rules.md, rating).
 */
export function rateDislocation(
  { subject, charged }: DislocatedPolicy,
  base: RateBook,
  other: RateBook,
  capPercent: number | null,
): Dislocation {
  const first = rateQuote(subject, base);
  const second = rateQuote(subject, other);
  const [before, after] = [premiumOf(first), premiumOf(second)];
  const referrals = newCodes(first.referrals, second.referrals);
  const refusals = newCodes(first.rejections, second.rejections);
  const missing = openQuestions(second);
  return {
    before,
    after,
    capped: before === null || after === null ? null : capPremium(before, after, capPercent),
    charged,
    referrals,
    refusals,
    missing,
    says: sayingsOf(second, [...referrals, ...refusals, ...missing]),
  };
}
