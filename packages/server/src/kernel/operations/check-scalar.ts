import { checkDay } from '@roadworthy/core/shared/time/check-day.ts';
import { isDay } from '@roadworthy/core/shared/time/day.ts';
import { type Refusal, refusal } from '@roadworthy/core/shared/decision.ts';
import type { InputScalar } from '@roadworthy/data-api/operation-field.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { isUuid } from './is-uuid.ts';
import { notFound } from '../errors.ts';
import { words } from '@roadworthy/core/shared/words.ts';

// The whole numbers that a `bigint` of the database holds.
const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];
const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;

function isInstant(text: string): boolean {
  return instant.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

function isStorable(text: string, scalar: string): boolean {
  if (scalar === 'numeric') return Number.isFinite(Number(text));
  return BigInt(text) >= least && BigInt(text) <= most;
}

/** What is wrong with a value of one of the API's scalars, whichever field it is for; null when it is one. */
function findProblem({ scalar, value }: InputScalar, field: string): Refusal | null {
  const text = String(value);
  if (scalar === 'date') {
    const checked = checkDay(text, field);
    return checked.ok ? null : checked.refusal;
  }
  if (scalar === 'timestamptz' && !isInstant(text)) {
    return refusal(
      'instant_not_valid',
      words(
        'Choose a day and a time, and say in which zone.',
        'Choisissez un jour et une heure, et précisez le fuseau.',
      ),
      field,
    );
  }
  if (scalar === 'uuid' && !isUuid(text)) {
    const { code, sentence } = notFound();
    return refusal(code, sentence, field);
  }
  if ((scalar === 'bigint' || scalar === 'numeric') && !isStorable(text, scalar)) {
    return refusal(
      'number_not_storable',
      words(
        'This number is too large to be stored. Enter a smaller one.',
        'Ce nombre est trop grand pour être enregistré. Entrez-en un plus petit.',
      ),
      field,
    );
  }
  return null;
}

/**
 * What no operation takes, whatever it is: a day that the calendar does not have, an instant that is none, a key that
 * cannot be one, a number that nothing stores. What fits a field is the rules' to say. `fields` as in findInputProblem.
 */
export function findScalarProblem(
  scalars: Iterable<InputScalar>,
  fields: Readonly<Record<string, string>> = {},
): Refusal | null {
  for (const scalar of scalars) {
    const [name = '', ...rest] = scalar.path;
    const problem = findProblem(scalar, [ownValue(fields, name) ?? name, ...rest].join('.'));
    if (problem) return problem;
  }
  return null;
}
