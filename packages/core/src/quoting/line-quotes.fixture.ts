import { type Example, examples } from '../lines/testing/example-objects.ts';
import { answeredFields } from '../lines/check-answers.ts';
import type { Answers, RatedObject } from '../rating/rating-subject.ts';
import { isDay } from '../shared/time/day.ts';
import type { Entity, Quote, Vehicle } from './quote.ts';
import { exampleInsured, exampleQuote, exampleVehicle } from './quote.fixture.ts';

/** The answers that stand together, because they have no column. */
function besideColumns(provider: Example, of: 'object' | 'person', answers: Answers): Answers {
  const names = answeredFields(provider, of).map(({ name }) => name);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
}

const text = (answer: unknown): string | null => (typeof answer === 'string' ? answer : null);
const number = (answer: unknown): number | null => (typeof answer === 'number' ? answer : null);
const yesOrNo = (answer: unknown): boolean | null => (typeof answer === 'boolean' ? answer : null);

function vehicleOf(provider: Example, object: RatedObject): Vehicle {
  return {
    ...exampleVehicle,
    vehicleId: object.vehicleId,
    rootVehicleId: object.vehicleId,
    type: text(object['class']) ?? '',
    year: number(object['year']),
    make: text(object['make']),
    model: text(object['model']),
    vin: text(object['vin']),
    ratingValue: number(object['value']),
    purchasePrice: null,
    ratingValueType: object['valueType'] === 'agreed_value' ? 'agreed_value' : null,
    usageType: null,
    storageType: null,
    nightsPerYear: null,
    vinPending: null,
    originalOwner: null,
    estimatedYearlyMileage: number(object['annualMiles']),
    rentalUtilizationRate: number(object['rentalUtilization']),
    salvageTitle: yesOrNo(object['salvage_title']),
    answers: besideColumns(provider, 'object', object),
  };
}

function insuredOf(provider: Example, answers: Answers): Entity {
  const { birthdate } = answers;
  return {
    ...exampleInsured,
    rvDrivingExperienceYears: null,
    birthdate: isDay(birthdate) ? birthdate : exampleInsured.birthdate,
    answers: besideColumns(provider, 'person', answers),
  };
}

/** The example of a line as a quote: whole but for its signature, its columns filled and the other answers beside them. */
export function exampleQuoteOf(provider: Example, changes: Partial<Quote> = {}): Quote {
  const { vehicles, drivers, coverages, termMonths, discounts, effectiveDate } = examples[provider];
  return exampleQuote({
    provider,
    effectiveDate,
    coverages: coverages ?? {},
    discounts,
    declarations: {},
    policyDurationMonths: termMonths ?? 12,
    vehicles: vehicles.map((object) => vehicleOf(provider, object)),
    entities: [insuredOf(provider, drivers[0] ?? {})],
    ...changes,
  });
}

/** The same quote with each thing insured changed. */
export function withEach(quote: Quote, change: Partial<Vehicle>): Quote {
  return { ...quote, vehicles: quote.vehicles.map((vehicle) => ({ ...vehicle, ...change })) };
}
