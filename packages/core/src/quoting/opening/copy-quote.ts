import { may, type Principal } from '../../identity/principal.ts';
import { wayOfSale } from '../../products/vocabulary.ts';
import { addDays, type Day } from '../../shared/time/day.ts';
import { accept, type Decision, refusal, refuse } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { labelOfGranted } from '../../lines/line-labels.ts';
import { lineFor } from '../../lines/line-for.ts';
import { loyalty } from '../../rating/vocabulary.ts';
import { refuseRole } from '../decide-transition.ts';
import { type Fitted, type FittingProduct, fitToProduct } from '../checks/fit-to-product.ts';
import { checkOfferedProduct, type OfferRefusal } from '../checkout/offered-product.ts';
import type { Quote } from '../quote.ts';
import { offerDays } from './start-quote.ts';
import {
  lineInsuresNothingHere,
  noSuchTerm,
  pricesItsOwn,
  organizationDoesNotSell,
} from '../editing/update-provider.ts';

/** What a copy is made of. */
export type CopiedQuote = Fitted & { readonly effectiveDate: Day; readonly expirationDate: Day };

export type CopyRefusal = 'actor_not_allowed' | OfferRefusal<'provider_not_sold' | 'sold_elsewhere'>;

/** Whether somebody may copy quotes at all: it does nothing to the one that is copied, so its status is in nobody's way. */
export function mayCopy(actor: Principal): Decision<true, 'actor_not_allowed'> {
  return may(actor, 'quote:copy') ? accept(true) : refuseRole();
}

/** The years of a contract are no new business's. */
function withoutLoyalty({ quote, ...copied }: CopiedQuote): CopiedQuote {
  if (!quote.discounts.includes(loyalty)) return { ...copied, quote };
  const name = sentence(labelOfGranted(quote.provider, loyalty));
  return {
    ...copied,
    quote: { ...quote, discounts: quote.discounts.filter((code) => code !== loyalty) },
    leftOut: [...copied.leftOut, { part: 'discount', name }],
  };
}

/**
 * Whether staff may copy a quote under a product of its organization, and what the copy says: as `describeCopy`, as new
 * business.
 */
export function decideCopyQuote(
  source: Quote,
  product: FittingProduct | null,
  actor: Principal,
  today: Day,
): Decision<CopiedQuote, CopyRefusal> {
  const allowed = mayCopy(actor);
  const copied = allowed.ok ? describeCopy(source, product, today) : allowed;
  return copied.ok ? accept(withoutLoyalty(copied.event)) : copied;
}

/**
 * What the copy of a quote says under a product of its organization, that of its own provider or of another one: all
 * of the source that the product can hold, from tomorrow, and good for as long as a new quote is. Null is no product.
 * Today is the civil day of the risk's zone.
 */
export function describeCopy(
  source: Quote,
  product: FittingProduct | null,
  today: Day,
): Decision<CopiedQuote, CopyRefusal> {
  const field = 'provider';
  const unsold = refusal('provider_not_sold', organizationDoesNotSell);
  if (product === null) return { ok: false, refusal: { ...unsold, field } };
  if (wayOfSale(product.provider) === 'elsewhere') {
    return refuse('sold_elsewhere', pricesItsOwn, field);
  }
  const fitted = fitToProduct(source, product);
  const line = lineFor(product.provider);
  if (line && source.vehicles.length > 0 && fitted.quote.vehicles.length === 0) {
    const message = sentence(lineInsuresNothingHere, {
      line: line.name,
    });
    return refuse('not_insured_by_line', message, field);
  }
  const otherDuration = refusal(
    'duration_not_sold',
    sentence(noSuchTerm, {
      months: String(fitted.quote.policyDurationMonths),
    }),
  );
  const offered = checkOfferedProduct(fitted.quote, product, { field, unsold, otherDuration });
  if (!offered.ok) return offered;
  return accept({ ...fitted, effectiveDate: addDays(today, 1), expirationDate: addDays(today, offerDays) });
}
