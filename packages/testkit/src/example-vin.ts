import { vinCheckDigit, vinYearCode } from '@roadworthy/core/shared/text/vin.ts';
import { makerCodes } from '@roadworthy/providers/vin/maker-codes.ts';

function numbered(maker: string, described: string, year: number, serial: number): string {
  const draft = `${maker}${described}0${vinYearCode(year)}A1${String(serial).padStart(5, '0')}`;
  return draft.slice(0, 8) + vinCheckDigit(draft) + draft.slice(9);
}

/**
 * The VIN of a motor home’s chassis with its right check digit, which names a model year of 1980 or later; the serial
 * tells vehicles apart.
 */
export function exampleVin(year: number, serial = 1): string {
  return numbered('1F6', '6F5DY', year, serial);
}

// Motor homes bear the numbers of what they are built on.
const chassis: Readonly<Record<string, string>> = { class_a: '1F6', class_b: '3C6', class_c: '1FD' };
// Of a maker that the simulated vendor knows nothing of.
const unknownMaker = '7RW';

type Stated = { readonly year: number; readonly make: string; readonly model: string };

/** A VIN that the simulated vendor reads as just this vehicle, or as its chassis; else one that it does not know. */
export function vinOf({ year, make, model }: Stated, vehicleClass: string, serial = 1): string {
  const built = chassis[vehicleClass];
  if (built) return numbered(built, '6F5DY', year, serial);
  for (const [code, maker] of Object.entries(makerCodes)) {
    const place = maker.models.findIndex((one) => one.vehicleClass === vehicleClass && model.startsWith(one.name));
    if (maker.make !== make || place < 0) continue;
    // What describes the vehicle chooses among the maker’s models by its sum.
    const [first = 0, ...others] = [...'ATRV'].map((character) => character.charCodeAt(0));
    const sum = others.reduce((total, one) => total + one, first);
    const last = [...'ABCDEFGH'].find((one) => (sum + one.charCodeAt(0)) % maker.models.length === place);
    return numbered(code, `ATRV${last}`, year, serial);
  }
  return numbered(unknownMaker, 'ATRVA', year, serial);
}
