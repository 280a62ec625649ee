import { formerBalance } from '../quoting/binding/former-balance.ts';
import { areaOf } from '../products/live-states.ts';
import { insuredState } from '../quoting/signing/sale-terms.ts';
import type { Quote } from '../quoting/quote.ts';
import type { Rating } from '../rating/rating.ts';
import type { Day } from '../shared/time/day.ts';
import { assertCents, type Cents, sumCents, toCents } from '../shared/money/money.ts';
import { rational } from '../shared/money/rational.ts';
import { allocateCents } from './ledger/allocate-cents.ts';
import type { ChargeEarning, ChargeKind } from './vocabulary.ts';

/** An amount that a transaction of a policy wrote, in cents; below zero where it takes back. */
export type Charge = {
  /** The root of the vehicle that it is for; null where it is for the policy as a whole. */
  readonly vehicleId: string | null;
  readonly coverage: string | null;
  readonly kind: ChargeKind;
  /** Which fee, tax or surcharge; null for premium. */
  readonly code: string | null;
  /**
   * Whose tax or surcharge it is, `US-KY` or a place of it; of premium the state or province of what it insures. Null where
   * neither is known.
   */
  readonly jurisdiction?: string | null;
  /** What a year of it costs, rounded. */
  readonly annual: Cents;
  /** What the whole term of it costs: changes of one day are rounded from it as one. */
  readonly termAmount: Cents;
  readonly from: Day;
  /** The day after the last that it pays for. */
  readonly to: Day;
  readonly amount: Cents;
  readonly earning: ChargeEarning;
  /** Whether it comes back where the term counts as never issued. */
  readonly isRefundable: boolean;
};

/** The priced parts of a rating that are charged. */
export type BookedRating = Pick<Rating, 'items' | 'discounts' | 'fees' | 'subtotal' | 'minimum_top_up' | 'total'>;

export type ChargedTerm = { readonly from: Day; readonly to: Day; readonly months: number };

/** What each item costs with its share of the discounts and of the top-up to the minimum premium. */
function netOf({ items, discounts, minimum_top_up: topUp }: BookedRating): readonly Cents[] {
  const weights = items.map((item) => item.cents);
  const discount = sumCents(discounts.map((one) => one.cents));
  if (sumCents(weights) === 0) return weights;
  const [less, more] = [allocateCents(discount, weights), allocateCents(topUp, weights)];
  return weights.map((cents, index) => cents - (less[index] ?? 0) + (more[index] ?? 0));
}

/**
 * What a new term is charged: a line for each coverage of each vehicle, discounts and the top-up to the minimum premium
 * shared among them in proportion, and the fees. A minimum premium above nothing at all stands alone. Throws a RangeError
 * for a rating without a total, or one whose parts do not make its total.
 */
export function chargesOf(rating: BookedRating, { from, to, months }: ChargedTerm): Charge[] {
  if (rating.total === null) throw new RangeError('a rating without a total cannot be charged');
  const line = (amount: Cents, what: Pick<Charge, 'vehicleId' | 'coverage'>): Charge => ({
    ...what,
    kind: 'premium',
    code: null,
    from,
    to,
    amount,
    earning: 'pro_rata',
    isRefundable: true,
    annual: toCents(rational(BigInt(amount) * 12n, months)),
    termAmount: amount,
  });
  const net = netOf(rating);
  const isNothing = rating.items.every((item) => item.cents === 0);
  const charges = [
    ...rating.items.map(({ vehicleId, coverage }, index) => line(net[index] ?? 0, { vehicleId, coverage })),
    ...(isNothing ? [line(rating.minimum_top_up, { vehicleId: null, coverage: null })] : []),
    ...rating.fees.map(({ code, cents }): Charge => {
      const fee = { kind: 'fee', code, annual: cents, termAmount: cents, amount: cents, earning: 'at_once' } as const;
      // What another policy was charged comes back with that one alone.
      return { vehicleId: null, coverage: null, from, to, ...fee, isRefundable: code !== formerBalance };
    }),
  ].filter(({ amount }) => amount !== 0);
  const sum = sumCents(charges.map(({ amount }) => amount));
  if (sum !== assertCents(rating.total)) throw new RangeError(`charges of ${sum} cents are no ${rating.total}`);
  return charges;
}

type Placed = Pick<Quote, 'mailingLocationId' | 'administrativeArea' | 'locations' | 'vehicles'>;

/**
 * Premium with the place that each line is for: where its vehicle is kept, or that of the insured for what the policy as a
 * whole costs. What has a place of its own, as a tax does, keeps it.
 */
export function placed<Line extends Charge>(charges: readonly Line[], quote: Placed): Line[] {
  const placeOf = (vehicleId: string | null): string | null => {
    const vehicle = quote.vehicles.find((one) => vehicleId === one.vehicleId || vehicleId === one.rootVehicleId);
    const place = quote.locations.find(({ locationId }) => locationId === vehicle?.locationId);
    return areaOf(place?.administrativeArea ?? insuredState(quote));
  };
  return charges.map((one) =>
    one.kind === 'premium' && !one.jurisdiction ? { ...one, jurisdiction: placeOf(one.vehicleId) } : one,
  );
}

/** What charges of some kinds add up to, in cents. */
export function chargedFor(
  charges: readonly Pick<Charge, 'kind' | 'amount'>[],
  ...kinds: readonly ChargeKind[]
): Cents {
  return sumCents(charges.flatMap(({ kind, amount }) => (kinds.includes(kind) ? [amount] : [])));
}
