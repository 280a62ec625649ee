import type { Picture } from '@roadworthy/core/files/picture.ts';
import { pictureTypes } from '@roadworthy/core/shared/picture-types.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

// A camera of today has fifty million.
const mostPixelsRead = 120_000_000;

/** How a picture is drawn anew: made smaller as a whole, or the square of its middle; sides in pixels. */
export type PictureFit = { readonly longest: number } | { readonly square: number };

/** The picture that bytes are, drawn anew; none where they are no picture that can be read. */
export type RedrawnPicture = { readonly picture: Picture; readonly jpeg: Uint8Array | null };

const unreadable: RedrawnPicture = { picture: { type: null, width: 0, height: 0 }, jpeg: null };

const sizeOf = (fit: PictureFit) =>
  'square' in fit
    ? ({ width: fit.square, height: fit.square, fit: 'cover', position: 'attention' } as const)
    : ({ width: fit.longest, height: fit.longest, fit: 'inside', withoutEnlargement: true } as const);

/**
 * Draws a picture anew as a JPEG that stands upright: nothing but what is seen is in it, no place, no time, no camera and
 * no preview from before it was cut. What it is, is seen by its bytes, and only pictures of cameras are opened at all.
 */
export async function redrawPicture(bytes: Uint8Array, fit: PictureFit): Promise<RedrawnPicture> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? null;
  if (!pictureTypes.some((one) => one === type)) {
    return { ...unreadable, picture: { ...unreadable.picture, type } };
  }
  try {
    const source = sharp(bytes, { limitInputPixels: mostPixelsRead, failOn: 'error' });
    const { width, height } = await source.metadata();
    // Without being told to keep them, the library writes no EXIF, XMP, IPTC or colour profile.
    const jpeg = await source
      .autoOrient()
      .resize(sizeOf(fit))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
    return { picture: { type, width, height }, jpeg };
  } catch {
    return unreadable;
  }
}
