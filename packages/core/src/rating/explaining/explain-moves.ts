import type { Cents } from '../../shared/money/money.ts';
import { estimatePriceRange, type NoPriceRange, type PriceRange } from '../range/price-range.ts';
import { rateQuote } from '../rate.ts';
import type { RateBook } from '../book/rate-book.ts';
import type { Rating } from '../rating.ts';
import type { LineSubject, RatingSubject } from '../rating-subject.ts';
import { completeSubject, type Extreme, unknownDriver } from '../range/range-completion.ts';
import { type RowChange, rowChanges } from '../book/row-changes.ts';
import { type ListMove, type PriceAnswer, priceAnswers } from '../vocabulary.ts';

/** The price as it is shown, in cents: a range while answers are open, one figure twice when all is answered. */
export type PriceEnds = { readonly low: Cents; readonly high: Cents };

/** What one answer did to the shown price, and through which rows; before is null when there was no price yet. */
export type PriceMove = {
  /** As the quote's field is spelled, or what became of one of its lists. */
  readonly answer: string;
  readonly before: PriceEnds | null;
  readonly after: PriceEnds;
  readonly rows: readonly RowChange[];
};

/** What the quote was until now: another product's, another organization's, or a term before this one, and at which rates it was priced. */
export type SellerChange = { readonly answer: 'provider' | 'organization' | 'rates'; readonly book: RateBook };

/** Gives one answer of a subject to another. */
export type Take<Subject> = (subject: Subject, from: Subject) => Subject;

/** How the price of a kind of subject is shown, and answer by answer how one subject is made into another. */
export type PriceView<Subject extends LineSubject> = {
  /** Taken in order, all of them make the one into the other. */
  readonly takes: readonly (readonly [answer: string, take: Take<Subject>])[];
  readonly shown: (subject: Subject, book: RateBook) => PriceEnds | null;
  /** The subject with open answers filled, as it is priced at one end. */
  readonly complete: (subject: Subject, book: RateBook, end: Extreme) => Subject;
};

type NameOf<Part> = keyof Part & string;

/** Takes some answers of each thing insured from the one of the same id. */
export function takeFromObjects<Subject extends LineSubject>(
  ...names: readonly NameOf<Subject['vehicles'][number]>[]
): Take<Subject> {
  return (subject, from) => ({
    ...subject,
    vehicles: subject.vehicles.map((object) => {
      const other = from.vehicles.find(({ vehicleId }) => vehicleId === object.vehicleId);
      return other ? { ...object, ...Object.fromEntries(names.map((name) => [name, other[name]])) } : object;
    }),
  });
}

/** Takes an answer of each person from the one in the same place. */
export function takeFromPersons<Subject extends LineSubject>(name: NameOf<Subject['drivers'][number]>): Take<Subject> {
  return (subject, from) => ({
    ...subject,
    drivers: subject.drivers.map((person, index) => ({ ...person, [name]: (from.drivers[index] ?? person)[name] })),
  });
}

/** Takes what is answered once of the whole. */
export function takeFromQuote<Subject extends LineSubject>(key: keyof Subject): Take<Subject> {
  return (subject, from) => ({ ...subject, [key]: from[key] });
}

const idsOf = ({ vehicles }: LineSubject) => vehicles.map(({ vehicleId }) => vehicleId).join(' ');

/** Takes where everything is kept. */
export function takeGaraging<Subject extends LineSubject>(subject: Subject, from: Subject): Subject {
  return takeFromObjects<Subject>('state')({ ...subject, state: from.state }, from);
}

/** Takes which things are insured, where one came or left. */
export function takeObjects<Subject extends LineSubject>(subject: Subject, from: Subject): Subject {
  return idsOf(subject) === idsOf(from) ? subject : { ...subject, vehicles: from.vehicles };
}

/** Takes who the persons are, where one came or left. */
export function takePersons<Subject extends LineSubject>(subject: Subject, from: Subject): Subject {
  return subject.drivers.length === from.drivers.length ? subject : { ...subject, drivers: from.drivers };
}

const ofVehicles = takeFromObjects<RatingSubject>;
const ofDrivers = takeFromPersons<RatingSubject>;
const ofQuote = takeFromQuote<RatingSubject>;

