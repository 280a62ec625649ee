import { ownValue } from '../shared/text/own-value.ts';
import {
  changedParts,
  type ChangedPart,
  type Delta,
  type Description,
  differenceOf,
  type RecordChange,
  references,
} from './delta.ts';

/** A record of a description by its part and key, as `coverages.collision`. */
const nameOf = (part: ChangedPart, key: string): string => `${part}.${key}`;

/**
 * The change that has records count from an earlier day on as they are now (docs/rules.md, proposed changes): what was
 * covered then becomes what is covered now, of the records that are named, and of those that they name and that were not
 * there yet.
 */
export function asNowFrom(then: Description, now: Description, names: readonly string[]): Delta {
  const whole = differenceOf(then, now);
  const chosen = new Set<string>();
  const choose = (part: ChangedPart, key: string): void => {
    if (!ownValue(whole[part] ?? {}, key) || chosen.has(nameOf(part, key))) return;
    chosen.add(nameOf(part, key));
    const record = ownValue(now[part], key) ?? {};
    for (const [field, target] of Object.entries(references[part] ?? {})) {
      const named = ownValue(record, field);
      // Where a vehicle is kept by now, and who lends for it, may be new since then.
      if (typeof named === 'string' && !Object.hasOwn(then[target], named)) choose(target, named);
    }
  };
  for (const part of changedParts) {
    for (const key of Object.keys(whole[part] ?? {})) {
      if (names.includes(nameOf(part, key))) choose(part, key);
    }
  }
  const parts = changedParts.flatMap((part) => {
    const records = Object.entries(whole[part] ?? {}).filter(([key]) => chosen.has(nameOf(part, key)));
    const all = records.map(([key, change]): [string, RecordChange] => [
      key,
      // A cover is bought with all of its settings.
      part === 'coverages' && 'set' in change ? { put: ownValue(now.coverages, key) ?? {} } : change,
    ]);
    return all.length === 0 ? [] : [[part, Object.fromEntries(all)] as const];
  });
  return Object.fromEntries(parts);
}
