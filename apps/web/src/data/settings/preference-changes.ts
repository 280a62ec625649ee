import type { ListPreferences, Preferences } from '@roadworthy/core/identity/vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { SetPreferencesMutationVariables } from '../../generated/documents.ts';

type Lists = NonNullable<Preferences['lists']>;

/** Preferences with others laid over them, list by list. */
export function laidOver(stored: Preferences, change: Preferences): Preferences {
  const lists: Lists = Object.fromEntries(
    [...new Set([...Object.keys(stored.lists ?? {}), ...Object.keys(change.lists ?? {})])].map((list) => [
      list,
      { ...ownValue(stored.lists, list), ...ownValue(change.lists, list) },
    ]),
  );
  return { ...stored, ...change, ...(Object.keys(lists).length > 0 && { lists }) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function stored<Of extends object>(of: Of, keeps: (key: keyof Of & string) => boolean): Partial<Of> {
  return Object.fromEntries(Object.entries(of).filter(([key]) => keeps(key as keyof Of & string))) as Partial<Of>;
}

function withoutLists(of: Lists, drops: (list: string, key: keyof ListPreferences) => boolean): Lists {
  return Object.fromEntries(
    Object.entries(of)
      .map(([list, value]) => [list, stored(value, (key) => !drops(list, key))] as const)
      .filter(([, value]) => Object.keys(value).length > 0),
  );
}

function without(
  of: Preferences,
  dropsValue: (key: Exclude<keyof Preferences, 'lists'>) => boolean,
  dropsInList: (list: string, key: keyof ListPreferences) => boolean,
): Preferences {
  const lists = withoutLists(of.lists ?? {}, dropsInList);
  const { lists: _, ...values } = of;
  return {
    ...stored(values, (key) => !dropsValue(key)),
    ...(Object.keys(lists).length > 0 && { lists }),
  };
}

/** What of a change is still to be sent once some of it was: what was set anew meanwhile stays. */
export function stillUnsent(change: Preferences, sent: Preferences): Preferences {
  return without(
    change,
    (key) => isSame(change[key], sent[key]),
    (list, key) => isSame(ownValue(change.lists, list)?.[key], ownValue(sent.lists, list)?.[key]),
  );
}

/** What of some preferences nobody has chosen yet. */
export function notChosenIn(preferences: Preferences, chosen: Preferences): Preferences {
  return without(
    preferences,
    (key) => chosen[key] !== undefined,
    (list, key) => ownValue(chosen.lists, list)?.[key] !== undefined,
  );
}

export function isNothing(change: Preferences): boolean {
  return Object.keys(change).length === 0;
}

/** A change as the operation takes it. */
export function changeVariables(change: Preferences): SetPreferencesMutationVariables {
  const { setup_dismissed, lists, ...values } = change;
  return {
    ...values,
    ...(setup_dismissed && { setup_dismissed: [...setup_dismissed] }),
    ...(lists && {
      lists: Object.entries(lists).map(([list, { density, columns }]) => ({
        list,
        ...(density && { density }),
        ...(columns && { columns: [...columns] }),
      })),
    }),
  };
}
