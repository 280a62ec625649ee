import type { BoughtCover } from '../products/labels.ts';
import { partsOfLimit } from '../products/liability-limits.ts';
import { liabilityLimits } from '../products/vocabulary.ts';
import { ageOn, type Day, isDay, yearOf } from '../shared/time/day.ts';
import { type Fact, type Facts, type Sentence, sentence, type Phrase, asSentence } from '../shared/text/sentence.ts';
import type { Answers, LineSubject } from '../rating/rating-subject.ts';
import { ownValue } from '../shared/text/own-value.ts';
import type { Condition, Cover, Field, Line, Rule, Setting } from './line.ts';
import { fieldPath, fieldsOf, groupOfKind, isOfGroup, isOpen } from './line-parts.ts';
import { words } from '../shared/words.ts';
import { noSuchCover, chooseOffered } from './read-covers.ts';
import { chooseTerm } from '../products/check-policy-duration.ts';

export const chooseAnswer = words('Choose one of the answers shown.', 'Choisissez l’une des réponses affichées.');

export const answerYesOrNo = words('Answer with yes or no.', 'Répondez par oui ou par non.');

export const notInsuredByLine = words(
  '{line} does not insure this. Choose what it does insure.',
  '{line} n’assure pas ceci. Choisissez ce qu’il assure.',
);

/** What may stand in the way of selling a line: what is judged of every line. Its own rules bring codes of their own. */
export type LineProblemCode =
  | 'answer_missing'
  | 'answer_not_valid'
  | 'cover_missing'
  | 'cover_not_for_these'
  | 'not_insured_by_line'
  | 'too_many_objects'
  | 'limit_above_other'
  | 'cover_needs_another'
  | 'covers_contradict'
  | 'cover_excludes_answer'
  | 'value_not_offered'
  | 'unknown_coverage'
  | 'duration_not_offered';

/** One thing that stands in the way of selling a line as it was answered, at the field that mends it. */
export type LineProblem = Sentence & {
  readonly code: LineProblemCode | (string & {});
  readonly field: string;
  /** `answer` what is open, `change` what is there, or let an `underwriter` look. */
  readonly remedy: 'answer' | 'change' | 'underwriter';
  /** What was found, where an underwriter may let it pass. */
  readonly value?: string | number;
};

const problem = (
  code: string,
  message: Phrase,
  field: string,
  remedy: LineProblem['remedy'] = 'change',
): LineProblem => ({
  code,
  ...asSentence(message),
  field,
  remedy,
});

function isBetween(answer: unknown, { least = -Infinity, most = Infinity }: Pick<Field, 'least' | 'most'>): boolean {
  return typeof answer === 'number' && Number.isInteger(answer) && answer >= least && answer <= most;
}

/** What is wrong with an answer by its own field, whatever else is answered; null for nothing. */
export function fieldSentence(answer: unknown, field: Field): Sentence | null {
  const { kind, least = 0, most = Number.MAX_SAFE_INTEGER } = field;
  if (kind === 'choice') {
    return field.choices?.some(({ value }) => value === answer) ? null : sentence(chooseAnswer);
  }
  if (kind === 'yes_no') return typeof answer === 'boolean' ? null : sentence(answerYesOrNo);
  if (kind === 'day') return isDay(answer) ? null : sentence(words('Enter a day.', 'Entrez une date.'));
  if (kind === 'incidents') return null;
  if (kind === 'text') {
    const fits = typeof answer === 'string' && answer.length <= most;
    return fits
      ? null
      : sentence(words('Use at most {most} characters here.', 'Utilisez au plus {most} caractères ici.'), { most });
  }
  if (isBetween(answer, { least, most })) return null;
  if (kind === 'cents')
    return sentence(words('Enter an amount from {least} to {most}.', 'Entrez un montant de {least} à {most}.'), {
      least: { cents: least },
      most: { cents: most },
    });
  // A year is a text, so that nothing groups its digits.
  const facts = kind === 'year' ? { least: String(least), most: String(most) } : { least, most };
  return sentence(
    words('Enter a whole number from {least} to {most}.', 'Entrez un nombre entier de {least} à {most}.'),
    facts,
  );
}

