/** The ten recreational-vehicle classes that can be drawn. */
export const rigKinds = [
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

export type RigKind = (typeof rigKinds)[number];

/** A rectangle with rounded corners: x, y, width, height, radius. */
export type Box = readonly [x: number, y: number, width: number, height: number, radius: number];

/** Where the three bands run: level at `y` from the front, then up by `rise` around `bend`, on to the rear. */
export type StripeCourse = { y: number; front: number; bend: number; rise: number; width: number };

/**
 * One side view. Units are a seventh of a foot, the front faces right, y grows downward and the ground lies at 100.
 * Layers are painted in the order of the fields, so that every class shares one visual grammar.
 */
export type RigShape = {
  width: number;
  /** Thick lines behind the body: tongues, jacks, struts. */
  frame: readonly string[];
  /** Small outlined boxes on the roof or the tongue. */
  fittings: readonly Box[];
  /** A second outlined body in the tow colour, such as a pickup. */
  tow?: string;
  towGlass?: readonly string[];
  body: string;
  /** Lower edge of the body, filled with its shade. */
  skirt: Box | null;
  stripe: StripeCourse;
  /** Thin outlines: slide-outs, bays, seams. */
  seams: readonly string[];
  doors: readonly Box[];
  windows: readonly Box[];
  glass: readonly string[];
  lamps: readonly Box[];
  wheels: readonly (readonly [x: number, radius: number])[];
};

/** The ground on which every rig stands. */
export const groundLine = 100;

/** Drawn units in a foot of vehicle length. */
export const unitsPerFoot = 7;
