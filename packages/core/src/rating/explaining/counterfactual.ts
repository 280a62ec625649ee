import { type Cents, sumCents } from '../../shared/money/money.ts';
import { rateQuote } from '../rate.ts';
import type { RateBook } from '../book/rate-book.ts';
import type { BoughtCover, BoughtCovers } from '../../products/labels.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { Answers, LineSubject, RatedDriver, RatedVehicle, RatingSubject } from '../rating-subject.ts';

/** What would be different. Vehicles by their id, drivers by their position; a cover set to null is dropped. */
export type SubjectChange = {
  readonly quote?: Partial<Omit<RatingSubject, 'coverages' | 'drivers' | 'vehicles'>>;
  readonly coverages?: NonNullable<LineChange['coverages']>;
  readonly vehicles?: Readonly<Record<string, Partial<Omit<RatedVehicle, 'vehicleId'>>>>;
  readonly drivers?: Readonly<Record<number, Partial<RatedDriver>>>;
};

/** What would be different under any line. */
export type LineChange = {
  readonly quote?: Answers;
  readonly coverages?: { readonly [code: string]: BoughtCover | null | undefined };
  readonly vehicles?: Readonly<Record<string, Answers>>;
  readonly drivers?: Readonly<Record<number, Answers>>;
};

function changeCoverages(coverages: BoughtCovers, change: NonNullable<LineChange['coverages']>): BoughtCovers {
  return Object.fromEntries(
    Object.entries({ ...coverages, ...change }).flatMap(([code, bought]) => (bought ? [[code, bought]] : [])),
  );
}

/** The subject as it would be after a change. Ids and positions that it does not hold are ignored. */
export function applyChange(subject: RatingSubject, change: SubjectChange): RatingSubject;
export function applyChange(subject: LineSubject, change: LineChange): LineSubject;
export function applyChange(subject: LineSubject, change: LineChange): LineSubject {
  const { coverages, vehicles = {}, drivers = {} } = change;
  return {
    ...subject,
    ...change.quote,
    coverages: coverages ? changeCoverages(subject.coverages ?? {}, coverages) : subject.coverages,
    vehicles: subject.vehicles.map((vehicle) => ({ ...vehicle, ...ownValue(vehicles, vehicle.vehicleId) })),
    drivers: subject.drivers.map((driver, index) => ({ ...driver, ...drivers[index] })),
  };
}

/**
 * What a change would do to the total, in cents: below zero when it saves. It rates twice for real, so it is the very
 * difference that the customer would see; null when either side has no price.
 */
export function priceChange(subject: LineSubject, change: LineChange, book: RateBook): Cents | null {
  const before = rateQuote(subject, book).total;
  const after = rateQuote(applyChange(subject, change), book).total;
  return before === null || after === null ? null : sumCents([after, -before]);
}