function fieldProblem(answers: Answers, field: Field, before: string): LineProblem[] {
  const answer = ownValue(answers, field.name);
  const path = `${before}${fieldPath(field)}`;
  if (isOpen(answer)) {
    // What a price needs is asked by the rates.
    return field.needed === 'sale' ? [problem('answer_missing', field.asks, path, 'answer')] : [];
  }
  const message = fieldSentence(answer, field);
  return message ? [problem('answer_not_valid', message, path)] : [];
}

function numberOf(answer: unknown, { as }: Condition, day: Day): number | null {
  if (as === 'years_of_age') return isDay(answer) ? ageOn(answer, day) : null;
  if (typeof answer !== 'number') return null;
  return as === 'model_years' ? Math.max(0, yearOf(day) - answer) : answer;
}

/** The most that another answer lets this one be; null where it says nothing. */
function mostWithin(answers: Answers, { within }: Condition, day: Day): number | null {
  const number = within && numberOf(ownValue(answers, within.answer), within, day);
  return within === undefined || number === undefined || number === null ? null : Math.max(0, number - within.less);
}

/** Whether an answer fulfils a condition; null while it is open. */
export function fulfils(answers: Answers, condition: Condition, day: Day): boolean | null {
  const answer = ownValue(answers, condition.answer);
  if (isOpen(answer)) return condition.given ? false : null;
  const { oneOf, least } = condition;
  if (oneOf && !oneOf.some((one) => one === answer)) return false;
  const most = condition.most ?? mostWithin(answers, condition, day) ?? undefined;
  if (least === undefined && most === undefined) return true;
  const number = numberOf(answer, condition, day);
  return number !== null && number >= (least ?? -Infinity) && number <= (most ?? Infinity);
}

/** What the words of a rule are filled with, in the units of its field. */
export function ruleFacts({ demands }: Rule, field: Field | undefined): Facts {
  const fact = (value: number): Fact => (field?.kind === 'cents' ? { cents: value } : value);
  const { least, most } = demands;
  return {
    ...(least === undefined ? {} : { least: fact(least) }),
    ...(most === undefined ? {} : { most: fact(most) }),
  };
}

function ruleProblem(answers: Answers, rule: Rule, line: Line, before: string, day: Day): LineProblem[] {
  const { demands, where = [], says, remedy, code, of } = rule;
  if (!where.every((condition) => fulfils(answers, condition, day) === true)) return [];
  if (fulfils(answers, demands, day) !== false) return [];
  const { at = demands.answer } = rule;
  const named = (answer: string) => fieldsOf(line, of).find(({ name }) => name === answer);
  const mended = named(at);
  const path = `${before}${mended ? fieldPath(mended) : at}`;
  const years = mostWithin(answers, demands, day);
  const facts = { ...ruleFacts(rule, named(demands.answer)), ...(years === null ? {} : { years }) };
  const found = problem(code, sentence(says, facts), path, remedy);
  const answer = ownValue(answers, demands.answer);
  const value = typeof answer === 'number' || typeof answer === 'string' ? answer : String(answer);
  return [remedy === 'underwriter' ? { ...found, value } : found];
}

type Side = {
  readonly of: Rule['of'];
  readonly answers: Answers;
  readonly before: string;
  /** Of one thing its own, of everybody and the whole those of all things insured. */
  readonly groups: readonly (string | undefined)[];
};

/** Whose answers there are: each thing insured, with where it is kept, each person, and the whole. */
function sidesOf(line: Line, subject: LineSubject): Side[] {
  const groups = subject.vehicles.map((object) => groupOfKind(line, ownValue(object, line.structure.objects.answer)));
  const objects = subject.vehicles.map((object, index): Side => {
    const answers = { ...object, state: object.state ?? subject.state };
    return { of: 'object', answers, before: `vehicles.${index}.`, groups: groups.slice(index, index + 1) };
  });
  const persons = (line.persons ? subject.drivers : []).map((answers, index): Side => {
    return { of: 'person', answers, before: `drivers.${index}.`, groups };
  });
  return [...objects, ...persons, { of: 'quote', answers: subject, before: '', groups }];
}

type Judged = Pick<LineSubject, 'effectiveDate' | 'coverages'>;

