import type { MapReading } from '@roadworthy/core/incidents/map-file.ts';
import type { Content } from '@roadworthy/core/files/upload.ts';
import type { Patch } from './find-positions.ts';

/**
 * How a picture is drawn anew: made smaller as a whole, the square of its middle, or as a logo that fits into a room, whose
 * paper stays clear; sides in pixels.
 */
export type PictureFit =
  | { readonly longest: number }
  | { readonly square: number }
  | { readonly logo: { readonly width: number; readonly height: number } };

/** How a map is read: its name stands for what it leaves unnamed, and so many kilometres around lines and points count. */
export type MapRequest = { readonly filename: string; readonly aroundKm: number | null };

/** What is made of a file beside looking at it: a picture drawn anew, or the layers of a map. */
export type Wanted = { readonly fit: PictureFit | null; readonly map?: MapRequest | null };

/** Bytes as they are, their digest (SHA-256 in hex), and what is found in them. */
export type Recognized = Content & {
  readonly sha256: string;
  /** Of what is not drawn anew: what has to be written over so that it no longer says where it was taken. */
  readonly patches?: readonly Patch[];
  /** Of a logo: what it reaches on white. */
  readonly contrast?: number | null;
};

/** What a child is asked, in a frame before those of the bytes. */
export type Request = Wanted & { readonly wholeMs: number };

/** What it answers, in a frame before that of the drawing, which is empty where there is none. */
export type Answer = {
  readonly content: Recognized;
  /** Where the layers of a map were wanted. */
  readonly map: MapReading | null;
  /** What the child holds now. */
  readonly rssBytes: number;
};
