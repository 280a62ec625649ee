/** The ten recreational-vehicle classes that can be drawn. */
export const rigClasses = [
  'class_a',
  'class_b',
  'class_c',
  'travel_trailer',
  'fifth_wheel',
  'toy_hauler',
  'pop_up',
  'truck_camper',
  'teardrop',
  'bus_conversion',
] as const;

export type RigClass = (typeof rigClasses)[number];

/** From where a rig is seen: its right side with the front to the right, its face, or from above. */
export const rigViews = ['side', 'front', 'top'] as const;

export type RigView = (typeof rigViews)[number];

/** Drawn units in a foot. */
export const unitsPerFoot = 10;

/** The y on which every rig stands, side and front; it leaves 14 feet above. */
export const groundLine = 140;

const feet: Record<RigClass, { usual: number; from: number; to: number }> = {
  class_a: { usual: 34, from: 28, to: 45 },
  class_b: { usual: 21, from: 18, to: 25 },
  class_c: { usual: 28, from: 23, to: 36 },
  travel_trailer: { usual: 27, from: 18, to: 40 },
  fifth_wheel: { usual: 34, from: 28, to: 45 },
  toy_hauler: { usual: 37, from: 33, to: 46 },
  pop_up: { usual: 20, from: 18, to: 25 },
  truck_camper: { usual: 21, from: 20, to: 23 },
  teardrop: { usual: 14.5, from: 13, to: 18 },
  bus_conversion: { usual: 35, from: 28, to: 42 },
};

/** The drawn length of a class, in units: the usual one when `lengthFeet` is not known, else held within what such vehicles measure. */
export function drawnLength(vehicleClass: RigClass, lengthFeet?: number): number {
  const { usual, from, to } = feet[vehicleClass];
  return Math.round(Math.min(to, Math.max(from, lengthFeet ?? usual)) * unitsPerFoot);
}

/** What vehicles of a class usually measure, and between what, in feet. */
export function usualFeet(vehicleClass: RigClass): {
  readonly usual: number;
  readonly from: number;
  readonly to: number;
} {
  return feet[vehicleClass];
}
