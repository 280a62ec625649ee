/** A rectangle with rounded corners. */
export type Box = readonly [x: number, y: number, width: number, height: number, radius?: number];

/** A circle. */
export type Disc = readonly [x: number, y: number, radius: number];

/** A path is written as its `d`. */
export type Shape = Box | Disc | string;

/** What a part is painted with. */
export type Paint =
  | 'arch'
  | 'body'
  | 'dark'
  | 'door'
  | 'frame'
  | 'glass'
  | 'glint'
  | 'hub'
  | 'lamp'
  | 'line'
  | 'marker'
  | 'metal'
  | 'panel'
  | 'seam'
  | 'shade'
  | 'solar'
  | 'stripe'
  | 'tail'
  | 'trim'
  | 'tyre'
  | 'wheel'
  | 'window';

/** Shapes of one paint, laid over everything before them. */
export type Part = readonly [paint: Paint, ...shapes: readonly Shape[]];

/** A drawing in units, from back to front; the skin is painted within the body's outline. */
export type Drawing = {
  extent: readonly [x: number, y: number, width: number, height: number];
  behind: readonly Part[];
  body: string;
  skin: readonly Part[];
  ahead: readonly Part[];
  /** The width of one of the stripe's bands. */
  band: number;
};

/** A shape right of the middle line, and its mirror image. */
export function both([x, y, width, height, radius]: Box): [Box, Box] {
  return [
    [x, y, width, height, radius ?? 0],
    [-x - width, y, width, height, radius ?? 0],
  ];
}

/** The panes for which a wall of this length has room. */
export const roomy = (panes: readonly Box[]): Box[] => panes.filter(([, , width]) => width >= 14);
