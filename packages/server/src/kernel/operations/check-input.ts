import { findKeyProblem, findProseProblem } from '@roadworthy/core/shared/text/check-text.ts';
import type { Refusal } from '@roadworthy/core/shared/decision.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';

function findProblem(value: unknown, path: string): Refusal | null {
  if (typeof value === 'string') return findProseProblem(value, 'note', path);
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    // A key is named in answers and logs, so that an unfit one is told by the place of its object alone.
    const unfit = findKeyProblem(key, path);
    const problem = unfit ?? findProblem(inner, `${path}.${key}`);
    if (problem) return problem;
  }
  return null;
}

/**
 * What no operation takes, whatever it is: a text longer than the longest that is stored, or one with characters that
 * nobody can see, as a value or as a key, at any depth. What fits a field is the rules' to say. `fields`
 * has the names that the rules give to arguments, so that a refusal stands at the same field as theirs. Null when all
 * is well.
 */
export function findInputProblem(
  args: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, string>> = {},
): Refusal | null {
  for (const [name, value] of Object.entries(args)) {
    const problem = findProblem(value, ownValue(fields, name) ?? name);
    if (problem) return problem;
  }
  return null;
}
