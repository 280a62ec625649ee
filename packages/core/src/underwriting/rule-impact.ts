import type { Quote } from '../quoting/quote.ts';
import { compileRules } from '../quoting/rules/compile-rules.ts';
import type { UnderwritingRule } from '../quoting/rules/rule.ts';
import type { RuleFinding } from '../quoting/rules/rule-findings.ts';
import type { Cents } from '../shared/money.ts';

/** A quote as it is now, and what its term costs without fees; null while it has no price. */
export type LookedAt = { readonly quote: Quote; readonly premium: Cents | null };

/** A quote that a draft would hit, and what was seen. */
export type WouldHit = LookedAt & {
  readonly values: readonly (string | number)[];
  /** Whether the wording in use hits it already. */
  readonly isHitNow: boolean;
};

export type RuleImpact = {
  readonly lookedAt: number;
  readonly hits: readonly WouldHit[];
  /** Quotes that the wording in use hits and the draft would not. */
  readonly letGo: number;
  /** Premiums in cents, of what would be hit and of all that was looked at. */
  readonly premiumHit: Cents;
  readonly premium: Cents;
};

const sumOf = (quotes: readonly LookedAt[]) => quotes.reduce((sum, { premium }) => sum + (premium ?? 0), 0);

/** What one rule alone finds in quotes of a provider, whatever becomes of them. */
function finder(rule: UnderwritingRule, provider: string): (quote: Quote) => readonly RuleFinding[] {
  const evaluate = compileRules([rule], provider);
  return (quote) => {
    const { rejections, referrals, agentRequired } = evaluate(quote);
    return [...rejections, ...referrals, ...agentRequired];
  };
}

/**
 * What a draft would do to quotes of its product's provider, as they are now and in their order; `inUse` is the wording
 * that it would take the place of.
 */
export function impactOf(
  draft: UnderwritingRule,
  quotes: readonly LookedAt[],
  provider: string,
  inUse: UnderwritingRule | null = null,
): RuleImpact {
  const find = finder(draft, provider);
  const findNow = inUse ? finder(inUse, provider) : () => [];
  const judged = quotes.map((one) => ({
    ...one,
    values: find(one.quote).map(({ value }) => value),
    isHitNow: findNow(one.quote).length > 0,
  }));
  const hits = judged.filter(({ values }) => values.length > 0);
  return {
    lookedAt: quotes.length,
    hits,
    letGo: judged.filter(({ values, isHitNow }) => isHitNow && values.length === 0).length,
    premiumHit: sumOf(hits),
    premium: sumOf(quotes),
  };
}
