import { areaName } from '@roadworthy/core/products/area-names.ts';
import { canadianProvinces } from '@roadworthy/core/products/vocabulary.ts';
import type { Biome } from '@roadworthy/ui/brand/scene/scene-palette.ts';

export const hazards = ['hail', 'hurricane', 'wildfire', 'flood', 'tornado', 'cold'] as const;
export type Hazard = (typeof hazards)[number];

/** The months in which water in pipes freezes, as the climate usually is: first and last, 1 to 12. */
export const freezes = {
  rare: null,
  short: [12, 2],
  middle: [11, 3],
  long: [11, 4],
  northern: [10, 4],
  arctic: [9, 5],
} as const;
export type Freeze = keyof typeof freezes;

/** What is known of a place beside its law: general knowledge of land and weather, which nobody measured for us. */
export type Area = {
  /** Postal code of the state or province. */
  readonly code: string;
  readonly country: 'US' | 'CA';
  /** The last part of its page's address. */
  readonly slug: string;
  readonly biome: Biome;
  readonly freeze: Freeze;
  readonly hazards: readonly Hazard[];
};

/** The day on which somebody last went through everything that the pages of the places say. */
export const reviewedOn = '2026-11-23';

const table = `
AL pines  short    tornado hurricane hail flood
AK snow   arctic   cold wildfire flood
AZ desert short    wildfire flood hail
AR pines  middle   tornado hail flood
CA coast  short    wildfire flood
CO pines  northern hail wildfire tornado flood cold
CT coast  long     hurricane flood cold
DE coast  middle   hurricane flood
DC plains middle   flood hurricane
FL coast  rare     hurricane flood tornado
GA pines  short    hurricane tornado hail flood
HI coast  rare     hurricane wildfire flood
ID pines  northern wildfire cold flood
IL plains long     tornado hail flood cold
IN plains long     tornado hail flood cold
IA plains long     tornado hail flood cold
KS plains middle   tornado hail flood
KY pines  middle   tornado hail flood
LA coast  short    hurricane flood tornado
ME coast  northern cold flood
MD coast  middle   hurricane flood
MA coast  long     hurricane flood cold
MI pines  long     cold hail flood
MN snow   northern cold hail tornado
MS pines  short    tornado hurricane hail flood
MO plains middle   tornado hail flood
MT pines  northern wildfire hail cold
NE plains long     hail tornado flood cold
NV desert middle   wildfire flood
NH pines  northern cold flood
NJ coast  middle   hurricane flood
NM desert middle   wildfire hail flood
NY pines  long     flood hurricane cold
NC coast  middle   hurricane flood tornado hail
ND snow   northern cold hail flood
OH plains long     tornado hail flood cold
OK plains middle   tornado hail wildfire
OR coast  middle   wildfire flood
PA pines  long     flood hail cold
RI coast  long     hurricane flood
SC coast  short    hurricane flood hail tornado
SD plains northern hail tornado cold flood
TN pines  middle   tornado hail flood
TX plains short    hail tornado hurricane flood wildfire
UT desert long     wildfire flood cold
VT snow   northern flood cold
VA pines  middle   hurricane flood
WA pines  middle   wildfire flood
WV pines  middle   flood cold
WI pines  northern cold hail tornado
WY plains northern hail wildfire cold
AB pines  northern hail wildfire cold
BC coast  middle   wildfire flood
MB plains northern flood hail cold
NB coast  northern flood cold
NL coast  northern cold hurricane
NS coast  long     hurricane flood cold
NT snow   arctic   wildfire cold
NU snow   arctic   cold
ON pines  long     flood hail tornado cold
PE coast  long     hurricane cold
QC pines  northern flood cold
SK plains northern hail tornado cold
YT snow   arctic   cold wildfire`;

/** A name as it stands alone, and not in a sentence. */
export const withoutArticle = (name: string): string => name.replace(/^the /, '');

function slugOf(code: string): string {
  const plain = withoutArticle(areaName(code).en).normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(' ', '-');
}

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((one) => one === word);
const lands: readonly Biome[] = ['desert', 'pines', 'coast', 'plains', 'snow'];
const seasons: readonly Freeze[] = ['rare', 'short', 'middle', 'long', 'northern', 'arctic'];

function areaOfLine(line: string): Area[] {
  const [code = '', biome = '', freeze = '', ...threats] = line.split(/\s+/);
  if (!isOneOf(lands, biome) || !isOneOf(seasons, freeze)) return [];
  const country = canadianProvinces.includes(code) ? 'CA' : 'US';
  return [
    { code, country, slug: slugOf(code), biome, freeze, hazards: hazards.filter((one) => threats.includes(one)) },
  ];
}

/** Every state with the District of Columbia, then every province and territory. */
export const areas: readonly Area[] = table.trim().split('\n').flatMap(areaOfLine);
