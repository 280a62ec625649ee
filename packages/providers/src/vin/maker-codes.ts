import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';

/** A model with its class and its length in feet; of a chassis no length is known. */
export type Model = { readonly name: string; readonly vehicleClass: VehicleClass; readonly length: number | null };

export type Maker = { readonly make: string; readonly isChassis: boolean; readonly models: readonly Model[] };

const model = (name: string, vehicleClass: VehicleClass, length: number | null = null): Model => ({
  name,
  vehicleClass,
  length,
});
const trailers = (make: string, ...models: Model[]): Maker => ({ make, isChassis: false, models });
const chassis = (make: string, ...models: Model[]): Maker => ({ make, isChassis: true, models });

const transit = chassis('Ford', model('Transit', 'class_b'));
const eSeries = chassis('Ford', model('E-Series Cutaway', 'class_c'));
const f53 = chassis('Ford', model('Motorhome Chassis', 'class_a'));
const sprinterVan = chassis('Mercedes-Benz', model('Sprinter', 'class_b'));
const sprinterCab = chassis('Mercedes-Benz', model('Sprinter', 'class_c'));
const proMaster = chassis('Ram', model('ProMaster', 'class_b'));
const express = chassis('Chevrolet', model('Express Cutaway', 'class_c'));
const freightliner = chassis('Freightliner', model('XC Chassis', 'class_a'));
const spartan = chassis('Spartan', model('K-Series Chassis', 'class_a'));

/**
 * Makers by the first three characters of their numbers. A plausible list for a simulated vendor, not the register: the
 * codes of trailer makers and chassis are in public use, which model a number names is invented. The coaches of
 * Winnebago, Thor, Newmar and Tiffin bear the numbers of the chassis below.
 */
export const makerCodes: Readonly<Record<string, Maker>> = {
  '54C': trailers(
    'Winnebago',
    model('Micro Minnie', 'travel_trailer', 22.4),
    model('Minnie', 'travel_trailer', 29.8),
    model('Hike', 'travel_trailer', 21),
  ),
  '4X4': trailers(
    'Forest River',
    model('Cherokee Grey Wolf', 'travel_trailer', 29.5),
    model('Cedar Creek', 'fifth_wheel', 41),
    model('Salem', 'travel_trailer', 32),
    model('XLR Boost', 'toy_hauler', 33.5),
  ),
  '5ZT': trailers(
    'Forest River',
    model('Rockwood Premier', 'pop_up', 20.3),
    model('Rockwood Mini Lite', 'travel_trailer', 24.9),
    model('Flagstaff', 'travel_trailer', 27.8),
  ),
  '1UJ': trailers(
    'Jayco',
    model('Eagle', 'fifth_wheel', 36.6),
    model('Jay Flight', 'travel_trailer', 28.5),
    model('Jay Feather', 'travel_trailer', 25.7),
    model('Seismic', 'toy_hauler', 43.8),
  ),
  '573': trailers(
    'Grand Design',
    model('Reflection', 'fifth_wheel', 36.8),
    model('Imagine', 'travel_trailer', 32.9),
    model('Momentum', 'toy_hauler', 44.4),
    model('Transcend', 'travel_trailer', 30.9),
  ),
  '4YD': trailers(
    'Keystone',
    model('Montana', 'fifth_wheel', 39.3),
    model('Cougar', 'fifth_wheel', 33.1),
    model('Raptor', 'toy_hauler', 41.9),
    model('Passport', 'travel_trailer', 29),
  ),
  '1ST': trailers(
    'Airstream',
    model('Bambi', 'travel_trailer', 20.1),
    model('Caravel', 'travel_trailer', 22.2),
    model('Flying Cloud', 'travel_trailer', 28),
    model('Basecamp', 'teardrop', 16.2),
  ),
  '47C': trailers('Dutchmen', model('Coleman', 'travel_trailer', 24.9), model('Aspen Trail', 'travel_trailer', 30.2)),
  '5SF': trailers('Heartland', model('Pioneer', 'travel_trailer', 31.5), model('Bighorn', 'fifth_wheel', 38.8)),
  '4EZ': trailers('KZ', model('Connect', 'travel_trailer', 28.2), model('Durango', 'fifth_wheel', 35.4)),
  '56L': trailers(
    'Lance',
    model('Travel Trailer', 'travel_trailer', 23.4),
    model('Truck Camper', 'truck_camper', 18.6),
  ),
  '1F6': f53,
  '1FC': f53,
  '1FD': eSeries,
  '1FT': transit,
  WDA: sprinterCab,
  WDP: sprinterCab,
  W1W: sprinterVan,
  WD3: sprinterVan,
  WD4: sprinterVan,
  '3C6': proMaster,
  '3C4': proMaster,
  '1GB': express,
  '4UZ': freightliner,
  '4VZ': spartan,
};
