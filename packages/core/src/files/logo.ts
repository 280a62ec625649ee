import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import {
  type AnnounceRefusal,
  decideAnnouncePicture,
  decidePicture,
  type Picture,
  type PictureRefusal,
} from './picture.ts';

/** The room of a logo at the head of a page, in pixels of the screen. */
export const logoRoom = { width: 150, height: 34 } as const;

/** What is kept of a logo: its room as the sharpest screens draw it. */
export const logoPixels = { width: 3 * logoRoom.width, height: 3 * logoRoom.height } as const;

/** Most logos that are sent for an organization and its partners in a day. */
export const mostLogosOfDay = 20;

/** What a drawing has to reach against the paper that it stands on; that of parts of a screen (WCAG 1.4.11). */
export const leastContrast = 3;

/** Refuses what is no picture; a drawing becomes one where it was drawn. */
export function notALogo() {
  return refuse(
    'logo_kind_not_taken',
    words(
      'A logo is a PNG, JPEG or WebP picture. Save a drawing (SVG, PDF) as a PNG, and send that.',
      'Un logo est une image PNG, JPEG ou WebP. Enregistrez un dessin (SVG, PDF) en PNG et envoyez celui-ci.',
    ),
    'name',
  );
}

/** Whether a logo may be sent, as far as its name and size (bytes) tell, after so many of the last day. */
export function decideSendLogo(
  announced: { readonly name: string; readonly byteSize: number },
  { sent }: { readonly sent: number },
): Decision<
  typeof announced,
  Exclude<AnnounceRefusal, 'photo_kind_not_taken'> | 'logo_kind_not_taken' | 'logos_spent'
> {
  const picture = decideAnnouncePicture(announced);
  if (!picture.ok) {
    const { refusal } = picture;
    return refusal.code === 'photo_kind_not_taken'
      ? notALogo()
      : { ok: false, refusal: { ...refusal, code: refusal.code } };
  }
  if (sent < mostLogosOfDay) return picture;
  const message = sentence(
    words(
      'You sent {most} logos today, which is as many as we take. Try again tomorrow.',
      'Vous avez envoyé {most} logos aujourd’hui, soit autant que nous en acceptons. Réessayez demain.',
    ),
    { most: mostLogosOfDay },
  );
  return refuse('logos_spent', message, 'name');
}

/** A logo as it was found: `contrast` is what its stronger quarter reaches on white; null where nothing could be drawn. */
export type Logo = Picture & { readonly contrast: number | null };

/**
 * Whether a picture is good as a logo. It is judged on white: pages by day, letters and documents are white, and on dark
 * pages it stands on a white plate, since most logos are drawn for paper.
 */
export function decideKeepLogo({
  contrast,
  ...picture
}: Logo): Decision<
  true,
  Exclude<PictureRefusal, 'photo_kind_not_taken'> | 'logo_kind_not_taken' | 'logo_too_small' | 'logo_too_pale'
> {
  const taken = decidePicture(picture);
  if (!taken.ok) {
    const { refusal } = taken;
    return refusal.code === 'photo_kind_not_taken'
      ? notALogo()
      : { ok: false, refusal: { ...refusal, code: refusal.code } };
  }
  if (picture.width < logoRoom.width && picture.height < logoRoom.height) {
    const message = sentence(
      words(
        'This logo is too small. It has to be {width} pixels wide or {height} pixels high.',
        'Ce logo est trop petit. Il doit faire {width} pixels de large ou {height} pixels de haut.',
      ),
      { width: String(logoRoom.width), height: String(logoRoom.height) },
    );
    return refuse('logo_too_small', message, 'name');
  }
  if (contrast === null || contrast >= leastContrast) return accept(true);
  return refuse(
    'logo_too_pale',
    words(
      'This logo can hardly be seen on white, as letters and documents are. Send the one that you print on paper.',
      'Ce logo se voit à peine sur du blanc, comme le sont les lettres et les documents. Envoyez celui que vous imprimez sur papier.',
    ),
    'name',
  );
}

/** How much of what is drawn counts: the stronger quarter, so that a soft edge or a pale second line harms nobody. */
const counted = 0.25;

/** From here on a point is part of the drawing, and not of its paper. */
const drawnFrom = 1.1;

const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const lightOf = (value: number): number => linear[value] ?? 0;

/**
 * What a picture reaches against white, by points of four bytes each (red, green, blue, how much they cover): the contrast
 * of WCAG that its stronger quarter has. 1 where nothing is drawn.
 */
export function contrastOnWhite(points: Uint8Array): number {
  const contrasts: number[] = [];
  for (let at = 0; at + 3 < points.length; at += 4) {
    const cover = (points[at + 3] ?? 0) / 255;
    const over = (value: number | undefined): number => lightOf(Math.round((value ?? 0) * cover + 255 * (1 - cover)));
    const light = 0.2126 * over(points[at]) + 0.7152 * over(points[at + 1]) + 0.0722 * over(points[at + 2]);
    const contrast = 1.05 / (light + 0.05);
    if (contrast >= drawnFrom) contrasts.push(contrast);
  }
  contrasts.sort((one, other) => other - one);
  return contrasts[Math.floor(contrasts.length * counted)] ?? 1;
}
