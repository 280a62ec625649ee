import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Backend } from './backend.ts';
import type { Caller } from './caller.ts';
import type { DemoAct } from './demo-acts.ts';
import {
  austin,
  boise,
  camperVan,
  classC,
  cleveland,
  columbus,
  denver,
  fifthWheel,
  fresno,
  person,
  phoenix,
  portland,
  tampa,
  tucson,
} from './demo-facts.ts';
import { vinOf } from './example-vin.ts';
import {
  aMotorhomeQuote,
  aQuote,
  boundQuote,
  datedQuote,
  plannedQuote,
  type QuoteFacts,
  signedQuote,
  type StartedQuote,
  startQuote,
} from './quote-scenarios.ts';

type Scenario = (backend: Backend, facts: QuoteFacts, starter?: Caller) => Promise<StartedQuote>;

/** One line of the demo's book: how many days ago it happened, how far it went, and to whom. */
export type DemoQuote = {
  readonly daysAgo: number;
  readonly scenario: Scenario;
  readonly facts: QuoteFacts;
  /** The agent who started it; without one it came over the web. */
  readonly agent?: 'dana' | 'pete';
  /** Days from that day until cover begins, when a plan was chosen; one when absent. */
  readonly startsIn?: number;
  /** What staff did with it the same day. */
  readonly act?: DemoAct;
};

// Those who pay by the month for longer than one stand among the instalments.
const inFull = { paymentTerm: 'pay_in_full' } as const;

