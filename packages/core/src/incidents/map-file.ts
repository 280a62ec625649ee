import type { MultiPolygon, Position } from './geometry.ts';
import { type BufferKm, type MapNoteKind, mapNoteKinds } from './vocabulary.ts';

/** Most bytes of a file of a map, as it is sent; a KMZ may hold so many more. */
export const mostMapBytes = 20 * 1024 * 1024;
export const mostUnpackedMapBytes = 64 * 1024 * 1024;
/** How many times a KMZ may be smaller than what is in it. Text packs to a tenth; what packs better is made to harm. */
export const mostPacking = 100;
/** How deep elements may lie in each other. */
export const mostDepth = 64;
/** Most elements of a file, and most positions. */
export const mostElements = 500_000;
export const mostPositions = 500_000;
/** Most layers that one file makes, and most corners of one of them once it is mended. */
export const mostLayers = 500;
export const mostCorners = 100_000;

/** Something drawn in a file, at a line of it. */
export type Shape =
  | { readonly kind: 'polygon'; readonly rings: readonly (readonly Position[])[] }
  | { readonly kind: 'line'; readonly positions: readonly Position[] }
  | { readonly kind: 'point'; readonly position: Position };

/** What a file names and draws: a placemark, or a feature of GeoJSON. */
export type MapFeature = {
  /** Empty where the file has no name for it, nor for a folder that holds it. */
  readonly name: string;
  readonly line: number;
  readonly shapes: readonly Shape[];
};

/** Why a file cannot be read, in the words of a code; `detail` is what the file says at that place. */
export const unreadableReasons = [
  'not_a_map',
  'empty',
  'not_well_formed',
  'doctype',
  'too_deep',
  'too_many_elements',
  'too_many_positions',
  'coordinates',
  'archive_broken',
  'archive_too_large',
  'archive_without_map',
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** What stops the reading of a file: why, and at which of its lines, counted from 1. */
export class MapUnreadableError extends Error {
  override readonly name = 'MapUnreadableError';
  readonly reason: UnreadableReason;
  readonly line: number | null;
  readonly detail: string;

  constructor(reason: UnreadableReason, { line = null, detail = '' }: { line?: number | null; detail?: string } = {}) {
    super(`${reason} at line ${String(line)}: ${detail}`);
    this.reason = reason;
    this.line = line;
    this.detail = detail.slice(0, 100);
  }
}

/** A note, and how often it was made. */
export type MapNote = { readonly kind: MapNoteKind; readonly count: number };

/** A layer as it is kept: what one name of a file covers, and the same with each buffer around it, in pieces without holes. */
export type MapLayer = {
  readonly incidentName: string;
  readonly geometry: MultiPolygon;
  readonly pieces: readonly { readonly bufferKm: BufferKm; readonly ring: readonly Position[] }[];
};

/** What a file was found to be. */
export type MapReading =
  | { readonly ok: true; readonly layers: readonly MapLayer[]; readonly notes: readonly MapNote[] }
  | {
      readonly ok: false;
      readonly reason: UnreadableReason;
      readonly line: number | null;
      readonly detail: string;
    };

/** Counts of notes while a file is read. */
export class MapNotes {
  readonly #counts = new Map<MapNoteKind, number>();

  add(kind: MapNoteKind, count = 1): void {
    if (count > 0) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  }

  /** In the order of their kinds. */
  list(): MapNote[] {
    return mapNoteKinds.flatMap((kind) => {
      const count = this.#counts.get(kind);
      return count === undefined ? [] : [{ kind, count }];
    });
  }
}
