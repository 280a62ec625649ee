import { addDays, dayInZone } from '@roadworthy/core/shared/day.ts';
import type { Caller } from './caller.ts';
import {
  aMotorhomeQuote,
  answeredQuote,
  aQuote,
  boundQuote,
  plannedQuote,
  type QuoteFacts,
  signedQuote,
  startQuote,
} from './quote-scenarios.ts';
import type { Backend } from './backend.ts';
import { exampleVin } from './example-vin.ts';

type Scenario = (backend: Backend, facts: QuoteFacts, starter?: Caller) => Promise<unknown>;

/** One line of the demo's book: how many days ago it happened, how far it went, and to whom. */
export type DemoQuote = {
  readonly daysAgo: number;
  readonly scenario: Scenario;
  readonly facts: QuoteFacts;
  /** The agent who started it; without one it came over the web. */
  readonly agent?: 'dana' | 'pete';
  /** Days from that day until cover begins, when a plan was chosen; one when absent. */
  readonly startsIn?: number;
};

function person(first: string, last: string, birthdate: string, phone: string) {
  const email = `${first}.${last}@example.com`.toLowerCase();
  return { first_name: first, last_name: last, birthdate, phone, email };
}

function at(line_1: string, locality: string, administrative_area: string, postal_code: string) {
  return { postalCode: postal_code, mailing: { line_1, locality, administrative_area, postal_code } };
}

const columbus = at('12 Oak Street', 'Columbus', 'OH', '43215');
const cleveland = at('418 Euclid Avenue', 'Cleveland', 'OH', '44114');
const austin = at('77 Barton Springs Road', 'Austin', 'TX', '78704');
const boise = at('280 North Eighth Street', 'Boise', 'ID', '83702');
const phoenix = at('1130 North Central Avenue', 'Phoenix', 'AZ', '85004');
const tucson = at('255 West Alameda Street', 'Tucson', 'AZ', '85701');
const denver = at('1560 Broadway', 'Denver', 'CO', '80202');
const tampa = at('301 Bayshore Boulevard', 'Tampa', 'FL', '33606');
const portland = at('920 SW Sixth Avenue', 'Portland', 'OR', '97204');
const fresno = at('845 Fulton Street', 'Fresno', 'CA', '93721');

const fifthWheel = (value: number) => ({
  year: 2021,
  make: 'Grand Design',
  model: 'Reflection 303RLS',
  rating_value: value,
});
const camperVan = (value: number) => ({ year: 2022, make: 'Winnebago', model: 'Solis 59P', rating_value: value });
const classC = (value: number) => ({ year: 2019, make: 'Jayco', model: 'Redhawk 24B', rating_value: value });

