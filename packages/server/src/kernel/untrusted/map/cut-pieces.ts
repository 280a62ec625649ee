import type { Ring } from '@roadworthy/core/incidents/geometry.ts';
import { Clipper, ClipType } from 'clipper2-ts';
import { combine, type Part, pathsOf, rectangle, ringOf } from './plane.ts';

/** Most corners of a piece: few enough that asking whether a place lies in it costs no more than finding it. */
const mostCorners = 40;
/** A piece that is so narrow, in steps, is not cut any further. */
const narrowest = 16;

function halvesOf(part: Part): readonly Part[] {
  const { left, top, right, bottom } = Clipper.getBounds(part.outer);
  const [hole] = part.holes;
  // A hole is cut through its middle, which opens it.
  const about = hole === undefined ? { left, top, right, bottom } : Clipper.getBounds(hole);
  const [x, y] = [Math.round((about.left + about.right) / 2), Math.round((about.top + about.bottom) / 2)];
  const windows =
    right - left >= bottom - top
      ? [
          { left, top, right: x, bottom },
          { left: x, top, right, bottom },
        ]
      : [
          { left, top, right, bottom: y },
          { left, top: y, right, bottom },
        ];
  return windows.flatMap((window) =>
    hole === undefined
      ? Clipper.rectClip(window, part.outer).map((outer) => ({ outer, holes: [] }))
      : combine(ClipType.Intersection, pathsOf([part]), [rectangle(window)]),
  );
}

/**
 * Cuts an area into pieces that have no holes and few corners: a place lies in the area exactly when it lies in one of
 * them, edges included. So an edge of a hole belongs to the area, and what is within the hole does not.
 */
export function cutPieces(parts: readonly Part[]): Ring[] {
  const pieces: Ring[] = [];
  const left = [...parts];
  for (let part = left.pop(); part; part = left.pop()) {
    const { left: west, right: east, top: low, bottom: high } = Clipper.getBounds(part.outer);
    const isSmall = part.outer.length <= mostCorners && part.holes.length === 0;
    if (isSmall || Math.max(east - west, high - low) <= narrowest) pieces.push(ringOf(part.outer));
    else left.push(...halvesOf(part));
  }
  return pieces;
}
