import { type Insurer, introduceInsurer } from '../products/insurer.ts';
import {
  coverageLabels,
  printCoverage,
  storageLabels,
  usageLabels,
  valueBasisLabels,
  vehicleClassLabels,
} from '../products/labels.ts';
import { coverageCodes } from '../products/vocabulary.ts';
import { type Entity, nameOf, namedInsuredOf, type Quote, type Vehicle } from '../quoting/quote.ts';
import { vehicleTitle } from '../quoting/which-vehicle.ts';
import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';
import { type Locale, type Say, sentence, type Sentence } from '../shared/sentence.ts';
import { addressLines, type Writing } from './declarations.ts';

export type StatedAnswer = { readonly label: string; readonly value: string };
export type StatedPart = { readonly title: string; readonly answers: readonly StatedAnswer[] };

/** Everything that a customer has stated for a quote, in one language, as they sign it. */
export type Application = {
  readonly locale: Locale;
  readonly title: string;
  readonly reference: string;
  readonly seller: string;
  readonly made: Day;
  readonly introduction: readonly string[];
  readonly parts: readonly StatedPart[];
  readonly statements: readonly string[];
};

export type ApplicationSource = { readonly quote: Quote; readonly insurer: Insurer; readonly made: Day };

type Stated = string | Sentence | null;

// What was not answered is not printed: an application states what its signer said, and nothing else.
function answers(say: Say, stated: readonly (readonly [label: string, value: Stated])[]): StatedAnswer[] {
  return stated.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value: say(value) }]));
}

const amount = (cents: Cents | null): Stated => (cents === null ? null : sentence('{amount}', { amount: { cents } }));
const yesOrNo = (value: boolean | null): Stated => (value === null ? null : value ? 'Yes' : 'No');
const count = (value: number | null): Stated => (value === null ? null : sentence('{count}', { count: value }));
const onDay = (day: Day | null): Stated => (day === null ? null : sentence('{date}', { date: day }));

function applicantPart(insured: Entity | null, { locations, mailingLocationId }: Quote, writing: Writing): StatedPart {
  const { say } = writing;
  const mailing = locations.find(({ locationId }) => locationId === mailingLocationId);
  return {
    title: say('Who applies'),
    answers: answers(say, [
      [say('Name'), insured && nameOf(insured)],
      [say('Date of birth'), onDay(insured?.birthdate ?? null)],
      [say('E-mail'), insured?.email ?? null],
      [say('Telephone'), insured?.phone ?? null],
      [say('Mailing address'), mailing ? addressLines(mailing, writing).join(', ') : null],
      [say('Years of driving a recreational vehicle'), count(insured?.rvDrivingExperienceYears ?? null)],
    ]),
  };
}

function vehiclePart(vehicle: Vehicle, index: number, { locations }: Quote, writing: Writing): StatedPart {
  const { say } = writing;
  const kept = locations.find(({ locationId }) => locationId === vehicle.locationId);
  const { rentalUtilizationRate: rented, ratingValueType: basis, usageType, storageType } = vehicle;
  return {
    title: say(sentence('Vehicle {number}', { number: index + 1 })),
    answers: answers(say, [
      [say('Class'), vehicleClassLabels[vehicle.type]],
      [say('Year, make and model'), vehicleTitle(vehicle)],
      [say('Identification number'), vehicle.vin],
      [say('Value'), amount(vehicle.ratingValue)],
      [say('What a total loss pays'), basis && valueBasisLabels[basis]],
      [say('Purchase price'), amount(vehicle.purchasePrice)],
      [say('Use'), usageType && usageLabels[usageType]],
      [say('Nights in it a year'), count(vehicle.nightsPerYear)],
      [say('Kept between trips'), storageType && storageLabels[storageType]],
      [say('Kept at'), kept ? addressLines(kept, writing).join(', ') : null],
      [say('Rented out'), rented === null ? null : sentence('{percent} % of the year', { percent: rented })],
      [say('Miles a year'), count(vehicle.estimatedYearlyMileage)],
      [say('Salvage title'), yesOrNo(vehicle.salvageTitle)],
      [say('First owner'), yesOrNo(vehicle.originalOwner)],
    ]),
  };
}

function drivingPart({ declarations }: Quote, say: Say): StatedPart {
  const { incidents } = declarations;
  const said: Readonly<Record<string, unknown>> =
    typeof incidents === 'object' && incidents !== null ? { ...incidents } : {};
  const stated = (name: string): Stated => {
    const value = said[name];
    return typeof value === 'number' ? count(value) : null;
  };
  return {
    title: say('Driving in the last 36 months'),
    answers: answers(say, [
      [say('Accidents at fault'), stated('at_fault')],
      [say('Major violations'), stated('major')],
      [say('Minor violations'), stated('minor')],
      [say('Speeding tickets'), stated('speeding')],
    ]),
  };
}

function coverPart({ coverages, effectiveDate, policyDurationMonths }: Quote, say: Say): StatedPart {
  const chosen = coverageCodes.filter((code) => coverages[code] !== undefined);
  const cover = (code: (typeof coverageCodes)[number]): Stated => {
    const { limit, deductible } = printCoverage(code, coverages);
    if (deductible) return sentence('{deductible} deductible', { deductible });
    return limit ?? 'Included';
  };
  return {
    title: say('Cover applied for'),
    answers: answers(say, [
      [say('First day'), onDay(effectiveDate)],
      [say('Term'), sentence('{months} months', { months: policyDurationMonths })],
      ...chosen.map((code) => [say(coverageLabels[code]), cover(code)] as const),
    ]),
  };
}

/** The application as it is read and signed: what was stated, without a price, which has its own signature. */
export function applicationOf({ quote, insurer, made }: ApplicationSource, writing: Writing): Application {
  const { locale, say } = writing;
  const parts = [
    applicantPart(namedInsuredOf(quote), quote, writing),
    ...quote.vehicles.map((vehicle, index) => vehiclePart(vehicle, index, quote, writing)),
    drivingPart(quote, say),
    coverPart(quote, say),
  ];
  return {
    locale,
    title: say('Application for recreational vehicle insurance'),
    reference: say(sentence('Quote {number}', { number: quote.quoteId.slice(-8).toUpperCase() })),
    seller: insurer.seller,
    made,
    introduction: introduceInsurer(insurer).map(say),
    parts: parts.filter((part) => part.answers.length > 0),
    statements: [
      say('I state that these answers are true as far as I know. The policy rests on them.'),
      say('An answer that I know to be false in what matters can end the cover, as far as the law allows.'),
      say('You may check driving records and earlier claims before the policy begins.'),
    ],
  };
}
