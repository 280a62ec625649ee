import { cutToFit, tidyLine } from '../shared/text/check-text.ts';
import type { Position } from './geometry.ts';
import type { MapNotes } from './map-file.ts';
import { type MapFeature, MapUnreadableError, mostLayers, type Shape } from './map-file.ts';

/** What one name of a file draws. */
export type NamedShapes = { readonly incidentName: string; readonly shapes: readonly Shape[] };

const positionsOf = (shape: Shape): readonly Position[] =>
  shape.kind === 'polygon' ? shape.rings.flat() : shape.kind === 'line' ? shape.positions : [shape.position];

const isLatitude = (degrees: number): boolean => Math.abs(degrees) <= 90;
const isLongitude = (degrees: number): boolean => Math.abs(degrees) <= 360;

/** The United States and Canada with the seas about them: where the product insures, whatever else a map shows. */
const isAtHome = ([lng, lat]: Position): boolean => lng >= -190 && lng <= -40 && lat >= 10 && lat <= 85;

/**
 * Whether a file writes latitude before longitude: its first numbers can be no longitudes' partners, or it lies wholly
 * elsewhere in the world and, read the other way round, wholly in the United States and Canada.
 */
function isSwapped(positions: readonly Position[]): boolean {
  const swapped = positions.map(([lng, lat]): Position => [lat, lng]);
  const canBe = (read: readonly Position[]) => read.every(([lng, lat]) => isLongitude(lng) && isLatitude(lat));
  if (positions.length === 0 || !canBe(swapped)) return false;
  return !canBe(positions) || (!positions.some(isAtHome) && swapped.every(isAtHome));
}

const swapEach = (positions: readonly Position[]): Position[] => positions.map(([lng, lat]) => [lat, lng]);

function swap(shape: Shape): Shape {
  if (shape.kind === 'polygon') return { kind: 'polygon', rings: shape.rings.map(swapEach) };
  if (shape.kind === 'line') return { kind: 'line', positions: swapEach(shape.positions) };
  return { kind: 'point', position: [shape.position[1], shape.position[0]] };
}

function checkPlaces(features: readonly MapFeature[]): void {
  for (const { shapes, line } of features) {
    const strange = shapes.flatMap(positionsOf).find(([lng, lat]) => !isLongitude(lng) || !isLatitude(lat));
    if (strange) throw new MapUnreadableError('coordinates', { line, detail: strange.join(',') });
  }
}

/**
 * The layers that a file makes: what carries one name belongs together, what carries none is called by its file and a
 * number. Lines and points are areas where somebody wants so much around them (`aroundKm`), and are left out otherwise.
 * What was done is noted. Throws MapUnreadableError where a position lies nowhere on the earth.
 */
export function nameLayers(
  read: readonly MapFeature[],
  {
    filename,
    aroundKm,
    notes,
  }: { readonly filename: string; readonly aroundKm: number | null; readonly notes: MapNotes },
): NamedShapes[] {
  const swapped = isSwapped(read.flatMap(({ shapes }) => shapes.flatMap(positionsOf)));
  if (swapped) notes.add('swapped');
  const features = swapped ? read.map((feature) => ({ ...feature, shapes: feature.shapes.map(swap) })) : read;
  checkPlaces(features);
  const base = filename.replace(/\.[a-z0-9]+$/iu, '');
  const named = new Map<string, Shape[]>();
  for (const { name, shapes } of features) {
    const drawn = shapes.filter(({ kind }) => {
      if (kind === 'polygon') return true;
      notes.add(`${kind}_${aroundKm === null ? 'skipped' : 'buffered'}`);
      return aroundKm !== null;
    });
    if (drawn.length === 0) continue;
    const own = tidyLine(cutToFit(name, 'title'));
    if (own === '') notes.add('unnamed');
    const title = own === '' ? `${base} ${named.size + 1}` : own;
    const former = named.get(title);
    if (former) {
      notes.add('same_name');
      former.push(...drawn);
    } else named.set(title, [...drawn]);
  }
  if (named.size > mostLayers) throw new MapUnreadableError('too_many_elements', { detail: String(named.size) });
  return [...named].map(([incidentName, shapes]) => ({ incidentName, shapes }));
}
