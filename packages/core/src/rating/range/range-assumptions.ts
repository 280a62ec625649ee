import { sentence, type Sentence } from '../../shared/text/sentence.ts';
import { isBarred, type RateBook } from '../book/rate-book.ts';
import type { LineSubject, RatingSubject } from '../rating-subject.ts';
import { assumed } from './range-completion.ts';
import { words } from '../../shared/words.ts';

export const drivenAtMost = words('Driven {miles} miles a year or fewer.', 'Au plus {miles} milles parcourus par an.');

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
  | 'package'
  | 'as_entered'
  | 'starts_on';

/** What a range takes for granted, printed beside it. */
export type Assumption = Sentence & { readonly code: AssumptionCode };

type Requested = (...ends: string[]) => boolean;
type Entry = {
  readonly assumption: Assumption;
  readonly stands: (request: Requested, subject: RatingSubject, ageCounts: boolean) => boolean;
};

const asEntered: Assumption = {
  code: 'as_entered',
  ...sentence(
    words(
      'No driver, vehicle or discount beyond those entered so far.',
      'Aucun conducteur, véhicule ni rabais au-delà de ceux déjà inscrits.',
    ),
  ),
};

/** What a total loss pays while nobody chose it. */
export const agreedValue = {
  code: 'agreed_value',
  ...sentence(words('A total loss pays the agreed value.', 'Une perte totale paie la valeur convenue.')),
} as const;

const entries: readonly Entry[] = [
  {
    assumption: { code: 'plan_road_ready', ...sentence(words('The Road-ready plan.', 'La formule Prêt à rouler.')) },
    stands: (request) => request('coverages'),
  },
  {
    assumption: agreedValue,
    stands: (_, { vehicles }) => vehicles.some(({ valueType }) => valueType === null),
  },
  {
    assumption: {
      code: 'drivers_25_to_74',
      ...sentence(
        words(
          'Drivers whose birth date is open are {youngest} to {oldest} years old.',
          'Les conducteurs sans date de naissance ont de {youngest} à {oldest} ans.',
        ),
        {
          youngest: assumed.youngestDriver,
          oldest: assumed.oldestDriver,
        },
      ),
    },
    stands: (request, _, ageCounts) => request('birthdate') || (request('drivers') && ageCounts),
  },
  {
    assumption: {
      code: 'no_violations',
      ...sentence(
        words(
          'Drivers whose record is open had no violation and caused no accident in the last 36 months.',
          'Les conducteurs sans dossier n’ont eu aucune infraction ni causé d’accident depuis 36 mois.',
        ),
      ),
    },
    stands: (request) => request('drivers', 'points'),
  },
  {
    assumption: {
      code: 'used_for_trips',
      ...sentence(
        words(
          'Used for trips: not lived in, not parked for the season, not for business.',
          'Utilisé pour des voyages : ni domicile, ni stationné pour la saison, ni commercial.',
        ),
      ),
    },
    stands: (request) => request('usage_type'),
  },
  {
    assumption: { code: 'not_rented_out', ...sentence(words('Not rented out.', 'Jamais mis en location.')) },
    stands: (request) => request('rental_utilization_rate'),
  },
  {
    assumption: {
      code: 'up_to_15000_miles',
      ...sentence(drivenAtMost, { miles: assumed.mostMiles }),
    },
    stands: (request) => request('estimated_yearly_mileage'),
  },
  {
    assumption: { code: 'twelve_months', ...sentence(words('A term of 12 months.', 'Une durée de 12 mois.')) },
    stands: (request) => request('policy_duration_months'),
  },
  {
    assumption: { code: 'monthly_payment', ...sentence(words('Paid monthly.', 'Payé en versements mensuels.')) },
    stands: (request) => request('payment_term'),
  },
  { assumption: asEntered, stands: () => true },
];

/** The assumptions under which the open answers (paths as in `missing_fields`) have a range; none when all is answered. */
export function assumptionsFor(subject: RatingSubject, unanswered: readonly string[], book: RateBook): Assumption[] {
  if (unanswered.length === 0) return [];
  const open = new Set(unanswered.map((path) => path.slice(path.lastIndexOf('.') + 1)));
  const request: Requested = (...ends) => ends.some((end) => open.has(end));
  const { state, effectiveDate } = subject;
  const age = book.factors.find(({ shape }) => shape.as === 'years_of_age');
  const ageCounts = age !== undefined && state !== null && !isBarred(age, state, effectiveDate);
  const status = entries.filter(({ stands }) => stands(request, subject, ageCounts));
  return [...status.map(({ assumption }) => assumption), startsOn(subject)];
}

// A start in another year changes the age of the vehicle.
function startsOn({ effectiveDate }: Pick<LineSubject, 'effectiveDate'>): Assumption {
  return {
    code: 'starts_on',
    ...sentence(words('Cover starts on {day}.', 'La protection commence le {day}.'), { day: effectiveDate }),
  };
}

/** What every range of any line takes for granted. */
export function assumedAsEntered(subject: LineSubject): Assumption[] {
  return [asEntered, startsOn(subject)];
}
