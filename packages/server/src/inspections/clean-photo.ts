import { mostPhotoPixels } from '@roadworthy/core/inspections/vocabulary.ts';
import type { Picture } from '@roadworthy/core/inspections/take-photo.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

// A camera of today has fifty million.
const mostPixelsRead = 120_000_000;

/** The picture that bytes are, drawn anew; none where they are no picture that can be read. */
export type CleanPhoto = { readonly picture: Picture; readonly jpeg: Uint8Array | null };

const unreadable: CleanPhoto = { picture: { type: null, width: 0, height: 0 }, jpeg: null };

/**
 * Draws a picture anew as a JPEG that stands upright: nothing but what is seen is in it, no place, no time, no camera and
 * no preview from before it was cut. What it is, is seen by its bytes, and only pictures of cameras are opened at all.
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<CleanPhoto> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? null;
  if (type !== 'image/jpeg' && type !== 'image/png' && type !== 'image/webp') {
    return { ...unreadable, picture: { ...unreadable.picture, type } };
  }
  try {
    const source = sharp(bytes, { limitInputPixels: mostPixelsRead, failOn: 'error' });
    const { width, height } = await source.metadata();
    // Without being told to keep them, the library writes no EXIF, XMP, IPTC or colour profile.
    const jpeg = await source
      .autoOrient()
      .resize({ width: mostPhotoPixels, height: mostPhotoPixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
    return { picture: { type, width, height }, jpeg };
  } catch {
    return unreadable;
  }
}
