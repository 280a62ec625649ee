import {
  type MapFeature,
  type MapLayer,
  MapNotes,
  type MapReading,
  MapUnreadableError,
  mostCorners,
} from '@roadworthy/core/incidents/map-file.ts';
import { nameLayers, type NamedShapes } from '@roadworthy/core/incidents/name-layers.ts';
import { readGeoJson } from '@roadworthy/core/incidents/read-geojson.ts';
import { listenToKml } from '@roadworthy/core/incidents/read-kml.ts';
import { buffersKm } from '@roadworthy/core/incidents/vocabulary.ts';
import { SaxesParser } from 'saxes';
import type { MapRequest } from '../answer.ts';
import { around } from './around.ts';
import { cutPieces } from './cut-pieces.ts';
import { mendShapes } from './mend-shapes.ts';
import { cutAtAntimeridian, multiPolygonOf, type Part, pathsOf } from './plane.ts';
import { readArchiveOfMap } from './read-archive-of-map.ts';

/** The document elements of a KML as programs write them; the standard's alone would be `kml`. */
const roots = ['kml', 'Document', 'Folder', 'Placemark'];

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

function decode(bytes: Buffer): string {
  const head = bytes.subarray(0, 200).toString('latin1');
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  const declared = /encoding=["']([\w.:-]+)["']/u.exec(head)?.[1];
  for (const encoding of [marked ?? declared ?? 'utf-8', 'utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Said to be what it is not: the next one is tried. Every byte is some character of the last.
    }
  }
  throw new MapUnreadableError('not_well_formed');
}

function readKml(text: string, notes: MapNotes): readonly MapFeature[] {
  const parser = new SaxesParser({ xmlns: false });
  const kml = listenToKml(notes);
  let isInside = false;
  parser.on('doctype', () => {
    throw new MapUnreadableError('doctype', { line: parser.line });
  });
  parser.on('error', ({ message }) => {
    throw new MapUnreadableError('not_well_formed', {
      line: parser.line,
      detail: message.replace(/^\d+:\d+:\s*/u, ''),
    });
  });
  parser.on('opentag', ({ name }) => {
    const own = withoutPrefix(name);
    if (!isInside && !roots.includes(own))
      throw new MapUnreadableError('not_a_map', { line: parser.line, detail: own });
    isInside = true;
    kml.open(own, parser.line);
  });
  parser.on('closetag', ({ name }) => {
    kml.close(withoutPrefix(name));
  });
  parser.on('text', kml.text);
  parser.on('cdata', kml.text);
  parser.write(text).close();
  return kml.end();
}

function readJson(text: string, notes: MapNotes): readonly MapFeature[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : '';
    const at = /position (\d+)/u.exec(detail)?.[1];
    const line = at === undefined ? null : text.slice(0, Number(at)).split('\n').length;
    throw new MapUnreadableError('not_well_formed', { line, detail });
  }
  return readGeoJson(value, notes);
}

async function readFeatures(bytes: Buffer, notes: MapNotes): Promise<readonly MapFeature[]> {
  const isArchive = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const text = decode(isArchive ? await readArchiveOfMap(bytes, notes) : bytes).replace(/^\uFEFF/u, '');
  const first = /\S/u.exec(text)?.[0];
  if (first === undefined) throw new MapUnreadableError('empty');
  if (first === '{' || first === '[') return readJson(text, notes);
  if (first === '<') return readKml(text.trimStart(), notes);
  throw new MapUnreadableError('not_a_map', { line: 1, detail: text.trimStart().slice(0, 40) });
}

function layerOf({ incidentName, shapes }: NamedShapes, aroundKm: number | null, notes: MapNotes): MapLayer | null {
  const parts = mendShapes(shapes, aroundKm, notes);
  if (parts.length === 0) return null;
  if (pathsOf(parts).flat().length > mostCorners) throw new MapUnreadableError('too_many_positions');
  const within = (km: number): readonly Part[] =>
    km === 0 ? parts : cutAtAntimeridian(around(pathsOf(parts), km, 'area')).parts;
  const pieces = buffersKm.flatMap((bufferKm) => cutPieces(within(bufferKm)).map((ring) => ({ bufferKm, ring })));
  return { incidentName, geometry: multiPolygonOf(parts), pieces };
}

/**
 * Reads a file of a map, KML, KMZ or GeoJSON, into the layers that it makes. It is only ever called where files from
 * outside are opened. What cannot be read is answered with its reason and line.
 */
export async function readMap(bytes: Buffer, { filename, aroundKm }: MapRequest): Promise<MapReading> {
  const notes = new MapNotes();
  try {
    const features = await readFeatures(bytes, notes);
    const layers = nameLayers(features, { filename, aroundKm, notes }).flatMap(
      (named) => layerOf(named, aroundKm, notes) ?? [],
    );
    return { ok: true, layers, notes: notes.list() };
  } catch (error) {
    if (!(error instanceof MapUnreadableError)) throw error;
    const { reason, line, detail } = error;
    return { ok: false, reason, line, detail };
  }
}
