import type { Field, Line } from '../../lines/line.ts';
import { fieldPath, fieldsOf, groupOfKind, isOfGroup, isOpen } from '../../lines/line-parts.ts';
import type { Answers } from '../../rating/rating-subject.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { Sentence } from '../../shared/text/sentence.ts';
import type { Quote } from '../quote.ts';
import { answersOfQuote } from '../subject/subject-of-quote.ts';

/** One thing that checkout asks for, where, and whether it is there. The field is spelled as a rating spells its own. */
export type Answer = Sentence & {
  /** One of the steps of the quote's line. */
  readonly step: string;
  readonly field: string;
  readonly answered: boolean;
};

type Statement = Omit<Answer, 'step'>;

/** What the flow of every line asks for by itself, gathered by its part (`kind`, `covers`, …). */
export type FlowAnswers = Readonly<Record<string, readonly Statement[]>>;

function isRequestedOf({ groups, needed }: Field, kind: unknown, line: Line): boolean {
  return needed !== 'never' && isOfGroup(groups, groupOfKind(line, kind));
}

function textOf(field: Field, answers: Answers, before: string): Statement {
  const answered = !isOpen(ownValue(answers, field.name));
  return { field: `${before}${fieldPath(field)}`, message: field.asks.en, answered };
}

/** Each thing that a step of a line asks for: fields of its objects and persons, and the parts of the flow. */
function askedBy(asks: string, line: Line, quote: Quote, flow: FlowAnswers): readonly Statement[] {
  const [of, name] = asks.split('.');
  if (name === undefined) return ownValue(flow, asks) ?? [];
  const { vehicles, drivers } = answersOfQuote(quote);
  if (of === 'objects') {
    const field = fieldsOf(line, 'object').find((one) => one.name === name);
    return vehicles.flatMap((answers, index) =>
      field && isRequestedOf(field, ownValue(answers, line.structure.objects.answer), line)
        ? [textOf(field, answers, `vehicles.${index}.`)]
        : [],
    );
  }
  const field = of === 'persons' ? fieldsOf(line, 'person').find((one) => one.name === name) : undefined;
  // The birth date of who is insured is asked with their name.
  if (!field || field.needed === 'never' || name === 'birthdate') return [];
  return [textOf(field, drivers[0] ?? {}, 'drivers.0.')];
}

/** Everything that a line's checkout asks of a quote, in the order of its steps. */
export function expectedOfLine(line: Line, quote: Quote, flow: FlowAnswers): Answer[] {
  return line.checkout.flatMap(({ code, asks }) =>
    asks.flatMap((one) => askedBy(one, line, quote, flow).map((answer) => ({ ...answer, step: code }))),
  );
}

const flowOfFields: readonly (readonly [RegExp, string])[] = [
  [/^vehicles$|\.type$/, 'kind'],
  [/^(garaging_state|postal_code)$|\.garaging_postal_code$/, 'place'],
  [/^(named_insured|mailing|drivers)\b/, 'insured'],
  [/^signature$/, 'sign'],
  [/^payment$/, 'pay'],
];

/** The step of a line that asks for a field; what none of them asks is settled with the covers. */
export function stepOfLineField(line: Line, path: string): string {
  const stepAsking = (asks: string) => line.checkout.find((step) => step.asks.includes(asks))?.code;
  const last = path.slice(path.lastIndexOf('.') + 1);
  const of = path.startsWith('vehicles.') ? 'object' : path.startsWith('drivers.') ? 'person' : null;
  const field = of && fieldsOf(line, of).find((one) => fieldPath(one) === last);
  const ofField = field && stepAsking(`${of === 'object' ? 'objects' : 'persons'}.${field.name}`);
  const part = flowOfFields.find(([pattern]) => pattern.test(path))?.[1] ?? 'covers';
  return ofField ?? stepAsking(part) ?? line.checkout[0]?.code ?? part;
}
