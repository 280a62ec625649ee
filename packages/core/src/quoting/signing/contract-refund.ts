import { groupOfKind, isOfGroup } from '../../lines/line-parts.ts';
import { lineFor } from '../../lines/line-for.ts';
import type { Line, Refund } from '../../lines/line.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { Quote } from '../quote.ts';

/** The distance that a contract pays for, and what the odometer showed when it was sold. */
export type ContractDistance = { readonly miles: number; readonly from: number };

/** What a contract itself says of what comes back to who ends it, beside how its product parts the premium. */
export type ContractRefund = Pick<Refund, 'fullWithinDays' | 'lessClaims' | 'fee'> & {
  /** Null where days alone count. */
  readonly distance: ContractDistance | null;
};

/** A contract that says nothing beside its product. */
export const plainRefund: ContractRefund = { fullWithinDays: 0, lessClaims: false, fee: null, distance: null };

function distanceOf(line: Line, { vehicles, coverages }: Sold): ContractDistance | null {
  const [vehicle] = vehicles;
  const counted = line.terms.distance;
  if (line.refund.later !== 'lesser_of_time_and_distance' || !counted || !vehicle) return null;
  const setting = line.covers
    .find(({ code }) => code === counted.cover)
    ?.settings.find(({ name }) => name === counted.setting);
  if (!isOfGroup(setting?.groups, groupOfKind(line, vehicle.type))) return null;
  const miles = ownValue(ownValue(coverages, counted.cover) ?? {}, counted.setting);
  const from = ownValue(vehicle.answers, counted.answer);
  return typeof miles === 'number' && typeof from === 'number' ? { miles, from } : null;
}

type Sold = Pick<Quote, 'provider' | 'coverages'> & {
  readonly vehicles: readonly Pick<Quote['vehicles'][number], 'answers' | 'type'>[];
};

/** What the contract that a quote describes says of a refund: its line's words, with the distance that was bought. */
export function contractRefundOf(quote: Sold): ContractRefund {
  const line = lineFor(quote.provider);
  if (!line) return plainRefund;
  const { fullWithinDays, lessClaims, fee } = line.refund;
  return { fullWithinDays, lessClaims, fee, distance: distanceOf(line, quote) };
}
