import type { UnlimitedList } from '../compile/statement.ts';

export type Path = readonly (string | number)[];

/**
 * Whether JSON text may hold a list of so many rows: PostgreSQL puts a line break between the rows of a list, and no text
 * within them holds one unescaped. Without a second reading of the whole, for most answers are far shorter.
 */
function mayHold(text: string, rows: number): boolean {
  if (text.length < rows * 3) return false;
  let breaks = 1;
  for (let at = text.indexOf('\n'); at !== -1 && breaks < rows; at = text.indexOf('\n', at + 1)) breaks += 1;
  return breaks >= rows;
}

function longAt(value: unknown, steps: readonly string[], limit: number, path: Path, found: Path[]): void {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (Array.isArray(value) && value.length >= limit) found.push(path);
  } else if (step === '*') {
    if (Array.isArray(value))
      for (const [index, each] of value.entries()) longAt(each, rest, limit, [...path, index], found);
  } else if (typeof value === 'object' && value !== null) {
    const entry = Object.entries(value).find(([key]) => key === step);
    if (entry !== undefined) longAt(entry[1], rest, limit, [...path, step], found);
  }
}

/** The lists of one root field that hold as many rows as a list gives where no limit is given: there may be more. */
export function reachedLimits(text: string, key: string, lists: readonly UnlimitedList[], limit: number): Path[] {
  const own = lists.filter(({ path }) => path[0] === key);
  const [only] = own;
  if (only === undefined || !mayHold(text, limit)) return [];
  // A list of the root with no list within it and no value that was written elsewhere: what was counted are its rows.
  if (own.length === 1 && only.isPlain) return [only.path];
  const value: unknown = JSON.parse(text);
  const found: Path[] = [];
  for (const { path } of own) longAt(value, path.slice(1), limit, [key], found);
  return found;
}
