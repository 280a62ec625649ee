import { sentence, type Sentence } from '../shared/text/sentence.ts';
import type { LineChange } from '../rating/explaining/counterfactual.ts';
import type { LineSubject } from '../rating/rating-subject.ts';
import { ownValue } from '../shared/text/own-value.ts';
import type { Cover, Field, Line } from './line.ts';
import { fieldPath, fieldsOf } from './line-parts.ts';
import { settingValue } from './setting-value.ts';
import { words } from '../shared/words.ts';
import { lengthOfTerm } from '../rating/explaining/labels.ts';

export const monthsLong = words('{months} months', '{months} mois');

/** Something that could be otherwise: what, how it would be (null where the label says it all), and the change. */
export type LineAlternative = {
  readonly about: string;
  readonly label: Sentence;
  readonly terms: Sentence | null;
  readonly change: LineChange;
};

/** The values before and after one in a list. */
function neighbours<Value>(values: readonly Value[], value: unknown): Value[] {
  const index = values.findIndex((one) => one === value);
  return values.filter((_, place) => index >= 0 && Math.abs(place - index) === 1);
}

function ofCover({ code, label, settings, mandatory }: Cover, subject: LineSubject): LineAlternative[] {
  const bought = ownValue(subject.coverages, code);
  if (!bought) return [];
  const message = sentence(label);
  const others = settings.flatMap((setting) =>
    neighbours(setting.values, ownValue(bought, setting.name)).map((value): LineAlternative => {
      const change = { coverages: { [code]: { ...bought, [setting.name]: value } } };
      return {
        about: `coverages.${code}.${setting.name}`,
        label: message,
        terms: settingValue(setting, value),
        change,
      };
    }),
  );
  if (mandatory === true) return others;
  const less = {
    about: `coverages.${code}`,
    label: sentence(words('Without {cover}', 'Sans {cover}'), { cover: message }),
    terms: null,
  };
  return [...others, { ...less, change: { coverages: { [code]: null } } }];
}

type Changed = { readonly answers: { readonly [name: string]: unknown }; readonly before: string };

function ofChoices(
  field: Field,
  { answers, before }: Changed,
  change: (value: string) => LineChange,
): LineAlternative[] {
  const { name, label, choices = [], kind } = field;
  const provided = ownValue(answers, name);
  if (kind !== 'choice' || !choices.some(({ value }) => value === provided)) return [];
  return choices
    .filter(({ value }) => value !== provided)
    .map((other) => ({
      about: `${before}${fieldPath(field)}`,
      label: sentence(label),
      terms: sentence(other.label),
      change: change(other.value),
    }));
}

function ofAnswers(line: Line, subject: LineSubject): LineAlternative[] {
  const ofObjects = subject.vehicles.flatMap((answers, index) =>
    fieldsOf(line, 'object').flatMap((field) =>
      ofChoices(field, { answers, before: `vehicles.${index}.` }, (value) => ({
        vehicles: { [answers.vehicleId]: { [field.name]: value } },
      })),
    ),
  );
  const ofPersons = subject.drivers.flatMap((answers, index) =>
    fieldsOf(line, 'person').flatMap((field) =>
      ofChoices(field, { answers, before: `drivers.${index}.` }, (value) => ({
        drivers: { [index]: { [field.name]: value } },
      })),
    ),
  );
  const ofWhole = fieldsOf(line, 'quote').flatMap((field) =>
    ofChoices(field, { answers: subject, before: '' }, (value) => ({ quote: { [field.name]: value } })),
  );
  return [...ofObjects, ...ofPersons, ...ofWhole];
}

function ofTerm({ terms }: Line, { termMonths }: LineSubject): LineAlternative[] {
  const months = terms.months.toSorted((a, b) => a - b);
  return neighbours(months, termMonths).map((other) => ({
    about: 'policy_duration_months',
    label: sentence(lengthOfTerm),
    terms: sentence(monthsLong, { months: other }),
    change: { quote: { termMonths: other } },
  }));
}

/** The next value of each setting of what is bought on either side, and each cover left out that may be. */
export function alternativesOfCovers({ covers }: Line, subject: LineSubject): LineAlternative[] {
  return covers.flatMap((cover) => ofCover(cover, subject));
}

/**
 * What of anything insured under a line could be otherwise, one thing at a time: the next value of each setting on
 * either side, a cover left out, another choice of each field, the next length. Whether it may be sold so is said by
 * `findLineProblems`.
 */
export function alternativesOfLine(line: Line, subject: LineSubject): LineAlternative[] {
  return [...alternativesOfCovers(line, subject), ...ofAnswers(line, subject), ...ofTerm(line, subject)];
}
