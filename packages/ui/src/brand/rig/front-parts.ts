import { type Box, type Part, both } from './part.ts';
import { frontStripe } from './rig-stripe.ts';

/** A face, drawn around x = 0; its region boxes are read from the model. */
export type Face = {
  body: string;
  stripe: { y: number; width: number; dip: number };
  /** Half the width where the awning's case hangs, if the roof is drawn in. */
  shoulder?: number;
  behind: readonly Part[];
  over: readonly Part[];
  ahead: readonly Part[];
};

/** A body with straight sides: half its width, top, bottom and the radius of its upper corners. */
export const box = (half: number, top: number, bottom: number, radius: number) =>
  `M${-half} ${bottom - 4} V${top + radius} Q${-half} ${top} ${radius - half} ${top} H${half - radius} Q${half} ${top} ${half} ${top + radius} V${bottom - 4} Q${half} ${bottom} ${half - 4} ${bottom} H${4 - half} Q${-half} ${bottom} ${-half} ${bottom - 4} Z`;

/** A pane that widens downward: half its width above and below, top, bottom. */
export const pane = (upper: number, lower: number, top: number, bottom: number) =>
  `M${-upper} ${top} Q0 ${top - 3} ${upper} ${top} L${lower} ${bottom} Q0 ${bottom + 3} ${-lower} ${bottom} Z`;

/** Both tyres, seen end on, between `top` and the ground. */
export const tyres = (inner: number, width: number, top: number): Part => [
  'tyre',
  ...both([inner, top, width, 140 - top, 3.5]),
];

/** Both mirrors on their arms, from the body's side outward. */
export const mirrors = (half: number, y: number, height: number): readonly Part[] => [
  ['line', `M${half - 2} ${y + 3} H${half + 6} M${2 - half} ${y + 3} H${-half - 6}`],
  ['tyre', ...both([half + 2, y, 8, height, 2.5])],
];

/** The five lights of a wide vehicle's upper edge. */
export const clearance = (y: number, spread: number): Part => [
  'marker',
  ...[-spread, -9, 0, 9, spread].map((x): Box => [x - 2, y, 4, 2]),
];

/** The A-shaped tongue, coupler and jack of a trailer, seen end on, and its bottles. */
export const tongue: readonly Part[] = [
  ['trim', [-16, 92, 14, 24, 6], [2, 92, 14, 24, 6]],
  ['dark', [-16, 112, 32, 5, 1]],
  ['frame', 'M0 84 V134 M-6 136 H6 M-30 121 L0 124 L30 121'],
  ['metal', [-6, 116, 12, 9, 3]],
];

export const faceStripe = ({ stripe }: Face): Part => ['stripe', ...frontStripe(stripe.y, stripe.width, stripe.dip)];
