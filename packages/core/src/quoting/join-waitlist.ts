import { checkEmail } from '../identity/email.ts';
import type { Principal } from '../identity/principal.ts';
import { isWaitlistReason, type WaitlistReason, type WaitlistSource, waitlistSources } from '../products/vocabulary.ts';
import type { Day } from '../shared/day.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { type Area, decideStartQuote, type QuoteRequest, type SoldLine, type StartRefusal } from './start-quote.ts';

export type WaitlistRequest = Pick<QuoteRequest, 'postalCode' | 'vehicleClass'> & {
  readonly email: string;
  readonly source: string;
};

export type WaitlistJoined = {
  readonly email: string;
  readonly area: Area;
  readonly vehicleClass: string;
  readonly reason: WaitlistReason;
  readonly source: WaitlistSource;
};

/**
 * Whether an address is kept for when this is sold in a place: where a quote cannot be started for a reason that may
 * change one day. Who could start one does not wait. Today is the civil day of the area's zone.
 */
export function decideJoinWaitlist(
  { email, source, ...wanted }: WaitlistRequest,
  area: Area | null,
  product: SoldLine,
  actor: Pick<Principal, 'role'>,
  today: Day,
): Decision<WaitlistJoined, StartRefusal | 'sold_there' | 'email_invalid'> {
  const start = decideStartQuote(wanted, area, product, actor, today);
  if (start.ok) return refuse('sold_there', 'We sell this there. Start a quote.', 'postal_code');
  const { code: reason } = start.refusal;
  if (area === null || !isWaitlistReason(reason)) return start;
  const checked = checkEmail(email);
  if (!checked.ok) return checked;
  return accept({
    ...{ email: checked.event, area, vehicleClass: wanted.vehicleClass, reason },
    source: waitlistSources.find((one) => one === source) ?? 'start',
  });
}