/** What was sold and asked for, oldest first. */
export const demoBook: readonly DemoQuote[] = [
  {
    daysAgo: 301,
    scenario: boundQuote,
    facts: aMotorhomeQuote({
      ...columbus,
      person: person('Ada', 'Moreno', '1968-03-09', 27, '614-555-0148'),
      plan: 'full_throttle',
      ...inFull,
    }),
  },
  {
    daysAgo: 236,
    scenario: boundQuote,
    agent: 'dana',
    facts: aMotorhomeQuote({
      ...tucson,
      vehicleClass: 'class_c',
      vehicle: { year: 2015, make: 'Coachmen', model: 'Leprechaun 319MB', rating_value: 5_900_000 },
      person: person('Silas', 'Okoye', '1953-01-08', 29, '520-555-0117'),
      durationMonths: 6,
      ...inFull,
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
      person: person('Luis', 'Herrera', '1959-11-21', 31, '512-555-0131'),
      ...inFull,
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
      person: person('Priya', 'Raman', '1984-06-30', 6, '303-555-0164'),
      ...inFull,
    }),
  },
  {
    daysAgo: 96,
    scenario: plannedQuote,
    facts: aQuote({
      ...fresno,
      vehicleClass: 'pop_up',
      vehicle: { year: 2018, make: 'Coachmen', model: 'Clipper', rating_value: 1_150_000 },
      person: person('Noah', 'Bishop', '1991-01-17', 2, '559-555-0102'),
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
      person: person('Grace', 'Ellison', '1973-08-02', 14, '602-555-0155'),
      incidents: { at_fault: 1, major: 0, minor: 0, speeding: 0 },
      ...inFull,
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
      person: person('Mara', 'Quist', '1979-04-12', 9, '503-555-0120'),
    }),
  },
  {
    daysAgo: 41,
    scenario: boundQuote,
    facts: aQuote({
      ...cleveland,
      person: person('Theo', 'Banks', '1988-12-05', 4, '216-555-0176'),
      plan: 'essential',
      ...inFull,
    }),
  },
  {
    daysAgo: 28,
    scenario: plannedQuote,
    agent: 'dana',
    facts: aQuote({
      ...denver,
      vehicleClass: 'travel_trailer',
      vehicle: { year: 2011, make: 'Keystone', model: 'Passport 195RB', rating_value: 890_000 },
      person: person('Gordon', 'Pell', '1986-05-19', 10, '303-555-0108'),
    }),
    startsIn: 40,
    act: 'declined',
  },
  {
    daysAgo: 24,
    scenario: signedQuote,
    facts: aMotorhomeQuote({
      ...boise,
      vehicleClass: 'class_c',
      vehicle: classC(6_850_000),
      person: person('Irene', 'Kowalski', '1955-02-27', 38, '208-555-0139'),
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
      person: person('Ben', 'Moreno', '1996-09-14', 1, '614-555-0149'),
    }),
  },
  {
    daysAgo: 12,
    scenario: plannedQuote,
    agent: 'pete',
    facts: aMotorhomeQuote({
      ...tucson,
      person: person('Carmen', 'Vidal', '1964-05-23', 22, '520-555-0187'),
      vehicle: { year: 2022, rating_value: 28_900_000, make: 'Newmar', model: 'Dutch Star' },
    }),
    startsIn: 30,
  },
  {
    daysAgo: 9,
    scenario: plannedQuote,
    agent: 'dana',
    facts: aMotorhomeQuote({
      ...boise,
      vehicleClass: 'class_c',
      vehicle: { year: 2014, make: 'Thor', model: 'Majestic 28A', rating_value: 4_650_000 },
      person: person('Kit', 'Sorensen', '2003-08-26', 0, '208-555-0144'),
      incidents: { at_fault: 0, major: 0, minor: 1, speeding: 1 },
    }),
    startsIn: 25,
    act: 'handed_over',
  },
  {
    daysAgo: 6,
    scenario: datedQuote,
    facts: aQuote({
      ...denver,
      vehicleClass: 'teardrop',
      vehicle: { year: 2023, make: 'Nucamp', model: 'TAB 320', rating_value: 2_450_000 },
      person: person('Hana', 'Sato', '1990-10-08', 3, '303-555-0193'),
    }),
    startsIn: 20,
  },
  {
    daysAgo: 5,
    scenario: plannedQuote,
    agent: 'dana',
    facts: aQuote({
      ...boise,
      vehicleClass: 'toy_hauler',
      vehicle: { year: 2022, make: 'Forest River', model: 'XLR Boost', rating_value: 6_150_000 },
      person: person('Rosa', 'Delgado', '1970-02-11', 18, '208-555-0126'),
    }),
    startsIn: 18,
    act: 'sent',
  },
  {
    daysAgo: 4,
    scenario: boundQuote,
    agent: 'dana',
    facts: aMotorhomeQuote({
      ...columbus,
      vehicleClass: 'class_b',
      vehicle: camperVan(9_950_000),
      person: person('Walter', 'Drummond', '1949-07-19', 45, '614-555-0111'),
    }),
    startsIn: 21,
  },
  {
    daysAgo: 3,
    scenario: plannedQuote,
    facts: aQuote({
      ...columbus,
      vehicle: { year: 2017, make: 'Jayco', model: 'Jay Flight', rating_value: 1_380_000, salvage_title: true },
      person: person('Imani', 'Cross', '1998-11-02', 5, '614-555-0162'),
    }),
    startsIn: 15,
  },
  {
    daysAgo: 2,
    scenario: plannedQuote,
    agent: 'dana',
    facts: aQuote({
      ...cleveland,
      vehicleClass: 'fifth_wheel',
      vehicle: fifthWheel(6_720_000),
      person: person('Joy', 'Adeyemi', '1981-03-31', 5, '216-555-0128'),
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
    agent: 'dana',
    facts: aQuote({ ...columbus, person: person('Nadia', 'Petrov', '1971-05-08', 9, '614-555-0193') }),
    startsIn: 12,
    act: 'begun_again',
  },
  {
    daysAgo: 0,
    scenario: plannedQuote,
    facts: aQuote({ ...cleveland, person: person('Felix', 'Arden', '1977-12-24', 16, '216-555-0180') }),
    startsIn: 7,
  },
];

/** The story’s facts on the day when it happened; its place in the story numbers the vehicle. */
export function factsOnDay({ facts, startsIn = 1 }: DemoQuote, place: number, now: Date): QuoteFacts {
  const { year, make, model } = facts.vehicle;
  const stated = { year: Number(year), make: String(make), model: String(model) };
  const vin = vinOf(stated, facts.vehicleClass, place);
  const effectiveDate = addDays(dayInZone(now, 'America/New_York'), startsIn);
  return { ...facts, answersNo: true, effectiveDate, vehicle: { ...facts.vehicle, vin } };
}
