import type { MultiPolygon, Polygon, Position, Ring } from '@roadworthy/core/incidents/geometry.ts';
import {
  Clipper,
  Clipper64,
  ClipType,
  FillRule,
  type Path64,
  type Paths64,
  type PolyPath64,
  type Rect64,
  PolyTree64,
} from 'clipper2-ts';

/** Steps of a degree: about eleven centimetres, as finely as PostgreSQL compares places. */
export const stepsOfDegree = 1_000_000;

/** Positions as the library draws them: whole steps, without the last one that closes a ring. */
export function pathOf(positions: readonly Position[]): Path64 {
  const path = positions.map(([lng, lat]) => ({
    x: Math.round(lng * stepsOfDegree),
    y: Math.round(lat * stepsOfDegree),
  }));
  return path.length === 1 ? path : Clipper.stripDuplicates(path, true);
}

/** The ring that a path of the library draws. */
export function ringOf(path: Path64): Ring {
  const open = path.map(({ x, y }): Position => [x / stepsOfDegree, y / stepsOfDegree]);
  return open[0] === undefined ? [] : [...open, open[0]];
}

/** A part of an area: its outer line and its holes. */
export type Part = { readonly outer: Path64; readonly holes: readonly Path64[] };

function partsUnder(node: PolyPath64, found: Part[]): void {
  for (let at = 0; at < node.count; at += 1) {
    const outer = node.child(at);
    const holes: Path64[] = [];
    for (let hole = 0; hole < outer.count; hole += 1) {
      const inner = outer.child(hole);
      if (inner.poly) holes.push(inner.poly);
      partsUnder(inner, found);
    }
    if (outer.poly) found.push({ outer: outer.poly, holes });
  }
}

/** What two areas make together, as parts that do not overlap and cross nothing, theirs neither. */
export function combine(how: ClipType, areas: Paths64, others: Paths64 = []): Part[] {
  const tree = new PolyTree64();
  const clipper = new Clipper64();
  clipper.addSubject(areas);
  if (others.length > 0) clipper.addClip(others);
  clipper.execute(how, FillRule.NonZero, tree);
  const found: Part[] = [];
  partsUnder(tree, found);
  return found;
}

/** All lines of parts: outer ones run one way and holes the other, so that they can be combined again. */
export function pathsOf(parts: readonly Part[]): Paths64 {
  return parts.flatMap(({ outer, holes }) => [outer, ...holes]);
}

/** Parts as they are kept. */
export function multiPolygonOf(parts: readonly Part[]): MultiPolygon {
  return parts.map(({ outer, holes }): Polygon => [ringOf(outer), ...holes.map(ringOf)]);
}

/** A rectangle of steps. */
export function rectangle({ left, top, right, bottom }: Rect64): Path64 {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

const world = 360 * stepsOfDegree;

/**
 * An area cut where it crosses the antimeridian, with what lies beyond put to the other side of the map. The same parts,
 * and false, where nothing does.
 */
export function cutAtAntimeridian(parts: readonly Part[]): {
  readonly parts: readonly Part[];
  readonly isCut: boolean;
} {
  const half = world / 2;
  if (parts.every(({ outer }) => outer.every(({ x }) => Math.abs(x) <= half))) return { parts, isCut: false };
  const inside = [-1, 0, 1].flatMap((turn) => {
    const window = rectangle({
      left: turn * world - half,
      top: -90 * stepsOfDegree,
      right: turn * world + half,
      bottom: 90 * stepsOfDegree,
    });
    const there = pathsOf(combine(ClipType.Intersection, pathsOf(parts), [window]));
    return Clipper.translatePaths(there, -turn * world, 0);
  });
  return { parts: combine(ClipType.Union, inside), isCut: true };
}
