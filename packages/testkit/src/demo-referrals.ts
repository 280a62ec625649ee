import type { DemoQuote } from './demo-book.ts';
import {
  austin,
  boise,
  camperVan,
  classC,
  cleveland,
  columbus,
  denver,
  person,
  phoenix,
  tucson,
} from './demo-facts.ts';
import { aMotorhomeQuote, aQuote, plannedQuote, type QuoteFacts } from './quote-scenarios.ts';

type Where = Pick<QuoteFacts, 'postalCode' | 'mailing'>;
type Who = ReturnType<typeof person>;

const coach = (where: Where, make: string, model: string, value: number, who: Who): QuoteFacts =>
  aMotorhomeQuote({ ...where, vehicle: { year: 2024, make, model, rating_value: value }, person: who });

const rented = (where: Where, share: number, who: Who): QuoteFacts =>
  aMotorhomeQuote({
    ...where,
    vehicleClass: 'class_b',
    vehicle: { ...camperVan(10_400_000), rental_utilization_rate: share },
    person: who,
  });

const salvaged = (where: Where, year: number, model: string, who: Who): QuoteFacts =>
  aQuote({
    ...where,
    vehicle: { year, make: 'Keystone', model, rating_value: 1_920_000, salvage_title: true },
    person: who,
  });

const old = (where: Where, year: number, who: Who): QuoteFacts =>
  aMotorhomeQuote({
    ...where,
    vehicleClass: 'class_c',
    vehicle: { ...classC(2_150_000), year, make: 'Winnebago', model: 'Minnie 29' },
    person: who,
  });

const planned = { scenario: plannedQuote, startsIn: 45 } as const;

/** What underwriters were asked and are, with what they said: some of each kind, so that a new one has its precedents. */
export const demoReferrals: readonly DemoQuote[] = [
  {
    ...planned,
    daysAgo: 56,
    agent: 'dana',
    act: 'accepted',
    facts: coach(denver, 'Newmar', 'Essex', 535e5, person('Harold', 'Finch', '1958-04-02', 33, '303-555-0171')),
  },
  {
    ...planned,
    daysAgo: 34,
    agent: 'dana',
    act: 'refused',
    facts: coach(tucson, 'Prevost', 'H3-45', 98e6, person('Delia', 'Marsh', '1961-10-19', 12, '520-555-0158')),
  },
  {
    ...planned,
    daysAgo: 26,
    act: 'accepted',
    facts: coach(columbus, 'Entegra', 'Cornerstone', 582e5, person('Otis', 'Vance', '1966-01-30', 26, '614-555-0173')),
  },
  {
    ...planned,
    daysAgo: 21,
    act: 'accepted',
    facts: salvaged(cleveland, 2019, 'Cougar 22', person('Nadia', 'Rahman', '1983-07-14', 13, '216-555-0190')),
  },
  {
    ...planned,
    daysAgo: 20,
    facts: old(boise, 2002, person('Emmett', 'Cole', '1957-05-27', 34, '208-555-0133')),
  },
  {
    ...planned,
    daysAgo: 16,
    agent: 'dana',
    act: 'refused',
    facts: rented(denver, 85, person('Yusuf', 'Karim', '1992-12-11', 7, '303-555-0119')),
  },
  {
    ...planned,
    daysAgo: 13,
    facts: coach(columbus, 'Tiffin', 'Zephyr', 71e6, person('Margot', 'Sayer', '1954-08-08', 36, '614-555-0185')),
  },
  {
    ...planned,
    daysAgo: 11,
    agent: 'dana',
    act: 'referred',
    facts: coach(denver, 'Newmar', 'King Aire', 624e5, person('Victor', 'Aldous', '1963-02-17', 24, '303-555-0182')),
  },
  {
    ...planned,
    daysAgo: 9,
    facts: old(columbus, 2003, person('June', 'Patel', '1971-06-06', 20, '614-555-0107')),
  },
  {
    ...planned,
    daysAgo: 7,
    facts: rented(cleveland, 55, person('Colin', 'Dreyer', '1989-09-25', 8, '216-555-0145')),
  },
  {
    ...planned,
    daysAgo: 6,
    agent: 'pete',
    facts: salvaged(austin, 2018, 'Hideout 19', person('Ramona', 'Lusk', '1976-03-12', 15, '512-555-0166')),
  },
  {
    ...planned,
    daysAgo: 5,
    agent: 'dana',
    act: 'referred',
    facts: {
      ...coach(boise, 'Neoplan', 'Skyliner', 485e5, person('Astrid', 'Lowe', '1959-01-22', 30, '208-555-0176')),
      application: true,
    },
  },
  {
    ...planned,
    daysAgo: 4,
    facts: coach(phoenix, 'Entegra', 'Anthem', 518e5, person('Sidney', 'Boone', '1968-11-04', 23, '602-555-0112')),
  },
  {
    ...planned,
    daysAgo: 3,
    agent: 'dana',
    act: 'referred',
    facts: rented(boise, 65, person('Elena', 'Fuchs', '1985-05-05', 11, '208-555-0161')),
  },
  {
    ...planned,
    daysAgo: 2,
    facts: salvaged(columbus, 2020, 'Bullet 24', person('Tariq', 'Osman', '1994-02-23', 3, '614-555-0199')),
  },
  {
    ...planned,
    daysAgo: 1,
    facts: coach(denver, 'Tiffin', 'Allegro Bus', 549e5, person('Celia', 'Brandt', '1960-07-31', 28, '303-555-0137')),
  },
];
