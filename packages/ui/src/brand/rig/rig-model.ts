import type { Box, Disc, Part } from './part.ts';

/** How a stripe was painted in a vehicle's years. */
export type Era = 'classic' | 'modern' | 'current';

/** What is on a roof, by its distance from the rear. */
export type RoofItem = readonly [kind: 'air' | 'vent' | 'solar' | 'dome' | 'rack', x: number, length: number];

/** Level at `y` from the front, up by `rise` around `bend`, on to the rear; `width` is that of one band. */
export type StripeCourse = { y: number; bend: number; rise: number; width: number };

/**
 * One class at one length, in units: x runs from the rear to the front, y downward.
 * The side view, the view from above and the regions all read it, so that they cannot disagree.
 */
export type RigModel = {
  length: number;
  /** Across, without mirrors. */
  width: number;
  /** The living body: its rear and front end, its roof, its floor. */
  house: { rear: number; front: number; roof: number; floor: number };
  /** The whole painted body as a path. */
  body: string;
  /** Where the front region begins. */
  nose: number;
  roof: readonly RoofItem[];
  /** Slide-outs as they lie in the side. */
  slides: readonly Box[];
  /** The awning's case, from x, with its length and the y of its top. */
  awning: readonly [x: number, length: number, y: number] | null;
  /** What pulls or is pulled: tongue, king pin, pickup. */
  tow: Box | null;
  /** The dark frame below the floor. */
  chassis: readonly [x: number, length: number] | null;
  /** Fresh, grey and black tanks below the floor. */
  tanks: readonly [x: number, length: number];
  stripe: StripeCourse;
  wheels: readonly Disc[];
  /** Drawn behind the body, within its outline over the stripe, and over it. */
  behind: readonly Part[];
  over: readonly Part[];
  ahead: readonly Part[];
};