function answerProblems({ of, answers, before, groups }: Side, line: Line, subject: Judged): LineProblem[] {
  const isOf = (which: readonly string[] | undefined) => groups.some((group) => isOfGroup(which, group));
  const isBought = (code: string) => ownValue(subject.coverages ?? {}, code) !== undefined;
  const fields =
    line.judged === 'when_entered' ? [] : fieldsOf(line, of).filter((field) => !field.groups || isOf(field.groups));
  const wrong = fields.flatMap((field) => fieldProblem(answers, field, before));
  const rules = line.rules.filter(
    (rule) => rule.of === of && (!rule.groups || isOf(rule.groups)) && (!rule.covers || rule.covers.some(isBought)),
  );
  // A number beyond its bounds is wrong once.
  const broken = rules.flatMap((rule) => ruleProblem(answers, rule, line, before, subject.effectiveDate));
  return [...wrong, ...broken.filter(({ field }) => !wrong.some((one) => one.field === field))];
}

function objectProblems(line: Line, subject: LineSubject): LineProblem[] {
  const { most, kinds } = line.objects;
  const strange = subject.vehicles.flatMap((object, index) => {
    const kind = ownValue(object, line.structure.objects.answer);
    if (isOpen(kind) || kinds.some(({ value }) => value === kind)) return [];
    const message = sentence(notInsuredByLine, {
      line: line.name,
    });
    return [problem('not_insured_by_line', message, `vehicles.${index}.type`)];
  });
  if (subject.vehicles.length <= most || line.objects.referred) return strange;
  return [
    ...strange,
    problem(
      'too_many_objects',
      sentence(words('A policy holds at most {most} of them.', 'Une police en compte au plus {most}.'), { most }),
      'vehicles',
    ),
  ];
}

/** More things than a policy holds before an underwriter has looked. */
function fleetProblems({ objects: { most, referred } }: Line, { vehicles }: LineSubject): LineProblem[] {
  if (!referred || vehicles.length <= most) return [];
  const found = problem(referred.code, sentence(referred.label, { most }), 'vehicles', 'underwriter');
  return [{ ...found, value: vehicles.length }];
}

function partsOf(limit: unknown): readonly number[] {
  const liability = liabilityLimits.find((one) => one === limit);
  return liability ? partsOfLimit(liability) : String(limit).split('/').map(Number);
}

/** Whether every part of a limit stays within the same part of another; a combined limit pays its whole for each part. */
function staysWithin(limit: unknown, other: unknown): boolean {
  const most = partsOf(other);
  return partsOf(limit).every((part, index) => !(part > (most[index] ?? Infinity)));
}

function settingProblem(
  setting: Setting,
  bought: BoughtCover,
  cover: Cover,
  line: Line,
  subject: LineSubject,
): LineProblem[] {
  const path = `coverages.${cover.code}.${setting.name}`;
  const chosen = ownValue(bought, setting.name);
  const groups = subject.vehicles.map((object) => groupOfKind(line, ownValue(object, line.structure.objects.answer)));
  if (setting.groups && !groups.some((group) => isOfGroup(setting.groups, group))) return [];
  if (!setting.values.some((value) => value === chosen)) {
    const message = sentence(chooseOffered, {
      cover: cover.label,
      setting: setting.label,
    });
    return [problem('value_not_offered', message, path)];
  }
  const most = setting.within === undefined ? undefined : ownValue(subject.coverages, setting.within)?.['limit'];
  if (most === undefined || staysWithin(chosen, most)) return [];
  const within = line.covers.find(({ code }) => code === setting.within)?.label ?? '';
  const message = sentence(
    words('{cover} cannot exceed this limit: {within}.', '{cover} ne peut dépasser ce montant : {within}.'),
    {
      cover: cover.label,
      within,
    },
  );
  return [problem('limit_above_other', message, path)];
}

