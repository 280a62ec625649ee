import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { freshHours } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Box } from './map-canvas.tsx';
import type { Marks } from './map-features.ts';

/** What a map shows: all of it stands in the address, so that a link and a reload show the same. */
export type ShownMap = {
  readonly isTable: boolean;
  /** The organization that is chosen; null for one's own. */
  readonly organization: string | null;
  /** The line; empty is all. */
  readonly line: string;
  readonly marks: Marks;
  /** Whose devices, in what of which product, and told how many hours ago at most; empty is all. */
  readonly device: string;
  readonly product: string;
  readonly hours: number;
  /** What somebody moved the map to; null for all that is drawn. */
  readonly box: Box | null;
  /** The page of the table of devices, from 1. */
  readonly page: number;
};

/** In hours: what is older than the third of them does not count as where something is. */
export const ages = [1, 24, freshHours, 168, 720] as const;

const markNames = ['policies', 'claims', 'devices'] as const;

/** The names in the address, beside those of the list. */
export const mapNames = [
  'map.as',
  'map.organization',
  'map.line',
  'map.marks',
  'map.device',
  'map.product',
  'map.hours',
  'map.box',
  'map.page',
] as const;
type MapName = (typeof mapNames)[number];

const isKey = (text: string | null): text is string => /^[\da-f-]{36}$/i.test(text ?? '');

function readBox(text: string | null): Box | null {
  const [west, south, east, north, ...others] = (text ?? '')
    .split(',')
    .map((part) => (part === '' ? NaN : Number(part)));
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const isOn = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return others.length === 0 && isOn && west < east && south < north ? [west, south, east, north] : null;
}

/** Reads what a map shows; what cannot be read is as a map shows it by itself. */
export function readMap(query: Pick<URLSearchParams, 'get'>): ShownMap {
  const get = (name: MapName) => query.get(name);
  const page = Number(get('map.page') ?? '1');
  const named = get('map.marks')?.split(',');
  const isMarked = (name: (typeof markNames)[number]): boolean => named === undefined || named.includes(name);
  const [organization, product, device] = [get('map.organization'), get('map.product'), get('map.device') ?? ''];
  return {
    isTable: get('map.as') === 'table',
    organization: isKey(organization) ? organization : null,
    line: providers.find((one) => one === get('map.line')) ?? '',
    marks: { policies: isMarked('policies'), claims: isMarked('claims'), devices: isMarked('devices') },
    device: /^[a-z]{1,32}$/.test(device) ? device : '',
    product: isKey(product) ? product : '',
    hours: ages.find((one) => String(one) === get('map.hours')) ?? freshHours,
    box: readBox(get('map.box')),
    page: Number.isInteger(page) && page >= 1 && page <= 2_000 ? page : 1,
  };
}

/** What a map shows as it stands in the address; what it shows by itself needs no name there. */
export function printMap(shown: ShownMap): Readonly<Record<MapName, string>> {
  const marks = markNames.filter((name) => shown.marks[name]);
  return {
    'map.as': shown.isTable ? 'table' : '',
    'map.organization': shown.organization ?? '',
    'map.line': shown.line,
    // An address that names none says that there are none.
    'map.marks': marks.length === markNames.length ? '' : marks.join(',') || 'none',
    'map.device': shown.device,
    'map.product': shown.product,
    'map.hours': shown.hours === freshHours ? '' : String(shown.hours),
    'map.box': shown.box === null ? '' : shown.box.map((edge) => edge.toFixed(4)).join(','),
    'map.page': shown.page === 1 ? '' : String(shown.page),
  };
}

/** A query with what a map shows, and everything else as it was. */
export function withMap(query: string, shown: ShownMap): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(printMap(shown))) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next.toString().replaceAll('%2C', ',').replaceAll('%5B', '[').replaceAll('%5D', ']');
}
