import { ownValue } from '../shared/text/own-value.ts';
import type { Position } from './geometry.ts';
import type { MapNotes } from './map-file.ts';
import { type MapFeature, MapUnreadableError, mostDepth, mostElements, mostPositions, type Shape } from './map-file.ts';
import { readPosition } from './read-coordinates.ts';

type Thing = { readonly [name: string]: unknown };

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown, at: number): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw new MapUnreadableError('coordinates', { line: at, detail: JSON.stringify(value)?.slice(0, 100) ?? '' });
};

/** The properties under which programs write what a feature is called, the likeliest first. */
const nameProperties = ['name', 'Name', 'NAME', 'incident_name', 'IncidentName', 'poly_IncidentName', 'title', 'label'];

function nameOf({ properties, id }: Thing): string {
  const held = isThing(properties) ? properties : {};
  const name = nameProperties
    .map((property) => ownValue(held, property))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? name.trim() : typeof id === 'string' ? id.trim() : '';
}

/**
 * Reads what a GeoJSON draws: features of every kind of geometry, in collections too. What JSON has no lines for is
 * counted: the `line` of a feature is its number in the file, from 1. Throws MapUnreadableError.
 */
export function readGeoJson(value: unknown, notes: MapNotes): MapFeature[] {
  let [elements, positions] = [0, 0];

  const line = (coordinates: unknown, at: number): Position[] => {
    const read = listOf(coordinates, at).map((position) => readPosition(position, at));
    positions += read.length;
    if (positions > mostPositions) throw new MapUnreadableError('too_many_positions', { line: at });
    return read;
  };
  const polygon = (coordinates: unknown, at: number): Shape => ({
    kind: 'polygon',
    rings: listOf(coordinates, at).map((ring) => line(ring, at)),
  });

  function shapesOf(geometry: unknown, at: number, depth: number): Shape[] {
    if (!isThing(geometry)) return [];
    if (depth > mostDepth) throw new MapUnreadableError('too_deep', { line: at });
    const { type, coordinates, geometries } = geometry;
    switch (type) {
      case 'Polygon':
        return [polygon(coordinates, at)];
      case 'MultiPolygon':
        return listOf(coordinates, at).map((each) => polygon(each, at));
      case 'LineString':
        return [{ kind: 'line', positions: line(coordinates, at) }];
      case 'MultiLineString':
        return listOf(coordinates, at).map((each) => ({ kind: 'line', positions: line(each, at) }));
      case 'Point':
        return line([coordinates], at).map((position) => ({ kind: 'point', position }));
      case 'MultiPoint':
        return line(coordinates, at).map((position) => ({ kind: 'point', position }));
      case 'GeometryCollection':
        return listOf(geometries, at).flatMap((each) => shapesOf(each, at, depth + 1));
      default:
        throw new MapUnreadableError('not_a_map', { line: at, detail: typeof type === 'string' ? type : '' });
    }
  }

  function featuresOf(thing: unknown): Thing[] {
    if (!isThing(thing)) throw new MapUnreadableError('not_a_map');
    if (thing['type'] === 'FeatureCollection') return listOf(thing['features'], 1).filter(isThing);
    return [thing['type'] === 'Feature' ? thing : { geometry: thing, properties: null }];
  }

  return featuresOf(value).flatMap((feature, index) => {
    elements += 1;
    if (elements > mostElements) throw new MapUnreadableError('too_many_elements', { line: index + 1 });
    const shapes = shapesOf(feature['geometry'], index + 1, 0);
    if (shapes.length === 0) {
      notes.add('without_geometry');
      return [];
    }
    return [{ name: nameOf(feature), line: index + 1, shapes }];
  });
}
