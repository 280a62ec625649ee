import type { Content } from '@roadworthy/core/files/upload.ts';

/** How a picture is drawn anew: made smaller as a whole, or the square of its middle; sides in pixels. */
export type PictureFit = { readonly longest: number } | { readonly square: number };

/** Bytes as they are, their digest (SHA-256 in hex), and what is found in them. */
export type Recognized = Content & { readonly sha256: string };

/** What a child is asked, in a frame before those of the bytes. */
export type Request = { readonly fit: PictureFit | null; readonly wholeMs: number };

/** What it answers, in a frame before that of the drawing, which is empty where there is none. */
export type Answer = {
  readonly content: Recognized;
  /** What the child holds now. */
  readonly rssBytes: number;
};