/** How each answer about recreational vehicles is given from one subject to another. */
const takes: Readonly<Record<PriceAnswer, Take<RatingSubject>>> = {
  garaging: takeGaraging,
  vehicles: takeObjects,
  type: ofVehicles('class'),
  year: ofVehicles('year'),
  rating_value: ofVehicles('value'),
  usage_type: ofVehicles('usage'),
  storage_type: ofVehicles('storage'),
  estimated_yearly_mileage: ofVehicles('annualMiles'),
  rental_utilization_rate: ofVehicles('rentalUtilization'),
  drivers: takePersons,
  birthdate: ofDrivers('birthdate'),
  rv_driving_experience_years: ofDrivers('rvExperienceYears'),
  incidents: ofDrivers('points'),
  score: ofQuote('scoreTier'),
  coverages: (subject, from) =>
    JSON.stringify(subject.coverages) === JSON.stringify(from.coverages)
      ? subject
      : // A plan says what a total loss pays, too.
        ofVehicles('valueType')({ ...subject, coverages: from.coverages }, from),
  rating_value_type: ofVehicles('valueType'),
  policy_duration_months: ofQuote('termMonths'),
  effective_date: ofQuote('effectiveDate'),
  payment_term: ofQuote('paymentTerm'),
  discounts: ofQuote('discounts'),
};

/** A quote without a driver is priced as with one of whom nothing is known. */
function withSomeDriver<Subject extends LineSubject>(subject: Subject): Subject {
  return subject.drivers.length > 0 ? subject : { ...subject, drivers: [unknownDriver] };
}

type Length = Pick<LineSubject, 'drivers' | 'vehicles'>;

/** Drivers come and go one by one. */
function driverMove(was: number, is: number): ListMove | null {
  if (is === was + 1) return is === 2 ? 'second_driver' : 'driver_added';
  return is === was - 1 ? 'driver_removed' : null;
}

function vehicleMove(was: number, is: number): ListMove | null {
  if (is === was) return null;
  if (is === was + 1) return is === 2 ? 'second_vehicle' : 'vehicle_added';
  if (is > was) return 'vehicles_added';
  return is === was - 1 ? 'vehicle_removed' : 'vehicles_removed';
}

/** What became of a list, where that is what moved the price. */
function nameMove(answer: string, { drivers, vehicles }: Length, to: Length): string {
  if (answer === 'drivers') return driverMove(drivers.length, to.drivers.length) ?? answer;
  return answer === 'vehicles' ? (vehicleMove(vehicles.length, to.vehicles.length) ?? answer) : answer;
}

type Seen = { readonly ends: PriceEnds; readonly ratings: () => readonly [low: Rating, high: Rating] };

function see<Subject extends LineSubject>(subject: Subject, book: RateBook, view: PriceView<Subject>): Seen | null {
  const ends = view.shown(subject, book);
  const traced = (end: Extreme) => rateQuote(view.complete(subject, book, end), book, { trace: true });
  return ends && { ends, ratings: () => [traced('low'), traced('high')] };
}

/** Both ends of a range, in cents; null where there is none. */
export function endsOf(range: PriceRange | NoPriceRange): PriceEnds | null {
  return 'low' in range ? { low: range.low, high: range.high } : null;
}

/** How the price of recreational vehicles moves. */
export const recreationalMoves: PriceView<RatingSubject> = {
  takes: priceAnswers.map((answer) => [answer, takes[answer]]),
  shown: (subject, book) => endsOf(estimatePriceRange(subject, book)),
  complete: completeSubject,
};

/** Whether two shown prices are the same, to the cent. */
export function isSamePrice(one: PriceEnds, other: PriceEnds): boolean {
  return one.low === other.low && one.high === other.high;
}

/**
 * Why the shown price endsOf from one state of a quote to another: the changed answers one after the other, each with the
 * price before it, the price after it and the rows of the rate book that differ. Each price is a real one, and the moves
 * follow on each other: the first begins at the price before, the last ends at the price after. An answer that changes no
 * price is no move. Another seller comes first: what was said is priced at its rates before anything else is changed.
 */
export function explainMoves<Subject extends LineSubject>(
  before: Subject,
  after: Subject,
  book: RateBook,
  view: PriceView<Subject>,
  seller?: SellerChange,
): PriceMove[] {
  let subject = withSomeDriver(before);
  const target = withSomeDriver(after);
  let from = see(subject, seller?.book ?? book, view);
  const moves: PriceMove[] = [];
  const goOn = (answer: PriceMove['answer']): void => {
    const to = see(subject, book, view);
    // While an answer leaves no price, what follows it is compared with the last one that was shown.
    if (to === null) return;
    if (from === null || !isSamePrice(from.ends, to.ends)) {
      const rows = from === null ? [] : rowsBetween(from, to);
      moves.push({ answer, before: from?.ends ?? null, after: to.ends, rows });
    }
    from = to;
  };
  if (seller) goOn(seller.answer);
  for (const [answer, take] of view.takes) {
    const next = take(subject, target);
    if (JSON.stringify(next) === JSON.stringify(subject)) continue;
    const named = nameMove(answer, subject, next);
    subject = next;
    goOn(named);
  }
  return moves;
}

function rowsBetween(from: Seen, to: Seen): RowChange[] {
  const [before, after] = [from.ratings(), to.ratings()];
  return rowChanges([
    [before[0], after[0]],
    [before[1], after[1]],
  ]);
}
