import {
  Clipper,
  ClipperOffset,
  ClipType,
  EndType,
  JoinType,
  type Path64,
  type Paths64,
  type Point64,
} from 'clipper2-ts';
import { combine, type Part, stepsOfDegree } from './plane.ts';

/** Kilometres of one degree of a great circle on a sphere of the earth's mean radius (6,371.0088 km). */
const kmOfDegree = 111.195;

/** Mercator's map has no poles; no risk lies past this latitude. */
const mostLatitude = 85;
const radians = Math.PI / 180;

/** Degrees between two corners of a line: what is straight on one map is bent on the other. */
const longestStep = 0.5 * stepsOfDegree;

function* withCorners(path: Path64, isRing: boolean): Generator<{ x: number; y: number }> {
  for (const [at, from] of path.entries()) {
    yield from;
    const to = path[at + 1] ?? (isRing ? path[0] : undefined);
    if (!to) continue;
    const steps = Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / longestStep);
    for (let step = 1; step < steps; step += 1) {
      const share = step / steps;
      yield { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
  }
}

function toMercator({ x, y }: { readonly x: number; readonly y: number }): { x: number; y: number } {
  const latitude = Math.max(-mostLatitude, Math.min(mostLatitude, y / stepsOfDegree));
  const up = Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)) / radians;
  return { x: Math.round(x), y: Math.round(up * stepsOfDegree) };
}

const latitudeAt = (up: number): number =>
  (2 * Math.atan(Math.exp((up / stepsOfDegree) * radians)) - Math.PI / 2) / radians;

const fromMercator = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: Math.round(x),
  y: Math.round(latitudeAt(y) * stepsOfDegree),
});

/**
 * What lies within so many kilometres of areas or lines, on a sphere, to one or two percent of them. It is drawn on Mercator's map, which
 * has one scale in every direction at each place: a corner moves by what the distance is at its latitude.
 */
export function around(paths: Paths64, km: number, kind: 'area' | 'line'): Part[] {
  const degrees = (km / kmOfDegree) * stepsOfDegree;
  const exactness = degrees / 100;
  const rough = Clipper.simplifyPaths(paths, exactness / 2, kind === 'area');
  const drawn = rough.map((path) => Array.from(withCorners(path, kind === 'area'), toMercator));
  const distanceAt = (corner: Point64 | undefined) => degrees / Math.cos(latitudeAt(corner?.y ?? 0) * radians);
  const offset = new ClipperOffset(2, exactness);
  offset.addPaths(
    drawn.filter(({ length }) => length > 1),
    JoinType.Round,
    kind === 'area' ? EndType.Polygon : EndType.Round,
  );
  const solution: Paths64 = [];
  offset.executeWithCallback((path, _normals, at) => distanceAt(path[at]), solution);
  const single = drawn.filter(({ length }) => length === 1).flat();
  const circles = single.map((point) => Clipper.ellipse(point, distanceAt(point), distanceAt(point), 64));
  const simple = Clipper.simplifyPaths([...solution, ...circles], exactness, true);
  return combine(
    ClipType.Union,
    simple.map((path) => path.map(fromMercator)),
  );
}
