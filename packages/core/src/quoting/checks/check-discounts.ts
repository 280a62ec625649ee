import type { RateStructure } from '../../rating/rate-structure.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';

type DiscountRefusal = 'discounts_malformed' | 'discount_unknown' | 'discount_computed';

/**
 * The discounts that somebody grants a quote, as they are stored: those that its rates know and that follow from no
 * answer, each once, in the order in which the rates take them.
 */
export function checkDiscounts(
  sent: unknown,
  offered: RateStructure['discounts'],
): Decision<readonly string[], DiscountRefusal> {
  const field = 'discounts';
  if (!Array.isArray(sent) || sent.some((code) => typeof code !== 'string')) {
    return refuse('discounts_malformed', 'Discounts are a list of their codes.', field);
  }
  const codes = new Set<string>(sent);
  for (const code of codes) {
    if (!offered?.order.includes(code)) {
      return refuse('discount_unknown', sentence('The rates know no discount “{code}”.', { code }), field);
    }
    if (Object.hasOwn(offered.follows, code)) {
      return refuse('discount_computed', 'This discount follows from the answers. Nobody grants it.', field);
    }
  }
  return accept((offered?.order ?? []).filter((code) => codes.has(code)));
}
