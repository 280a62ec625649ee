import type { Quote } from '../quoting/quote.ts';
import { compileRules } from '../quoting/rules/compile-rules.ts';
import type { UnderwritingRule } from '../quoting/rules/rule.ts';
import { day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';

/** What a draft says of one quote. */
export type RuleVerdict = {
  /** What was seen; nothing where the draft does not hit. */
  readonly values: readonly (string | number)[];
  /** Whether the wording in use hits it already. */
  readonly isHitNow: boolean;
};

/** What one rule alone finds in quotes of a provider, whatever becomes of them, as if it had always been asked. */
function finder(rule: UnderwritingRule, provider: string): (quote: Quote) => (string | number)[] {
  const evaluate = compileRules([{ ...rule, effectiveDate: day('1900-01-01'), expirationDate: null }], provider);
  return (quote) => {
    const { rejections, referrals, agentRequired } = evaluate(quote);
    return [...rejections, ...referrals, ...agentRequired].map(({ value }) => value);
  };
}

/**
 * What a draft would say of quotes of its product's provider, whenever their cover begins: it is tried on what was asked
 * before it. `inUse` is the wording that it would take the place of.
 */
export function judgeBy(
  draft: UnderwritingRule,
  provider: string,
  inUse: UnderwritingRule | null = null,
): (quote: Quote) => RuleVerdict {
  const find = finder(draft, provider);
  const findNow = inUse ? finder(inUse, provider) : () => [];
  return (quote) => ({ values: find(quote), isHitNow: findNow(quote).length > 0 });
}

/** A quote as it is now, and what its term costs without fees; null while it has no price. */
export type LookedAt = { readonly quote: Quote; readonly premium: Cents | null };

/** Quotes, of them those that a draft would hit, and with their premiums in cents. */
export type ImpactSums = {
  readonly lookedAt: number;
  readonly hits: number;
  /** Of those hit, the ones that the wording in use does not hit. */
  readonly newHits: number;
  /** Those that the wording in use hits and the draft would not. */
  readonly letGo: number;
  readonly premium: Cents;
  readonly premiumHit: Cents;
};

type Judged = RuleVerdict & { readonly premium: Cents | null };

const nothing: ImpactSums = { lookedAt: 0, hits: 0, newHits: 0, letGo: 0, premium: 0, premiumHit: 0 };

function plus(sums: ImpactSums, { values, isHitNow, premium }: Judged): ImpactSums {
  const isHit = values.length > 0;
  return {
    lookedAt: sums.lookedAt + 1,
    hits: sums.hits + Number(isHit),
    newHits: sums.newHits + Number(isHit && !isHitNow),
    letGo: sums.letGo + Number(isHitNow && !isHit),
    premium: sums.premium + (premium ?? 0),
    premiumHit: sums.premiumHit + (isHit ? (premium ?? 0) : 0),
  };
}

/** What a draft would do to quotes as they are now, and those that it would hit in their order. */
export function impactOf<One extends LookedAt>(
  draft: UnderwritingRule,
  quotes: readonly One[],
  provider: string,
  inUse: UnderwritingRule | null = null,
): { readonly sums: ImpactSums; readonly hits: readonly (One & RuleVerdict)[] } {
  const judge = judgeBy(draft, provider, inUse);
  const judged = quotes.map((one) => ({ ...one, ...judge(one.quote) }));
  return { sums: judged.reduce(plus, nothing), hits: judged.filter(({ values }) => values.length > 0) };
}

/** What was looked at of a whole book: a quote of the last months, what a policy in force is described by, or both. */
export type BookEntry = Judged & {
  readonly isRecent: boolean;
  readonly isInForce: boolean;
  /** Postal code of the state or province, and the status of the policy, or of the quote that became none. */
  readonly state: string;
  readonly status: string;
};

type Groups = Readonly<Record<string, ImpactSums>>;

/** What a draft would do to a book. What is both a quote and in force is in both sums, and once in each group. */
export type BookImpact = {
  readonly quotes: ImpactSums;
  readonly policies: ImpactSums;
  readonly states: Groups;
  readonly statuses: Groups;
};

/** The impact on a book of which nothing was looked at yet. */
export const noImpact: BookImpact = { quotes: nothing, policies: nothing, states: {}, statuses: {} };

/** A book's impact with further entries, each of which is given once; in whatever order, it comes to the same. */
export function withEntries(impact: BookImpact, entries: readonly BookEntry[]): BookImpact {
  let { quotes, policies } = impact;
  const states = new Map(Object.entries(impact.states));
  const statuses = new Map(Object.entries(impact.statuses));
  for (const entry of entries) {
    if (entry.isRecent) quotes = plus(quotes, entry);
    if (entry.isInForce) policies = plus(policies, entry);
    states.set(entry.state, plus(states.get(entry.state) ?? nothing, entry));
    statuses.set(entry.status, plus(statuses.get(entry.status) ?? nothing, entry));
  }
  return { quotes, policies, states: Object.fromEntries(states), statuses: Object.fromEntries(statuses) };
}
