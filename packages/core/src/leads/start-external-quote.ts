import { checkEmail } from '../identity/email.ts';
import { may, type Principal } from '../identity/principal.ts';
import { areaName } from '../products/area-names.ts';
import { isLiveIn, type LiveAreas } from '../products/live-states.ts';
import { type ExternalProvider, externalProviders } from '../products/vocabulary.ts';
import type { Area } from '../quoting/opening/start-quote.ts';
import { checkName } from '../shared/text/check-name.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { checkPlace, type Place } from './check-place.ts';
import { words } from '../shared/words.ts';

export type ExternalQuoteRequest = {
  readonly postalCode: string;
  /** Whom an agent sends there; what anybody else says of it is not kept. */
  readonly customerName?: string | null | undefined;
  readonly email?: string | null | undefined;
};

/** What a carrier sells, as an organization links to it. */
export type LinkedProduct = LiveAreas & {
  readonly productId: string;
  readonly provider: string;
  readonly externalUrl: string | null;
};

export type ExternalQuoteStarted = Place & {
  readonly productId: string;
  readonly provider: ExternalProvider;
  /** Where the carrier sells, with its places still open. */
  readonly externalUrl: string;
  readonly customerName: string | null;
  readonly email: string | null;
};

const provided = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';

/** The customer as an agent names them; a visitor is known by nothing but the place. */
function checkCustomer({ customerName, email }: ExternalQuoteRequest, actor: Pick<Principal, 'permissions'>) {
  const nobody = { customerName: null, email: null };
  if (!may(actor, 'lead:handle')) return accept(nobody);
  const name = provided(customerName) ? checkName(customerName, 'business', 'customer_name') : accept(null);
  if (!name.ok) return name;
  const address = provided(email) ? checkEmail(email) : accept(null);
  return address.ok ? accept({ customerName: name.event, email: address.event }) : address;
}

/** Whether somebody is sent to a carrier: where the organization links to it and it sells in the place. */
export function decideStartExternalQuote(
  request: ExternalQuoteRequest,
  area: Area | null,
  product: LinkedProduct | null,
  actor: Pick<Principal, 'permissions'>,
): Decision<ExternalQuoteStarted> {
  const provider = externalProviders.find((one) => one === product?.provider);
  if (!product || product.externalUrl === null || !provider) {
    return refuse(
      'product_not_found',
      words('We do not sell this line yet.', 'Nous n’offrons pas encore ce produit.'),
      'provider',
    );
  }
  const place = checkPlace(request.postalCode, area);
  if (!place.ok) return place;
  const { country, administrativeArea } = place.event.area;
  if (!isLiveIn(product, `${country}-${administrativeArea}`)) {
    const message = sentence(
      words('They do not sell this in {area}.', 'Cet assureur n’offre pas ce produit en {area}.'),
      { area: areaName(administrativeArea) },
    );
    return refuse('product_not_live', message, 'postal_code');
  }
  const customer = checkCustomer(request, actor);
  if (!customer.ok) return customer;
  const { productId, externalUrl } = product;
  return accept({ ...place.event, productId, provider, externalUrl, ...customer.event });
}
