import { isClosed, type Position, unwrapped } from '@roadworthy/core/incidents/geometry.ts';
import type { MapNotes, Shape } from '@roadworthy/core/incidents/map-file.ts';
import { Clipper, ClipType, type Path64, type Paths64 } from 'clipper2-ts';
import { around } from './around.ts';
import { combine, cutAtAntimeridian, type Part, pathOf, pathsOf, stepsOfDegree } from './plane.ts';

const world = 360 * stepsOfDegree;

/** A ring as a path, or null where it encloses nothing. */
function pathOfRing(positions: readonly Position[], notes: MapNotes): Path64 | null {
  const path = pathOf(unwrapped(positions));
  if (path.length < 3) {
    notes.add('ring_too_short');
    return null;
  }
  if (!isClosed(positions)) notes.add('ring_closed');
  return Clipper.isPositive(path) ? path : Clipper.reversePath(path);
}

/** A hole by the turn of the world in which its outer ring is written. */
function besideOuter(hole: Path64, outer: Path64): Path64 {
  const turns = Math.round(((outer[0]?.x ?? 0) - (hole[0]?.x ?? 0)) / world);
  return turns === 0 ? hole : Clipper.translatePath(hole, turns * world, 0);
}

function partsOfPolygon(rings: readonly (readonly Position[])[], notes: MapNotes): Part[] {
  const [first, ...more] = rings;
  const outer = pathOfRing(first ?? [], notes);
  if (outer === null) return [];
  const area = combine(ClipType.Union, [outer]);
  const crosses = area.length !== 1 || (area[0]?.holes.length ?? 0) > 0;
  if (crosses) notes.add('self_crossing');
  const holes = more.flatMap((ring) => {
    const hole = pathOfRing(ring, notes);
    return hole === null ? [] : [besideOuter(hole, outer)];
  });
  const within = holes.filter((hole) => combine(ClipType.Intersection, pathsOf(area), [hole]).length > 0);
  notes.add('hole_outside', holes.length - within.length);
  return within.length === 0 ? area : combine(ClipType.Difference, pathsOf(area), within);
}

function partsOf(shape: Shape, aroundKm: number, notes: MapNotes): Part[] {
  if (shape.kind === 'polygon') return partsOfPolygon(shape.rings, notes);
  const positions = shape.kind === 'line' ? shape.positions : [shape.position];
  return around([pathOf(unwrapped(positions))], aroundKm, 'line');
}

/**
 * What shapes cover together, cut at the antimeridian: rings are closed and wound as they must be, what crosses itself
 * covers all that it goes around, and what lines and points cover is so many kilometres around them. What was mended is
 * noted.
 */
export function mendShapes(shapes: readonly Shape[], aroundKm: number | null, notes: MapNotes): readonly Part[] {
  const paths: Paths64 = shapes.flatMap((shape) => pathsOf(partsOf(shape, aroundKm ?? 0, notes)));
  const { parts, isCut } = cutAtAntimeridian(combine(ClipType.Union, paths));
  if (isCut) notes.add('antimeridian');
  return parts;
}