function coverProblems(cover: Cover, line: Line, subject: LineSubject): LineProblem[] {
  const bought = ownValue(subject.coverages, cover.code);
  const path = `coverages.${cover.code}`;
  const label = cover.label;
  const kinds = subject.vehicles.map((object) => groupOfKind(line, ownValue(object, line.structure.objects.answer)));
  const counts = kinds.some((group) => isOfGroup(cover.groups, group));
  if (!bought) {
    return cover.mandatory === true && counts
      ? [
          problem(
            'cover_missing',
            sentence(words('This cover is needed: {cover}.', 'Cette protection est nécessaire : {cover}.'), {
              cover: label,
            }),
            path,
          ),
        ]
      : [];
  }
  if (!counts && kinds.length > 0) {
    return [
      problem(
        'cover_not_for_these',
        sentence(
          words(
            'None of what is insured can have this: {cover}.',
            'Rien de ce qui est assuré ne peut avoir ceci : {cover}.',
          ),
          { cover: label },
        ),
        path,
      ),
    ];
  }
  const has = (code: string) => ownValue(subject.coverages, code) !== undefined;
  const labelsOf = (codes: readonly string[]) =>
    line.covers.filter(({ code }) => codes.includes(code)).map((other) => other.label);
  const { needs = [], excludes = [], settings } = cover;
  const facts = (codes: readonly string[]) => ({ cover: label, other: labelsOf(codes)[0] ?? label });
  const contradicting = excludes.filter(has);
  return [
    ...(needs.length === 0 || needs.some(has)
      ? []
      : [
          problem(
            'cover_needs_another',
            sentence(
              words(
                '{cover} is added to another cover. Choose that first: {other}.',
                '{cover} s’ajoute à une autre protection. Choisissez-la d’abord : {other}.',
              ),
              facts(needs),
            ),
            path,
          ),
        ]),
    ...(contradicting.length > 0
      ? [
          problem(
            'covers_contradict',
            sentence(
              words(
                'Choose one of these, not both: {cover}, {other}.',
                'Choisissez l’une ou l’autre, pas les deux : {cover}, {other}.',
              ),
              facts(contradicting),
            ),
            path,
          ),
        ]
      : []),
    ...settings.flatMap((setting) => settingProblem(setting, bought, cover, line, subject)),
  ];
}

function termProblems({ terms }: Line, { termMonths }: LineSubject): LineProblem[] {
  if (termMonths === null || terms.months.includes(termMonths)) return [];
  return [problem('duration_not_offered', sentence(chooseTerm), 'policy_duration_months')];
}

/** What stands in the way of selling what was answered: what is insured, who is, and the line's rules. */
export function findAnswerProblems(line: Line, subject: LineSubject): LineProblem[] {
  const sides = sidesOf(line, subject);
  const problemsOf = (wanted: (side: Side) => boolean) =>
    sides.filter(wanted).flatMap((side) => answerProblems(side, line, subject));
  return [
    ...objectProblems(line, subject),
    ...problemsOf(({ of }) => of === 'object'),
    ...fleetProblems(line, subject),
    ...problemsOf(({ of }) => of !== 'object'),
  ];
}

/**
 * Everything that stands in the way of selling what was answered under a line, at the fields: what is insured, each
 * answer by itself, the line's rules, its covers and its terms. Covers that nobody chose yet break no rule, and what a
 * price needs and is open is asked by the rates.
 */
export function findLineProblems(line: Line, subject: LineSubject): LineProblem[] {
  return [
    ...findAnswerProblems(line, subject),
    ...(subject.coverages === null ? [] : unknownCovers(line, subject)),
    ...(subject.coverages === null ? [] : line.covers.flatMap((cover) => coverProblems(cover, line, subject))),
    ...(line.judged === 'when_entered' ? [] : termProblems(line, subject)),
  ];
}

/**
 * The covers that are bought and whose own words exclude an answer that is given, in whatever order the two came: what
 * pays nothing is not sold. Open answers exclude nobody yet.
 */
export function findExclusions(line: Line, subject: LineSubject): LineProblem[] {
  const sides = sidesOf(line, subject);
  return line.covers
    .filter(({ code }) => ownValue(subject.coverages ?? {}, code) !== undefined)
    .flatMap(({ code, notFor = [] }) =>
      notFor
        .filter(({ of, answer }) =>
          sides.some((side) => side.of === of && fulfils(side.answers, answer, subject.effectiveDate) === true),
        )
        .map(({ says }) => problem('cover_excludes_answer', says, `coverages.${code}`)),
    );
}

function unknownCovers({ covers }: Line, { coverages }: LineSubject): LineProblem[] {
  const strange = Object.keys(coverages ?? {}).filter((bought) => !covers.some(({ code }) => code === bought));
  return strange.map((code) => problem('unknown_coverage', sentence(noSuchCover, { code }), `coverages.${code}`));
}
