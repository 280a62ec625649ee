import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Bought } from '../../shared/lines/line-covers.ts';
import type { CoverView } from '../../shared/lines/line-view.ts';

/** What is otherwise of a cover: the texts of a setting today and then; null where the cover is not bought. */
export type ChangedCover = {
  readonly code: string;
  readonly label: string;
  readonly settings: readonly { readonly label: string; readonly before: string | null; readonly after: string }[];
  readonly is: 'added' | 'removed' | 'changed';
};

type Settings = Bought[string];

function printed(cover: CoverView, name: string, value: string | number | undefined): string | null {
  if (value === undefined) return null;
  const setting = cover.settings.find((one) => one.name === name);
  return setting?.values.find((one) => one.value === value)?.label ?? String(value);
}

function settingsOf(cover: CoverView, before: Settings | undefined, after: Settings): ChangedCover['settings'] {
  return cover.settings.flatMap(({ name, label }) => {
    const [was, is] = [ownValue(before, name), ownValue(after, name)];
    if (was === is || is === undefined) return [];
    return [{ label, before: printed(cover, name, was), after: printed(cover, name, is) ?? String(is) }];
  });
}

/** What is otherwise from one choice of covers to another, in the words of their line. */
export function changedCovers(covers: readonly CoverView[], before: Bought, after: Bought): ChangedCover[] {
  return covers.flatMap((cover): ChangedCover[] => {
    const { code, label } = cover;
    const [was, is] = [ownValue(before, code), ownValue(after, code)];
    if (is === undefined) return was === undefined ? [] : [{ code, label, settings: [], is: 'removed' }];
    const settings = settingsOf(cover, was, is);
    if (was === undefined) return [{ code, label, settings, is: 'added' }];
    return settings.length === 0 ? [] : [{ code, label, settings, is: 'changed' }];
  });
}

const isRemoved = (change: unknown): boolean => typeof change === 'object' && change !== null && 'remove' in change;

/**
 * What a proposed change makes of the covers that it is about (changes/delta.ts). What is applied is covered today
 * already: of that, all that it made of them is shown.
 */
export function coversOfDelta(
  delta: unknown,
  today: Bought,
  isApplied: boolean,
): { readonly before: Bought; readonly after: Bought } {
  const changes = Object.entries(partOf(delta, 'coverages'));
  const before = changes.flatMap(([code, change]) => {
    const settings = isApplied ? undefined : ownValue(today, code);
    return settings || isRemoved(change) ? [[code, settings ?? {}] as const] : [];
  });
  const after = changes.flatMap(([code, change]) => {
    const settings = [partOf(change, 'put'), partOf(change, 'add')].find((one) => Object.keys(one).length > 0);
    // The server alone writes it: settings are texts and numbers.
    return isRemoved(change) ? [] : [[code, (settings ?? {}) as Settings] as const];
  });
  return { before: Object.fromEntries(before), after: Object.fromEntries(after) };
}

function partOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  const part: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof part === 'object' && part !== null ? Object.fromEntries(Object.entries(part)) : {};
}
