import { answeredFields } from '@roadworthy/core/lines/check-answers.ts';
import { lines } from '@roadworthy/core/lines/line-for.ts';
import { fieldPath, fieldsOf } from '@roadworthy/core/lines/line-parts.ts';
import type { Line } from '@roadworthy/core/lines/line.ts';
import { examples } from '@roadworthy/core/lines/testing/example-objects.ts';
import type { Answers, LineSubject } from '@roadworthy/core/rating/rating-subject.ts';
import { vinOf } from './example-vin.ts';
import { aQuote, type QuoteFacts } from './quote-scenarios.ts';

/** The lines that are judged by their data, each with an example that may be sold. */
export const exampleLines: readonly Line[] = lines.filter(({ provider }) => provider in examples);

/** Answers of a line as an operation takes them: what has a column by its column, everything else together. */
function asSent(line: Line, of: 'object' | 'person', input: Answers): Record<string, unknown> {
  const further = answeredFields(line.provider, of).map(({ name }) => name);
  const pairs = fieldsOf(line, of)
    .filter(({ name }) => !further.includes(name) && name !== 'vin' && input[name] !== undefined)
    .map((field) => [fieldPath(field), input[field.name]] as const);
  const answers = Object.fromEntries(further.map((name) => [name, input[name] ?? null]));
  const hasVin = fieldsOf(line, of).some(({ name }) => name === 'vin');
  const stated = { year: Number(input['year']), make: String(input['make']), model: String(input['model']) };
  const vin = hasVin ? { vin: vinOf(stated, String(input[line.structure.objects.answer])) } : {};
  return { ...Object.fromEntries(pairs), ...vin, answers };
}

/** An example of a line that may be sold. Throws a RangeError where there is none. */
export function exampleOf({ provider }: Line): LineSubject {
  const example = Object.entries(examples).find(([name]) => name === provider)?.[1];
  if (!example) throw new RangeError(`there is no example of ${provider}`);
  return example;
}

/** A quote in Ohio of what a line insures, answered as an example is; its plan is the last package. */
export function aLineQuote(
  line: Line,
  { vehicles: [object = { vehicleId: '' }], drivers: [person = {}] }: LineSubject = exampleOf(line),
): QuoteFacts {
  const { rv_driving_experience_years: _, ...insured } = aQuote().person;
  return {
    ...aQuote(),
    provider: line.provider,
    vehicleClass: String(object[line.structure.objects.answer]),
    vehicle: asSent(line, 'object', object),
    person: line.persons ? { ...insured, ...asSent(line, 'person', person) } : insured,
    plan: line.packages.at(-1)?.code ?? '',
  };
}
