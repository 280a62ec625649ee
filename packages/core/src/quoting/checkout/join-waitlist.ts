import { checkEmail } from '../../identity/email.ts';
import type { Principal } from '../../identity/principal.ts';
import {
  isWaitlistReason,
  type WaitlistReason,
  type WaitlistSource,
  waitlistSources,
} from '../../products/vocabulary.ts';
import type { Day } from '../../shared/time/day.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { type Moratorium, moratoriumsFor, type RiskPlace } from '../subject/moratoriums.ts';
import {
  type Area,
  decideStartQuote,
  type QuoteRequest,
  type SoldLine,
  type StartRefusal,
} from '../opening/start-quote.ts';
import { words } from '../../shared/words.ts';

export type WaitlistRequest = Pick<QuoteRequest, 'postalCode' | 'vehicleClass'> & {
  /** What is stopped somewhere, in the organization that sells there. */
  readonly moratoriums: readonly Moratorium[];
  readonly email: string;
  readonly source: string;
};

export type WaitlistJoined = {
  readonly email: string;
  readonly area: Area;
  /** Given where the end of a moratorium is waited for, which holds by postal code. */
  readonly postalCode: string | null;
  readonly vehicleClass: string;
  readonly reason: WaitlistReason;
  readonly source: WaitlistSource;
};

/** What stops new cover of a line in a place at an instant. */
export function pausesOf(
  moratoriums: readonly Moratorium[],
  provider: string,
  place: RiskPlace,
  at: Date,
): readonly Moratorium[] {
  return moratoriumsFor(moratoriums, { action: 'bind', provider, places: [place], at });
}

function keep({
  email,
  ...waitsFor
}: Omit<WaitlistJoined, 'email'> & Pick<WaitlistRequest, 'email'>): Decision<WaitlistJoined, 'email_invalid'> {
  const checked = checkEmail(email);
  if (!checked.ok) return checked;
  return accept({ email: checked.event, ...waitsFor });
}

/**
 * Whether an address is kept for when this is sold in a place: where a quote cannot be started for a reason that may
 * change one day, or where a moratorium stops it from being bought. Who could start and buy one does not wait. Today is
 * the civil day of the area's zone at the instant.
 */
export function decideJoinWaitlist(
  { email, source: typed, moratoriums, ...wanted }: WaitlistRequest,
  area: Area | null,
  product: SoldLine,
  actor: Pick<Principal, 'role'>,
  { today, at }: { readonly today: Day; readonly at: Date },
): Decision<WaitlistJoined, StartRefusal | 'sold_there' | 'email_invalid' | 'source_unknown'> {
  const source = waitlistSources.find((one) => one === typed);
  if (source === undefined) {
    return refuse('source_unknown', words('Name start or checkout.', 'Indiquez start ou checkout.'), 'source');
  }
  const { vehicleClass } = wanted;
  const start = decideStartQuote(wanted, area, product, actor, today);
  if (start.ok) {
    const { area: place, postalCode } = start.event;
    const where = { ...place, postalCode };
    if (pausesOf(moratoriums, product.provider, where, at).length === 0) {
      return refuse(
        'sold_there',
        words('We sell this there. Start a quote.', 'Nous offrons ce produit à cet endroit. Commencez une soumission.'),
        'postal_code',
      );
    }
    return keep({ email, source, vehicleClass, area: place, postalCode, reason: 'moratorium_active' });
  }
  const { code: reason } = start.refusal;
  if (area === null || !isWaitlistReason(reason)) return start;
  return keep({ email, source, vehicleClass, area, postalCode: null, reason });
}
