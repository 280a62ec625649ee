import pg from 'pg';
import { OperationError } from '../errors.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** Values that the database cannot take: too long, out of range, no such day, a NUL, no such encoding, no such number. */
const cannotBeTaken = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);
const checkViolation = '23514';

/** The path of the first argument of a name, at any depth. */
function pathOf(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = key === name ? name : pathOf(inner, name);
    if (found !== null) return Array.isArray(value) || found === key ? found : `${key}.${found}`;
  }
  return null;
}

/**
 * The refusal of a value that only the database found unfit, at its field where the constraint names one that the caller
 * gave: the last net beneath the rules, which know every field better. Null for what is no value of the caller's, such as a
 * constraint between rows: that is ours.
 */
export function refuseUnfitValue(error: unknown, args: Readonly<Record<string, unknown>>): OperationError | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  const { code = '', column, constraint, table } = error;
  const named = column ?? constraint?.replace(`${table}_`, '').replace(/_(?:check\d*|bound)$/, '');
  const field = named === undefined ? null : pathOf(args, named);
  if (!cannotBeTaken.has(code) && !(code === checkViolation && field !== null)) return null;
  return new OperationError(
    'value_does_not_fit',
    words(
      'One of the values cannot be stored. Check for one that is much too long or too large.',
      'L’une des valeurs ne peut pas être enregistrée. Cherchez-en une beaucoup trop longue ou trop grande.',
    ),
    { field: field ?? undefined },
  );
}
