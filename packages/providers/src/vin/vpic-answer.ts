import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { z } from 'zod';
import type { DecodedVehicle, VinAnswer } from './port.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => {
    const text = value?.trim() ?? '';
    return text === '' || text === 'Not Applicable' ? null : text;
  });

/** One row of vPIC's `DecodeVinValues`: every value is a text, and what is not known an empty one. */
const row = z.object({
  Make: text,
  Model: text,
  Series: text,
  ModelYear: text,
  ErrorCode: text,
  VehicleType: text,
  BodyClass: text,
  BusLength: text,
  TrailerType: text,
  TrailerBodyType: text,
  TrailerLength: text,
});
const answer = z.object({ Results: z.array(row).min(1) });
type Row = z.output<typeof row>;

/** Classes by vPIC's words for a trailer's body. */
const trailers: Readonly<Record<string, VehicleClass>> = {
  'Camping or Travel Trailer': 'travel_trailer',
  'Travel Trailer': 'travel_trailer',
  'Hybrid Trailer': 'travel_trailer',
  'Rec. Trailer': 'travel_trailer',
  'Fifth Wheel': 'fifth_wheel',
  'Toy Hauler': 'toy_hauler',
  'Tent Camper': 'pop_up',
  'Tear Drop Camper': 'teardrop',
  'Slide-In Truck Camper': 'truck_camper',
  'Truck Campers': 'truck_camper',
};
const fifthWheelHitches = ['Fifth Wheel', 'Gooseneck', 'Kingpin'];

/** Classes by vPIC's words for what a motorhome is built on; a chassis is usually, not always, of that class. */
const chassis: readonly (readonly [RegExp, VehicleClass])[] = [
  [/^Incomplete - (?:Motor Home|Motor Coach|Stripped) Chassis/, 'class_a'],
  [/^Incomplete - (?:Cutaway|Chassis Cab)/, 'class_c'],
  [/^(?:Cargo |Step )?Van\b/, 'class_b'],
  [/^Bus\b|Bus Chassis/, 'bus_conversion'],
];

function classOf({ BodyClass, TrailerBodyType, TrailerType }: Row): VehicleClass | null {
  const trailer = ownValue(trailers, TrailerBodyType ?? '');
  if (trailer === 'travel_trailer' && fifthWheelHitches.includes(TrailerType ?? '')) return 'fifth_wheel';
  return trailer ?? chassis.find(([body]) => body.test(BodyClass ?? ''))?.[1] ?? null;
}

/** "FOREST RIVER" as people write it; what is short is an abbreviation. */
function written(name: string | null): string | null {
  if (name === null || name !== name.toUpperCase()) return name;
  return name.replaceAll(/\p{L}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

function numberOf(value: string | null): number | null {
  const number = Number(value ?? Number.NaN);
  return Number.isFinite(number) && number > 0 ? Math.round(number * 10) / 10 : null;
}

function vehicleOf(found: Row): DecodedVehicle {
  const make = written(found.Make);
  // Of trailers it knows the family at most, as "Salem Towables", and often says the make again.
  const family = (found.Model ?? '').replace(/ Towables$/, '');
  const model = family === '' || family.toUpperCase() === found.Make?.toUpperCase() ? found.Series : family;
  const vehicleClass = classOf(found);
  return {
    make,
    model,
    vehicleClass,
    year: numberOf(found.ModelYear),
    length: numberOf(found.TrailerLength) ?? numberOf(found.BusLength),
    body: found.TrailerBodyType ?? found.BodyClass,
    isChassis: chassis.some(([body]) => body.test(found.BodyClass ?? '')) || found.VehicleType === 'INCOMPLETE VEHICLE',
  };
}

/**
 * What vPIC's answer to `DecodeVinValues` says. It is unknown where it names no maker, whatever its error codes: they
 * warn of single characters as well. Throws ZodError for an answer of another form.
 */
export function readVpicAnswer(json: unknown): VinAnswer {
  const [found] = answer.parse(json).Results;
  if (!found || found.Make === null) return { status: 'unknown' };
  return { status: 'decoded', vehicle: vehicleOf(found) };
}
