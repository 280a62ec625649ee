import { fulfils } from '../../lines/find-line-problems.ts';
import type { CheckoutStep, Field, Line, Question } from '../../lines/line.ts';
import { fieldPath, fieldsOf, groupOfKind, isOfGroup, isOpen } from '../../lines/line-parts.ts';
import type { Answers, LineSubject } from '../../rating/rating-subject.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { type Sentence, sentence } from '../../shared/text/sentence.ts';
import type { Quote } from '../quote.ts';
import { answersOfQuote } from '../subject/subject-of-quote.ts';

/** One thing that checkout asks for, where, and whether it is there. The field is spelled as a rating spells its own. */
export type Answer = Sentence & {
  /** One of the steps of the quote's line. */
  readonly step: string;
  readonly field: string;
  readonly answered: boolean;
};

export type Statement = Omit<Answer, 'step'>;

/** What the flow of every line asks for by itself, gathered by its part (`kind`, `covers`, …). */
export type FlowAnswers = Readonly<Record<string, readonly Statement[]>>;

function isRequestedOf({ groups, needed }: Field, kind: unknown, line: Line): boolean {
  return needed !== 'never' && isOfGroup(groups, groupOfKind(line, kind));
}

function textOf(field: Pick<Field, 'name' | 'path' | 'asks'>, answers: Answers, before: string): Statement {
  const answered = !isOpen(ownValue(answers, field.name));
  return { field: `${before}${fieldPath(field)}`, ...sentence(field.asks), answered };
}

/** What a step asks of one thing insured after the other. */
function askedOfEach(
  questions: readonly Question[],
  line: Line,
  { vehicles, effectiveDate }: LineSubject,
): Statement[] {
  return vehicles.flatMap((answers, index) => {
    const group = groupOfKind(line, ownValue(answers, line.structure.objects.answer));
    return questions
      .filter(
        ({ groups, where = [] }) =>
          isOfGroup(groups, group) && where.every((condition) => fulfils(answers, condition, effectiveDate) === true),
      )
      .map((question) => textOf(question, answers, `vehicles.${index}.`));
  });
}

/** Each thing that a step of a line asks for: fields of its objects and persons, and the parts of the flow. */
function askedBy(asks: string, line: Line, subject: LineSubject, flow: FlowAnswers): readonly Statement[] {
  const [of, name] = asks.split('.');
  if (name === undefined) return ownValue(flow, asks) ?? [];
  const { vehicles, drivers } = subject;
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
  const subject = answersOfQuote(quote);
  return line.checkout.flatMap(({ code, asks }) =>
    asks
      .flatMap((one) => (typeof one === 'string' ? askedBy(one, line, subject, flow) : askedOfEach(one, line, subject)))
      .map((answer) => ({ ...answer, step: code })),
  );
}

const partsOfFields: readonly (readonly [RegExp, string])[] = [
  [/^vehicles$|\.type$/, 'kind'],
  [/^(garaging_state|postal_code)$|\.garaging_postal_code$/, 'place'],
  [/^drivers\.(0\.(?!birthdate)|[1-9])/, 'drivers'],
  [/^(named_insured|mailing|drivers)\b/, 'insured'],
  [/^signature$/, 'sign'],
  [/^payment$/, 'pay'],
  [/^vehicles\.\d+\.(?!rating_value_type)/, 'objects'],
];

/** What steps call the field at a path. */
function askedAt(line: Line, path: string): string {
  // Who is insured gives the birth date with the name.
  if (path === 'drivers.0.birthdate') return 'insured';
  const [, list, last = path] = /^(vehicles|drivers)\.\d+\.(\w+)$/.exec(path) ?? [];
  const of = list === 'vehicles' ? 'object' : list === 'drivers' ? 'person' : 'quote';
  const name = fieldsOf(line, of).find((one) => fieldPath(one) === last)?.name ?? last;
  return of === 'quote' ? `quote.${name}` : `${of}s.${name}`;
}

/** Whether a step has a place for a field, as steps call it, or for a part of the flow. */
function holds({ asks, shows = [] }: CheckoutStep, asked: string): boolean {
  return [...asks, ...shows].some((one) =>
    typeof one === 'string' ? one === asked : one.some(({ name }) => `objects.${name}` === asked),
  );
}

/** The step of a line that asks for a field; what none of them asks is settled with the covers. */
export function stepOfLineField(line: Line, path: string): string {
  const parts = partsOfFields.filter(([pattern]) => pattern.test(path)).map(([, part]) => part);
  const steps = [askedAt(line, path), ...parts, 'covers'].map((asked) =>
    line.checkout.find((step) => holds(step, asked)),
  );
  return steps.find((step) => step !== undefined)?.code ?? 'covers';
}
