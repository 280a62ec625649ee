import type { RateStructure } from '../../rating/rate-structure.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { words } from '../../shared/words.ts';

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
    return refuse(
      'discounts_malformed',
      words('Discounts are a list of their codes.', 'Les rabais sont une liste de leurs codes.'),
      field,
    );
  }
  const codes = new Set<string>(sent);
  for (const code of codes) {
    if (!offered?.order.includes(code)) {
      return refuse(
        'discount_unknown',
        sentence(words('The rates know no discount “{code}”.', 'Les tarifs ne connaissent aucun rabais « {code} ».'), {
          code,
        }),
        field,
      );
    }
    if (Object.hasOwn(offered.follows, code)) {
      return refuse(
        'discount_computed',
        words(
          'This discount follows from the answers. Nobody grants it.',
          'Ce rabais découle des réponses. Personne ne l’accorde.',
        ),
        field,
      );
    }
  }
  return accept((offered?.order ?? []).filter((code) => codes.has(code)));
}
