import type { Principal } from '../../identity/principal.ts';
import type { Day } from '../../shared/time/day.ts';
import { accept, refusal, refuse, type Decision } from '../../shared/decision.ts';
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
import type { QuoteOrganizationChanged } from '../events/owners.ts';
import { words } from '../../shared/words.ts';

export const doesNotSellProduct = words(
  '{organization} does not sell this product. Choose another organization.',
  '{organization} n’offre pas ce produit. Choisissez une autre organisation.',
);

export const doesNotSellTerms = words(
  '{organization} does not sell terms of {months} months. Choose another organization.',
  '{organization} n’offre pas de durée de {months} mois. Choisissez une autre organisation.',
);

/** The organization that a quote is to move to; its product is null where it sells none of the quote's provider. */
export type QuoteDestination = {
  readonly organizationId: string;
  readonly name: string;
  readonly product: OfferedProduct | null;
};

export type OrganizationChangeRefusal = TransitionRefusal | OfferRefusal<'product_not_sold'> | 'same_organization';

const field = 'organization_id';

function decideProduct(
  quote: Quote,
  { name, product }: QuoteDestination,
): Decision<OfferedProduct, OrganizationChangeRefusal> {
  return checkOfferedProduct(quote, product, {
    field,
    unsold: refusal('product_not_sold', sentence(doesNotSellProduct, { organization: name })),
    otherDuration: refusal(
      'duration_not_sold',
      sentence(doesNotSellTerms, {
        organization: name,
        months: String(quote.policyDurationMonths),
      }),
    ),
  });
}

/**
 * Whether a quote that is not sold may move to another organization, which then insures it under a product of the same
 * provider. An approval was the former organization's, so it ends; a way to pay that the new one does not offer becomes
 * the first that it does. Today is the civil day of the risk's zone.
 */
export function decideChangeQuoteOrganization(
  quote: Quote,
  from: { readonly name: string },
  to: QuoteDestination,
  actor: Pick<Principal, 'role'>,
  today: Day,
): Decision<QuoteOrganizationChanged, OrganizationChangeRefusal> {
  const moved = decideTransition(quote, 'change_quote_organization', actor, factsOn(today));
  if (!moved.ok) return moved;
  if (to.organizationId === quote.organizationId) {
    return refuse(
      'same_organization',
      words(
        'The quote is of this organization already. Choose another.',
        'La soumission appartient déjà à cette organisation. Choisissez-en une autre.',
      ),
      field,
    );
  }
  const product = decideProduct(quote, to);
  if (!product.ok) return product;
  return accept({
    ...moved.event,
    organizationId: to.organizationId,
    productId: product.event.productId,
    paymentTerm: paymentTermUnder(quote, product.event),
    fromName: from.name,
    toName: to.name,
  });
}
