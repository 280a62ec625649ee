import type { Position } from './geometry.ts';
import type { MapNotes } from './map-file.ts';
import { type MapFeature, MapUnreadableError, mostDepth, mostElements, mostPositions, type Shape } from './map-file.ts';
import { readCoordinates, readTrackCoordinate } from './read-coordinates.ts';

/** What a parser of XML tells as it reads: names without their prefix, and the line at which it is. */
export type KmlListener = {
  readonly open: (name: string, line: number) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  /** What was drawn, once the document is at its end. */
  readonly end: () => readonly MapFeature[];
};

type Ring = { readonly isOuter: boolean; positions: readonly Position[] };

/** What is being read of one placemark. */
type Placemark = { name: string; readonly line: number; readonly shapes: Shape[]; readonly folder: string };

const containers = ['Document', 'Folder'];
const images = ['GroundOverlay', 'ScreenOverlay', 'PhotoOverlay'];

/**
 * Reads what a KML of any version draws: polygons with their holes, lines, points and tracks of its placemarks, in
 * folders of any depth up to `mostDepth`. Styles, descriptions and everything unknown are passed over; nothing that the
 * file links to is fetched. Throws MapUnreadableError past a limit and at coordinates that are none.
 */
export function listenToKml(notes: MapNotes): KmlListener {
  const path: string[] = [];
  const folderNames: string[] = [];
  const features: MapFeature[] = [];
  let [elements, positions] = [0, 0];
  let placemark: Placemark | null = null;
  let rings: Ring[] | null = null;
  let isOuter = true;
  let track: Position[] | null = null;
  let text = '';
  let textLine = 0;

  const counted = (read: readonly Position[]): readonly Position[] => {
    positions += read.length;
    if (positions > mostPositions) throw new MapUnreadableError('too_many_positions', { line: textLine });
    return read;
  };

  function open(name: string, line: number): void {
    path.push(name);
    elements += 1;
    if (path.length > mostDepth) throw new MapUnreadableError('too_deep', { line });
    if (elements > mostElements) throw new MapUnreadableError('too_many_elements', { line });
    text = '';
    textLine = line;
    if (containers.includes(name)) folderNames.push('');
    else if (name === 'Placemark')
      placemark = { name: '', line, shapes: [], folder: folderNames.findLast(Boolean) ?? '' };
    else if (name === 'Polygon') rings = [];
    else if (name === 'innerBoundaryIs') isOuter = false;
    else if (name === 'Track') track = [];
    else if (name === 'NetworkLink') notes.add('network_link_ignored');
    else if (images.includes(name)) notes.add('image_ignored');
  }

  function named(parent: string | undefined): void {
    const name = text.trim();
    if (parent === 'Placemark' && placemark) placemark.name = name;
    else if (parent !== undefined && containers.includes(parent)) folderNames[folderNames.length - 1] = name;
  }

  function drawn(parent: string | undefined): void {
    const read = counted(readCoordinates(text, textLine));
    if (rings !== null && parent === 'LinearRing') rings.push({ isOuter, positions: read });
    else if (parent === 'Point' && read[0]) placemark?.shapes.push({ kind: 'point', position: read[0] });
    else if (parent === 'LineString' || parent === 'LinearRing') {
      if (read.length > 0) placemark?.shapes.push({ kind: 'line', positions: read });
    }
  }

  function closePolygon(): void {
    const [outer, ...more] = (rings ?? []).filter((ring) => ring.isOuter);
    const holes = (rings ?? []).filter((ring) => !ring.isOuter);
    rings = null;
    // A file that writes several outer rings means several areas.
    for (const ring of more) placemark?.shapes.push({ kind: 'polygon', rings: [ring.positions] });
    if (outer) {
      placemark?.shapes.push({ kind: 'polygon', rings: [outer, ...holes].map((ring) => ring.positions) });
    }
  }

  function closePlacemark(): void {
    if (placemark === null) return;
    const { name, folder, line, shapes } = placemark;
    if (shapes.length === 0) notes.add('without_geometry');
    else features.push({ name: name === '' ? folder : name, line, shapes });
    placemark = null;
  }

  function close(name: string): void {
    path.pop();
    const parent = path.at(-1);
    if (name === 'name') named(parent);
    else if (name === 'coordinates') drawn(parent);
    else if (name === 'coord' && track !== null) track.push(...counted([readTrackCoordinate(text, textLine)]));
    else if (name === 'innerBoundaryIs') isOuter = true;
    else if (name === 'Polygon') closePolygon();
    else if (name === 'Track') {
      if (track !== null && track.length > 0) placemark?.shapes.push({ kind: 'line', positions: track });
      track = null;
    } else if (name === 'Placemark') closePlacemark();
    else if (containers.includes(name)) folderNames.pop();
    text = '';
  }

  return {
    open,
    text: (piece) => {
      const parent = path.at(-1);
      // A description may be long and is not looked at.
      if (parent === 'name' || parent === 'coordinates' || parent === 'coord') text += piece;
    },
    close,
    end: () => features,
  };
}
