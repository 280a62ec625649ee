/** A place on the map: longitude, then latitude, in degrees of WGS 84, as GeoJSON orders them. */
export type Position = readonly [lng: number, lat: number];

/** A closed line of at least four positions, the last one equal to the first. */
export type Ring = readonly Position[];

/** An outer ring, then the rings of what lies within it and does not belong to it. */
export type Polygon = readonly Ring[];
export type MultiPolygon = readonly Polygon[];

/** The smallest rectangle of degrees around something. `west` is never east of `east`: what crosses the antimeridian is two things. */
export type Box = { readonly south: number; readonly north: number; readonly west: number; readonly east: number };

/** The box around positions. Throws where there are none. */
export function boxAround(positions: Iterable<Position>): Box {
  let [south, north, west, east] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [lng, lat] of positions) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  if (south > north) throw new RangeError('There is no box around nothing');
  return { south, north, west, east };
}

/** Whether positions go around: equal at both ends. */
export function isClosed(positions: readonly Position[]): boolean {
  const [first, last] = [positions[0], positions.at(-1)];
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
}

/**
 * Positions whose neighbours are less than half the world apart: where a line crosses the antimeridian it goes on past
 * 180 degrees, so that it can be cut there.
 */
export function unwrapped(positions: readonly Position[]): Position[] {
  let turns = 0;
  let before: number | undefined;
  return positions.map(([lng, lat]) => {
    if (before !== undefined && lng - before > 180) turns -= 360;
    if (before !== undefined && lng - before < -180) turns += 360;
    before = lng;
    return [lng + turns, lat];
  });
}
