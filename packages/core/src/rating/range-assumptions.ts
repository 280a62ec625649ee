import { formatDay } from '../shared/day.ts';
import { forbidsScoreAndAge, type RatingSubject } from './rating-subject.ts';
import { assumed } from './range-completion.ts';

export type AssumptionCode =
  | 'plan_road_ready'
  | 'agreed_value'
  | 'drivers_25_to_74'
  | 'no_violations'
  | 'used_for_trips'
  | 'not_rented_out'
  | 'up_to_15000_miles'
  | 'twelve_months'
  | 'monthly_payment'
  | 'as_entered'
  | 'starts_on';

/** What a range takes for granted, printed beside it. */
export type Assumption = { readonly code: AssumptionCode; readonly message: string };

type Asked = (...ends: string[]) => boolean;
type Entry = Assumption & { readonly stands: (asked: Asked, subject: RatingSubject) => boolean };

const miles = assumed.mostMiles.toLocaleString('en-US');

const entries: readonly Entry[] = [
  {
    code: 'plan_road_ready',
    message: 'The Road-ready plan.',
    stands: (asked) => asked('coverages'),
  },
  {
    code: 'agreed_value',
    message: 'A total loss pays the agreed value.',
    stands: (_, { vehicles }) => vehicles.some(({ valueType }) => valueType === null),
  },
  {
    code: 'drivers_25_to_74',
    message: `Drivers whose birth date is open are ${assumed.youngestDriver} to ${assumed.oldestDriver} years old.`,
    stands: (asked, { state }) =>
      asked('birthdate') || (asked('drivers') && state !== null && !forbidsScoreAndAge(state)),
  },
  {
    code: 'no_violations',
    message: 'Drivers whose record is open had no violation and caused no accident in the last 36 months.',
    stands: (asked) => asked('drivers', 'points'),
  },
  {
    code: 'used_for_trips',
    message: 'Used for trips: not lived in, not parked for the season, not for business.',
    stands: (asked) => asked('usage_type'),
  },
  {
    code: 'not_rented_out',
    message: 'Not rented out.',
    stands: (asked) => asked('rental_utilization_rate'),
  },
  {
    code: 'up_to_15000_miles',
    message: `Driven ${miles} miles a year or fewer.`,
    stands: (asked) => asked('estimated_yearly_mileage'),
  },
  {
    code: 'twelve_months',
    message: 'A term of 12 months.',
    stands: (asked) => asked('policy_duration_months'),
  },
  {
    code: 'monthly_payment',
    message: 'Paid monthly.',
    stands: (asked) => asked('payment_term'),
  },
  {
    code: 'as_entered',
    message: 'No driver, vehicle or discount beyond those entered so far.',
    stands: () => true,
  },
];

/** The assumptions under which the open answers (paths as in `missing_fields`) have a range; none when all is answered. */
export function assumptionsFor(subject: RatingSubject, unanswered: readonly string[]): Assumption[] {
  if (unanswered.length === 0) return [];
  const open = new Set(unanswered.map((path) => path.slice(path.lastIndexOf('.') + 1)));
  const asked: Asked = (...ends) => ends.some((end) => open.has(end));
  const standing = entries.filter(({ stands }) => stands(asked, subject));
  // A start in another year changes the age of the vehicle.
  const start: Assumption = { code: 'starts_on', message: `Cover starts on ${formatDay(subject.effectiveDate)}.` };
  return [...standing.map(({ code, message }) => ({ code, message })), start];
}
