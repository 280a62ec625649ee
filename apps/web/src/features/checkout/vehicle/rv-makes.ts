import { isMotorised, type VehicleClass } from '@roadworthy/core/products/vocabulary.ts';

const motorised = [
  'Airstream',
  'Coachmen',
  'Entegra',
  'Fleetwood',
  'Forest River',
  'Holiday Rambler',
  'Jayco',
  'Leisure Travel Vans',
  'Newmar',
  'Pleasure-Way',
  'Roadtrek',
  'Thor Motor Coach',
  'Tiffin',
  'Winnebago',
];
const towable = [
  'Airstream',
  'Coachmen',
  'Cruiser RV',
  'Dutchmen',
  'Escape',
  'Forest River',
  'Grand Design',
  'Heartland',
  'Jayco',
  'KZ',
  'Keystone',
  'Lance',
  'nuCamp',
  'Oliver',
  'Scamp',
  'Winnebago',
];

/** Makers that a person may mean, to complete what is typed; any other name is as good. */
export function makesOf(kind: VehicleClass): readonly string[] {
  return isMotorised(kind) ? motorised : towable;
}
