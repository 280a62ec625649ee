import type { Principal } from '../../identity/principal.ts';
import { insures, lineFor } from '../../lines/line-for.ts';
import { wayOfSale } from '../../products/vocabulary.ts';
import type { Day } from '../../shared/time/day.ts';
import { accept, type Decision, refusal, refuse } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { decideTransition, type TransitionRefusal } from '../decide-transition.ts';
import {
  checkOfferedProduct,
  type OfferedProduct,
  type OfferRefusal,
  paymentTermUnder,
} from '../checkout/offered-product.ts';
import type { Quote } from '../quote.ts';
import { factsOn } from '../subject/quote-facts.ts';
import type { QuoteProviderChanged } from '../events/offers.ts';
import { words } from '../../shared/words.ts';

export const organizationDoesNotSell = words(
  'This organization does not sell that product. Choose another.',
  'Cette organisation ne vend pas ce produit. Choisissez-en un autre.',
);

export const noSuchTerm = words(
  'That product has no terms of {months} months. Change the term first.',
  'Ce produit n’a pas de contrat de {months} mois. Changez d’abord la durée.',
);

export const pricesItsOwn = words(
  'That company prices its own quotes. Link to it instead.',
  'Cette société établit ses propres prix. Envoyez plutôt le client vers elle.',
);

export const lineInsuresNothingHere = words(
  '{line} does not insure what stands in this quote. Choose another product.',
  '{line} n’assure pas ce qui figure dans cette soumission. Choisissez un autre produit.',
);

/** What the quote's organization sells of the other provider. */
export type OtherProduct = OfferedProduct & { readonly provider: string };

export type ProviderChangeRefusal = TransitionRefusal | OfferRefusal<'provider_not_sold' | 'sold_elsewhere'>;

/**
 * Whether a quote may be asked of another provider: in every status but bound, and while no payment runs, no change of
 * a policy is proposed and no newer quote took its place. An approval was of the other product, so it ends; a way to
 * pay that is not offered there becomes the first that is. The other line has to insure what stands in it. Null where the quote has that product already: then nothing
 * changes, and an approval and a signature hold. Today is the civil day of the risk's zone.
 */
export function decideUpdateProvider(
  quote: Quote,
  product: OtherProduct | null,
  actor: Pick<Principal, 'role'>,
  today: Day,
): Decision<Omit<QuoteProviderChanged, 'referrals'> | null, ProviderChangeRefusal> {
  const moved = decideTransition(quote, 'update_provider', actor, factsOn(today));
  if (!moved.ok) return moved;
  if (product?.productId === quote.productId) return accept(null);
  const months = String(quote.policyDurationMonths);
  const offered = checkOfferedProduct(quote, product, {
    field: 'provider',
    unsold: refusal('provider_not_sold', organizationDoesNotSell),
    otherDuration: refusal('duration_not_sold', sentence(noSuchTerm, { months })),
  });
  if (!offered.ok) return offered;
  if (wayOfSale(offered.event.provider) === 'elsewhere') {
    return refuse('sold_elsewhere', pricesItsOwn, 'provider');
  }
  const line = lineFor(offered.event.provider);
  if (line && !quote.vehicles.every(({ type }) => insures(line, type))) {
    const message = sentence(lineInsuresNothingHere, {
      line: line.name,
    });
    return refuse('not_insured_by_line', message, 'provider');
  }
  const { productId, provider } = offered.event;
  return accept({ ...moved.event, productId, provider, paymentTerm: paymentTermUnder(quote, offered.event) });
}
