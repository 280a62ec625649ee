import { canadianProvinces, usStates } from '@roadworthy/core/products/vocabulary.ts';
import { instantAt } from '@roadworthy/core/shared/time/instant.ts';
import { isDay } from '@roadworthy/core/shared/time/day.ts';
import { clockZones } from '@roadworthy/core/shared/time/clock-zones.ts';
import type { Moratorium_Input, MoratoriumRowFragment } from '../../../generated/documents.ts';

/** A moratorium while it is written: hours as a clock of its zone shows them. */
export type MoratoriumDraft = {
  readonly name: string;
  readonly name_fr: string;
  readonly reason: string;
  readonly notice: string;
  readonly notice_fr: string;
  readonly provider: string;
  readonly actions: readonly string[];
  /** By their postal codes, as they are typed: `FL, GA, ON`. */
  readonly states: string;
  /** As they are typed, with commas, blanks or line breaks between. */
  readonly postalCodes: string;
  /** `2026-09-10T14:30`; empty for now, and for until further notice. */
  readonly starts: string;
  readonly ends: string;
  readonly timeZone: string;
};

/** The zone of who writes, where it is one of those that there are. */
export function zoneOfReader(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return clockZones.find((zone) => zone === timeZone) ?? clockZones[0];
}

/** What a clock of a zone shows at an instant, as a field for day and time takes it. */
export function asClock(instant: string | null, timeZone: string): string {
  if (instant === null) return '';
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', style).format(new Date(instant)).replace(' ', 'T');
}

/** The instant at which a clock of a zone shows it; null for nothing. */
export function asInstant(clock: string, timeZone: string): string | null {
  const [day, time = ''] = clock.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return isDay(day) ? instantAt(day, hour * 60 + minute, timeZone).toISOString() : null;
}

/** The entries of a text of postal codes; a Canadian code keeps the blank within it, and a range those around its dash. */
export function codesOf(text: string): string[] {
  const tidy = text
    .toUpperCase()
    .replaceAll(/\b([A-Z]\d[A-Z])[ ]+(\d[A-Z]\d)\b/g, '$1$2')
    .replaceAll(/\s*[-–]\s*/gu, '-');
  return tidy.split(/[\s,;]+/).filter((code) => code !== '');
}

/** A list of the database, none of whose texts is null. */
export function textsOf(list: readonly (string | null)[]): string[] {
  return list.flatMap((one) => one ?? []);
}

/** The states and provinces of areas: FL of US-FL. */
export function statesOf(areas: readonly (string | null)[]): string[] {
  return textsOf(areas).map((area) => area.slice(3));
}

/** The areas of a text of states and provinces; one that there is not stays as it was typed. */
export function areasOf(text: string): string[] {
  const states = text.toUpperCase().split(/[\s,;]+/);
  const areaOf = (state: string) =>
    usStates.includes(state) ? `US-${state}` : canadianProvinces.includes(state) ? `CA-${state}` : state;
  return states.filter((state) => state !== '').map(areaOf);
}

/** A moratorium that nobody has written yet. */
export function newDraft(): MoratoriumDraft {
  return {
    name: '',
    name_fr: '',
    reason: '',
    notice: '',
    notice_fr: '',
    provider: '',
    actions: ['bind'],
    states: '',
    postalCodes: '',
    starts: '',
    ends: '',
    timeZone: zoneOfReader(),
  };
}

/** What is kept, to be written anew. */
export function draftOf(row: MoratoriumRowFragment): MoratoriumDraft {
  return {
    name: row.name,
    name_fr: row.name_fr ?? '',
    reason: row.reason,
    notice: row.notice,
    notice_fr: row.notice_fr ?? '',
    provider: row.provider ?? '',
    actions: textsOf(row.actions),
    states: statesOf(row.states).join(', '),
    postalCodes: row.postal_codes.join(', '),
    timeZone: row.time_zone,
    starts: asClock(row.starts, row.time_zone),
    ends: asClock(row.ends, row.time_zone),
  };
}

/** What is sent of a draft. */
export function inputOf(draft: MoratoriumDraft): Moratorium_Input {
  const { timeZone } = draft;
  return {
    name: draft.name,
    name_fr: draft.name_fr || null,
    reason: draft.reason,
    notice: draft.notice,
    notice_fr: draft.notice_fr || null,
    provider: draft.provider || null,
    actions: [...draft.actions],
    states: areasOf(draft.states),
    postal_codes: codesOf(draft.postalCodes),
    starts: asInstant(draft.starts, timeZone),
    ends: asInstant(draft.ends, timeZone),
    time_zone: timeZone,
  };
}
