import { nameOf, namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { checkRule } from '@roadworthy/core/underwriting/check-rule.ts';
import { impactOf } from '@roadworthy/core/underwriting/rule-impact.ts';
import { sql } from 'kysely';
import { computedRead } from '../kernel/operation.ts';
import { productOf } from '../products/product-store.ts';
import { loadQuotes } from '../quoting/quote-store.ts';
import { loadRules } from '../quoting/eligibility/rules-of-product.ts';
import { requestedFrom, fieldsOfProduct } from './rule-store.ts';
import { ruleExample, unknownRuleField } from './rule-example.ts';

/** Quotes that are looked at while somebody waits, and of those hit how many are named. */
const mostQuotes = 500;
const mostNamed = 50;

export const underwritingRuleImpact = computedRead({
  name: 'underwriting_rule_impact',
  permission: 'rule:write',
  root: 'product_id',
  example: { rule: ruleExample },
  badInput: [unknownRuleField],
  async run(work) {
    const { tx, input } = work;
    const { product_id, rule, beside } = input;
    const checked = checkRule(requestedFrom(rule), await fieldsOfProduct(tx, product_id));
    if (!checked.ok) return checked;
    const latest = await tx
      .selectFrom('quotes')
      .select('quote_id')
      .where('product_id', '=', product_id)
      .where('status', '<>', 'replaced')
      // What was emptied of its person has no answers left to judge.
      .where('erased', 'is', null)
      .where('created', '>', sql<Date>`app_now() - interval '12 months'`)
      .orderBy('created', 'desc')
      .orderBy('quote_id', 'desc')
      .limit(mostQuotes)
      .execute();
    const order = new Map(latest.map(({ quote_id }, index) => [quote_id, index]));
    const placeOf = (quoteId: string) => order.get(quoteId) ?? 0;
    const quotes = (await loadQuotes(work, [...order.keys()])).toSorted(
      (one, other) => placeOf(one.quote.quoteId) - placeOf(other.quote.quoteId),
    );
    const inUse = (await loadRules(tx, product_id)).find(({ ruleId }) => ruleId === beside) ?? null;
    const { provider } = await productOf(tx, product_id);
    const { sums, hits } = impactOf({ ...checked.event, ruleId: 'draft' }, quotes, provider, inUse);
    return {
      looked_at: sums.lookedAt,
      hits: sums.hits,
      new_hits: sums.newHits,
      let_go: sums.letGo,
      premium: sums.premium,
      premium_hit: sums.premiumHit,
      quotes: hits.slice(0, mostNamed).map(({ quote, premium, values, isHitNow }) => {
        const insured = namedInsuredOf(quote);
        return {
          quote_id: quote.quoteId,
          status: quote.status,
          effective_date: quote.effectiveDate,
          premium,
          named_insured: insured === null ? null : nameOf(insured),
          values: values.map(String),
          hit_now: isHitNow,
        };
      }),
    };
  },
});
