import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Vehicle_Input } from '../../../generated/documents.ts';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';
import { postalCode } from '../../shared/answers/postal-code-shape.ts';
import { invalidFields, type Message, type Shapes } from '../../shared/answers/shapes.ts';
import {
  addressFields,
  personFields,
  type YouAnswers,
  waitingForPerson,
  youAnswersOf,
  youShapes,
} from '../you/you-answers.ts';
import { fitsKind } from '../../shared/lines/fits-kind.ts';
import { fieldShape, isOpen, own, sentAnswer, sentAnswers, storedAnswer } from '../../shared/lines/field-answers.ts';
import type { FieldView, LineView } from '../../shared/lines/line-view.ts';

/** The answers of one step of a line, by the names that its findings have. */
export type LineAnswers = Readonly<Record<string, unknown>>;

/** What a step asks: fields of the line and the parts that are the same in every line. */
export type StepAsks = {
  readonly fields: readonly FieldView[];
  readonly kind: boolean;
  readonly place: boolean;
  readonly insured: boolean;
  readonly covers: boolean;
  /** Whether who has no VIN yet may put it off here: it is asked again before the signature. */
  readonly mayPutOff: boolean;
};

const isVin = ({ of, path }: FieldView): boolean => of === 'object' && path === 'vin';

/**
 * What a step of a line asks of a kind of thing; a field that other groups have is left out. A VIN that was put off is
 * asked by the last step before the signature.
 */
export function asksOf(line: LineView, step: string, kind: string, isPutOff = false): StepAsks {
  const asks = line.steps.find(({ id }) => id === step)?.asks ?? [];
  const fits = fitsKind(line, kind);
  const fields = asks.flatMap((one) => {
    const [of, name] = one.split('.');
    const side = of === 'objects' ? 'object' : 'person';
    const field = line.fields.find((known) => known.of === side && known.name === name);
    // The birth date of who is insured is asked with their name.
    if (!field || field.path === 'birthdate' || field.kind === 'incidents') return [];
    return fits(field.groups) ? [field] : [];
  });
  const has = (part: string) => asks.includes(part);
  const before = (part: string) => line.steps.findIndex((one) => one.asks.includes(part)) - 1;
  const index = line.steps.findIndex(({ id }) => id === step);
  const asksVin = fields.some(isVin);
  const isLast = index === before('sign');
  const vin = isPutOff && isLast && !asksVin ? line.fields.filter(isVin) : [];
  return {
    fields: [...fields, ...vin],
    kind: has('kind'),
    place: has('place'),
    insured: has('insured'),
    covers: has('covers'),
    mayPutOff: asksVin && index <= before('covers') && !isLast,
  };
}

/** Whether a step asks of each thing that is insured. */
export const isOfVehicle = ({ fields, kind, place }: StepAsks): boolean =>
  kind || place || fields.some(({ of }) => of === 'object');

/** What is stored, as the form of a step shows it about one vehicle. */
export function savedAnswers(asks: StepAsks, quote: CheckoutQuote, vehicle = quote.vehicles[0]): LineAnswers {
  const [person] = quote.entities;
  const fields = asks.fields.map((field) => {
    const record = field.of === 'object' ? vehicle : person;
    return [field.path, storedAnswer(field, record)] as const;
  });
  return {
    ...(asks.kind ? { type: vehicle?.type ?? '' } : {}),
    ...(asks.place ? { garaging_postal_code: vehicle?.location?.postal_code ?? quote.postal_code } : {}),
    ...(asks.insured ? youAnswersOf(quote) : {}),
    ...Object.fromEntries(fields),
    ...(asks.mayPutOff ? { vin_pending: vehicle?.vin_pending ?? false } : {}),
  };
}

const ofPlace = postalCode('errors.postalCode');

/** The shapes of what every line asks first. */
export const firstShapes = ({ kindAsks }: LineView) => ({
  type: (value: unknown): Message | null => (isOpen(value) ? own(kindAsks) : null),
  garaging_postal_code: (value: unknown): Message | null => ofPlace(typeof value === 'string' ? value : ''),
});

/** The shapes of a step's answers: whether each is there and can be read. What it may be, the server knows. */
export function lineShapes(asks: StepAsks, line: LineView, locale: string): Shapes<LineAnswers> {
  const { type, garaging_postal_code } = firstShapes(line);
  const person = Object.entries(youShapes(locale)).map(([name, shape]) => {
    // The answers of a person are there with their step.
    const shapeOf = (value: unknown, all: LineAnswers) => shape(value as never, all as YouAnswers);
    return [name, shapeOf] as const;
  });
  return {
    ...(asks.kind ? { type } : {}),
    ...(asks.place ? { garaging_postal_code } : {}),
    ...(asks.insured ? Object.fromEntries(person) : {}),
    ...Object.fromEntries(
      asks.fields.map((field) => {
        const shape = fieldShape(field);
        const shapeOf = (value: unknown, all: LineAnswers) =>
          asks.mayPutOff && isVin(field) && all['vin_pending'] === true && isOpen(value) ? null : shape(value);
        return [field.path, shapeOf] as const;
      }),
    ),
  };
}

const pathsOf = (asks: StepAsks, of: FieldView['of']) => asks.fields.filter((field) => field.of === of);

/** Names of answers that wait for others: a person who is not there yet is saved as a whole. */
export function heldBack(
  asks: StepAsks,
  shapes: Shapes<LineAnswers>,
  isStored: boolean,
  all: LineAnswers,
  refused: readonly string[],
): readonly string[] {
  const paths = pathsOf(asks, 'person').map(({ path }) => path);
  if (!asks.insured) return isStored ? [] : paths;
  const waiting = waitingForPerson(all as YouAnswers, isStored, refused);
  if (isStored) return waiting;
  const invalid = Object.keys(invalidFields(shapes, all));
  const isWaiting = waiting.length > 0 || paths.some((path) => invalid.includes(path));
  return isWaiting ? [...personFields, ...addressFields, ...paths] : [];
}

/** Answers without a column among those given, as the server takes them. */
export function personAnswersOf(asks: StepAsks, all: LineAnswers): Readonly<Record<string, unknown>> {
  const further = pathsOf(asks, 'person').filter(({ column }) => !column);
  return Object.fromEntries(further.map((field) => [field.name, sentAnswer(field, ownValue(all, field.path))]));
}

/** What of the thing insured changed, as the server takes it; null where nothing did. */
export function objectChangesOf(asks: StepAsks, patch: LineAnswers): Vehicle_Input | null {
  const changed = pathsOf(asks, 'object').filter(({ path }) => Object.hasOwn(patch, path));
  const shared = (['type', 'garaging_postal_code', 'vin_pending'] as const).filter((name) => name in patch);
  if (changed.length + shared.length === 0) return null;
  return {
    ...Object.fromEntries(shared.map((name) => [name, patch[name]])),
    ...sentAnswers(changed, patch),
  };
}