/** The demo's book, oldest first. */
export const demoBook: readonly DemoQuote[] = [
  {
    daysAgo: 301,
    scenario: boundQuote,
    facts: aMotorhomeQuote({
      ...columbus,
      person: person('Ada', 'Moreno', '1968-03-09', '614-555-0148'),
      plan: 'full_throttle',
    }),
  },
  {
    daysAgo: 214,
    scenario: boundQuote,
    agent: 'pete',
    facts: aQuote({
      ...austin,
      vehicleClass: 'fifth_wheel',
      vehicle: fifthWheel(8_450_000),
      person: person('Luis', 'Herrera', '1959-11-21', '512-555-0131'),
    }),
  },
  {
    daysAgo: 162,
    scenario: boundQuote,
    agent: 'dana',
    facts: aMotorhomeQuote({
      ...denver,
      vehicleClass: 'class_b',
      vehicle: camperVan(11_300_000),
      person: person('Priya', 'Raman', '1984-06-30', '303-555-0164'),
      paymentTerm: 'pay_in_full',
    }),
  },
  {
    daysAgo: 96,
    scenario: plannedQuote,
    facts: aQuote({
      ...fresno,
      vehicleClass: 'pop_up',
      vehicle: { year: 2018, make: 'Coachmen', model: 'Clipper', rating_value: 1_150_000 },
      person: person('Noah', 'Bishop', '1991-01-17', '559-555-0102'),
    }),
  },
  {
    daysAgo: 88,
    scenario: boundQuote,
    agent: 'pete',
    facts: aMotorhomeQuote({
      ...phoenix,
      vehicleClass: 'class_c',
      vehicle: classC(7_900_000),
      person: person('Grace', 'Ellison', '1973-08-02', '602-555-0155'),
      incidents: { at_fault: 1, major: 0, minor: 0, speeding: 0 },
    }),
  },
  {
    daysAgo: 47,
    scenario: plannedQuote,
    agent: 'dana',
    facts: aQuote({
      ...portland,
      vehicleClass: 'toy_hauler',
      vehicle: { year: 2020, make: 'Heartland', model: 'Cyclone', rating_value: 9_800_000 },
      person: person('Mara', 'Quist', '1979-04-12', '503-555-0120'),
    }),
  },
  {
    daysAgo: 41,
    scenario: boundQuote,
    facts: aQuote({ ...cleveland, person: person('Theo', 'Banks', '1988-12-05', '216-555-0176'), plan: 'essential' }),
  },
  {
    daysAgo: 24,
    scenario: signedQuote,
    facts: aMotorhomeQuote({
      ...boise,
      vehicleClass: 'class_c',
      vehicle: classC(6_850_000),
      person: person('Irene', 'Kowalski', '1955-02-27', '208-555-0139'),
    }),
    startsIn: 40,
  },
  {
    daysAgo: 19,
    scenario: boundQuote,
    agent: 'dana',
    facts: aQuote({
      ...columbus,
      vehicleClass: 'truck_camper',
      vehicle: { year: 2024, make: 'Lance', model: '825', rating_value: 4_300_000 },
      person: person('Ben', 'Moreno', '1996-09-14', '614-555-0149'),
    }),
  },
  {
    daysAgo: 12,
    scenario: plannedQuote,
    agent: 'pete',
    facts: aMotorhomeQuote({
      ...tucson,
      person: person('Carmen', 'Vidal', '1964-05-23', '520-555-0187'),
      vehicle: { year: 2022, rating_value: 28_900_000, make: 'Newmar', model: 'Dutch Star' },
    }),
    startsIn: 30,
  },
  {
    daysAgo: 6,
    scenario: answeredQuote,
    facts: aQuote({
      ...denver,
      vehicleClass: 'teardrop',
      vehicle: { year: 2023, make: 'Nucamp', model: 'TAB 320', rating_value: 2_450_000 },
      person: person('Hana', 'Sato', '1990-10-08', '303-555-0193'),
    }),
  },
  {
    daysAgo: 4,
    scenario: boundQuote,
    agent: 'dana',
    facts: aMotorhomeQuote({
      ...columbus,
      vehicleClass: 'class_b',
      vehicle: camperVan(9_950_000),
      person: person('Walter', 'Drummond', '1949-07-19', '614-555-0111'),
    }),
    startsIn: 21,
  },
  {
    daysAgo: 2,
    scenario: plannedQuote,
    agent: 'dana',
    facts: aQuote({
      ...cleveland,
      vehicleClass: 'fifth_wheel',
      vehicle: fifthWheel(6_720_000),
      person: person('Joy', 'Adeyemi', '1981-03-31', '216-555-0128'),
    }),
    startsIn: 14,
  },
  {
    daysAgo: 1,
    scenario: startQuote,
    facts: aQuote({ ...tampa, vehicleClass: 'travel_trailer' }),
  },
  {
    daysAgo: 0,
    scenario: plannedQuote,
    facts: aQuote({ ...cleveland, person: person('Felix', 'Arden', '1977-12-24', '216-555-0180') }),
    startsIn: 7,
  },
];

/** The story's facts on the day when it happened. */
export function factsOnDay(demoQuote: DemoQuote, now: Date): QuoteFacts {
  const { facts, startsIn = 1 } = demoQuote;
  const vin = exampleVin(Number(facts.vehicle['year']), demoBook.indexOf(demoQuote));
  const effectiveDate = addDays(dayInZone(now, 'America/New_York'), startsIn);
  return { ...facts, effectiveDate, vehicle: { ...facts.vehicle, vin } };
}
