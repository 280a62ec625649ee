import type { Principal } from '../identity/principal.ts';
import type { PaymentTerm } from '../products/vocabulary.ts';
import { isPaymentTerm } from '../products/check-payment-term.ts';
import type { Day } from '../shared/day.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';
import { decideTransition, type QuoteMoved, type TransitionRefusal } from './decide-transition.ts';
import { type FindingCode, refusalOf } from './insurable/finding.ts';
import { placeFindings, type SoldProduct } from './insurable/place-findings.ts';
import type { Quote } from './quote.ts';
import { factsOn } from './quote-facts.ts';

/** What an organization sells of the quote's provider. */
type OfferedProduct = SoldProduct & {
  readonly productId: string;
  readonly availablePaymentTerms: readonly string[];
  readonly availablePolicyDurationMonths: readonly number[];
};

/** The organization that a quote is to move to; its product is null where it sells none of the quote's provider. */
export type QuoteDestination = {
  readonly organizationId: string;
  readonly name: string;
  readonly product: OfferedProduct | null;
};

/** A quote of another organization from now on: where it stands there, and under which of its products. */
export type QuoteOrganizationChanged = QuoteMoved<'quote_organization_changed'> & {
  readonly organizationId: string;
  readonly productId: string;
  readonly paymentTerm: PaymentTerm;
  /** The names of both organizations, as they were then. */
  readonly fromName: string;
  readonly toName: string;
};

export type OrganizationChangeRefusal =
  | TransitionRefusal
  | FindingCode
  | 'same_organization'
  | 'product_not_sold'
  | 'duration_not_sold';

const field = 'organization_id';

function decideProduct(
  quote: Quote,
  { name, product }: QuoteDestination,
): Decision<OfferedProduct, OrganizationChangeRefusal> {
  if (product === null) {
    const said = sentence('{organization} does not sell this product. Choose another organization.', {
      organization: name,
    });
    return refuse('product_not_sold', said, field);
  }
  const [unsold] = placeFindings(quote, product);
  if (unsold) return { ok: false, refusal: { ...refusalOf(unsold), field } };
  if (!product.availablePolicyDurationMonths.includes(quote.policyDurationMonths)) {
    const said = sentence('{organization} does not sell terms of {months} months. Choose another organization.', {
      organization: name,
      months: String(quote.policyDurationMonths),
    });
    return refuse('duration_not_sold', said, field);
  }
  return accept(product);
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
    return refuse('same_organization', 'The quote is of this organization already. Choose another.', field);
  }
  const product = decideProduct(quote, to);
  if (!product.ok) return product;
  const { productId, availablePaymentTerms: terms } = product.event;
  const paymentTerm = [quote.paymentTerm, ...terms].find((term) => terms.includes(term) && isPaymentTerm(term));
  return accept({
    ...moved.event,
    organizationId: to.organizationId,
    productId,
    paymentTerm: isPaymentTerm(paymentTerm) ? paymentTerm : quote.paymentTerm,
    fromName: from.name,
    toName: to.name,
  });
}
