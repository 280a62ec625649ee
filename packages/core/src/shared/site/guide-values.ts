import type { Cents } from '../money/money.ts';
import { ownValue } from '../text/own-value.ts';

/** How a maker's vehicles are priced beside others of their class. */
type MakeLevel = 'entry' | 'middle' | 'premium';

/**
 * Demonstration data, not a market's: what a vehicle of each class costs new, by the level of its maker, in cents of a
 * US dollar. The classes are those of the vocabulary of products.
 */
const newPrices: Readonly<Record<string, Readonly<Record<MakeLevel, Cents>>>> = {
  class_a: { entry: 15_500_000, middle: 24_000_000, premium: 42_000_000 },
  class_b: { entry: 11_000_000, middle: 14_500_000, premium: 21_000_000 },
  class_c: { entry: 9_500_000, middle: 12_500_000, premium: 18_500_000 },
  travel_trailer: { entry: 2_900_000, middle: 4_300_000, premium: 9_500_000 },
  fifth_wheel: { entry: 5_200_000, middle: 7_600_000, premium: 12_500_000 },
  toy_hauler: { entry: 4_800_000, middle: 7_200_000, premium: 12_000_000 },
  pop_up: { entry: 1_300_000, middle: 1_900_000, premium: 2_800_000 },
  truck_camper: { entry: 2_000_000, middle: 3_200_000, premium: 5_500_000 },
  teardrop: { entry: 1_300_000, middle: 2_000_000, premium: 4_200_000 },
  bus_conversion: { entry: 6_000_000, middle: 11_000_000, premium: 25_000_000 },
};

const motorised = ['class_a', 'class_b', 'class_c', 'bus_conversion'];

const levels: Readonly<Record<Exclude<MakeLevel, 'middle'>, readonly string[]>> = {
  entry: [
    'coachmen',
    'dutchmen',
    'forest river',
    'heartland',
    'keystone',
    'scamp',
    'starcraft',
    'thor',
    'thor motor coach',
  ],
  premium: [
    'airstream',
    'bowlus',
    'entegra',
    'leisure travel vans',
    'newmar',
    'oliver',
    'pleasure-way',
    'prevost',
    'tiffin',
  ],
};

/** Demonstration data: what a Canadian dollar's price is of the same in US dollars, in per cent. */
const canadianPercent = 135;

/** Of the price new, in per cent: lost in the first year, of the rest in each later one, and never lost. */
const loss = {
  motorised: { firstYear: 18, laterYears: 7, floor: 10 },
  towed: { firstYear: 20, laterYears: 8, floor: 8 },
} as const;
const spreadPercent = 25;
const roundedTo: Cents = 50_000;

export type GuideValue = {
  /** Cents, rounded to 500 dollars. */
  readonly low: Cents;
  readonly high: Cents;
  /** Model years since it was new; 0 for this year's and next year's. */
  readonly age: number;
  /** Per cent of the price new that the first year takes, and of the rest each later year. */
  readonly firstYear: number;
  readonly laterYears: number;
  /** Whether the maker's own level was known; else that of the middle is taken. */
  readonly isOfMake: boolean;
};

export type GuideQuestion = {
  readonly vehicleClass: string;
  readonly make: string;
  readonly year: number;
  readonly thisYear: number;
  readonly currency: string;
};

function levelOf(make: string): MakeLevel | null {
  const name = make.trim().toLowerCase();
  if (levels.entry.includes(name)) return 'entry';
  return levels.premium.includes(name) ? 'premium' : null;
}

/** What is left of the price new at so many model years, as a share of it. */
function shareLeft(vehicleClass: string, age: number): number {
  const { firstYear, laterYears, floor } = loss[motorised.includes(vehicleClass) ? 'motorised' : 'towed'];
  const left = age <= 0 ? 1 : (1 - firstYear / 100) * (1 - laterYears / 100) ** (age - 1);
  return Math.max(left, floor / 100);
}

/** No value is moved below this, in cents. */
const leastMoved: Cents = 500_000;

/**
 * What a vehicle is worth in another year, by what the guide says that its class loses until then: in whole dollars, as
 * far as the guide has a table, and what it was otherwise.
 */
export function valueInYear(
  { vehicleClass, year, value }: { readonly vehicleClass: string; readonly year: number | null; readonly value: Cents },
  { from, to }: { readonly from: number; readonly to: number },
): Cents {
  if (year === null || to <= from || value <= leastMoved || !ownValue(newPrices, vehicleClass)) return value;
  const share = shareLeft(vehicleClass, to - year) / shareLeft(vehicleClass, from - year);
  return Math.max(Math.round((value * share) / 100) * 100, leastMoved);
}

/**
 * What vehicles of a class, a maker and an age are typically worth, as a help to fill a field and no appraisal: the
 * price new less a share for the first year and a smaller one for each later, 25 per cent either way. Null for a class
 * that has no table, and before 1981. No rule reads it.
 */
export function guideValue({ vehicleClass, make, year, thisYear, currency }: GuideQuestion): GuideValue | null {
  const prices = ownValue(newPrices, vehicleClass);
  if (!prices || !Number.isInteger(year) || year < 1981 || year > thisYear + 1) return null;
  const { firstYear, laterYears } = loss[motorised.includes(vehicleClass) ? 'motorised' : 'towed'];
  const age = Math.max(thisYear - year, 0);
  const level = levelOf(make);
  const local = currency === 'CAD' ? canadianPercent / 100 : 1;
  const typical = prices[level ?? 'middle'] * local * shareLeft(vehicleClass, age);
  const end = (percent: number): Cents => Math.max(Math.round((typical * percent) / 100 / roundedTo), 1) * roundedTo;
  const ends = { low: end(100 - spreadPercent), high: end(100 + spreadPercent) };
  return { ...ends, age, firstYear, laterYears, isOfMake: level !== null };
}
