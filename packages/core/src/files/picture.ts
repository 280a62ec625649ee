import { accept, type Decision, refuse } from '../shared/decision.ts';
import { pictureTypes } from '../shared/site/picture-types.ts';
import { sentence } from '../shared/text/sentence.ts';
import { checkFileName, type FileNameRefusal } from './check-file-name.ts';
import { words } from '../shared/words.ts';

/** What a picture is when somebody looks at its bytes: its type, null where nobody recognizes it, and its sides in pixels. */
export type Picture = { readonly type: string | null; readonly width: number; readonly height: number };

/** Most bytes of one picture as it is sent. */
export const mostPictureBytes = 20 * 1024 * 1024;

/** The refusal of what is no picture of a camera. */
export function notAPicture() {
  return refuse(
    'photo_kind_not_taken',
    words(
      'We take JPEG, PNG and WebP pictures. Take a photo, or choose one.',
      'Nous acceptons les images JPEG, PNG et WebP. Prenez une photo ou choisissez-en une.',
    ),
    'name',
  );
}

/** The sides of a picture in pixels, as its header states them. */
export type Sides = Pick<Picture, 'width' | 'height'>;

/** Most pixels of a picture: a camera of today has fifty million. */
export const mostPixels = 120_000_000;

/** How many times longer than the other a side may be: the widest panoramas of telephones are about five. */
export const mostSideRatio = 8;

/** Whether a picture may be drawn or shown at all, decided by its header and before anything is drawn. */
export function checkSides({ width, height }: Sides): Decision<true, 'picture_too_many_pixels' | 'picture_too_narrow'> {
  if (width * height > mostPixels) {
    const message = sentence(
      words(
        'A picture has at most {most} million pixels. Send a smaller one.',
        'Une image compte au plus {most} millions de pixels. Envoyez-en une plus petite.',
      ),
      {
        most: mostPixels / 1_000_000,
      },
    );
    return refuse('picture_too_many_pixels', message, 'name');
  }
  if (Math.max(width, height) <= mostSideRatio * Math.min(width, height)) return accept(true);
  const message = sentence(
    words(
      'One side of this picture is more than {most} times the other. Cut it, or take another.',
      'Un côté de cette image fait plus de {most} fois l’autre. Recadrez-la ou prenez-en une autre.',
    ),
    {
      most: mostSideRatio,
    },
  );
  return refuse('picture_too_narrow', message, 'name');
}

type Announced = { readonly name: string; readonly byteSize: number };
export type AnnounceRefusal = FileNameRefusal | 'photo_kind_not_taken' | 'file_empty' | 'photo_too_large';

/** Whether a picture may be sent, as far as its name and size (bytes) tell. */
export function decideAnnouncePicture({ name: provided, byteSize }: Announced): Decision<Announced, AnnounceRefusal> {
  const name = checkFileName(provided);
  if (!name.ok) return name.refusal.code === 'file_kind_not_taken' ? notAPicture() : name;
  if (!/\.(?:jpe?g|png|webp)$/i.test(name.event)) return notAPicture();
  if (!Number.isSafeInteger(byteSize) || byteSize < 1) {
    return refuse(
      'file_empty',
      words('There is nothing in this file. Choose another.', 'Ce fichier est vide. Choisissez-en un autre.'),
      'byte_size',
    );
  }
  if (byteSize > mostPictureBytes) {
    const message = sentence(
      words(
        'A photo has at most {most} MB. Send a smaller one.',
        'Une photo compte au plus {most} Mo. Envoyez-en une plus petite.',
      ),
      {
        most: mostPictureBytes / 1024 / 1024,
      },
    );
    return refuse('photo_too_large', message, 'byte_size');
  }
  return accept({ name: name.event, byteSize });
}

/** Whether a picture is of a kind that is taken. */
export function decidePictureKind({ type }: Pick<Picture, 'type'>): Decision<true, 'photo_kind_not_taken'> {
  return pictureTypes.some((one) => one === type) ? accept(true) : notAPicture();
}

export type PictureRefusal = 'photo_kind_not_taken' | 'picture_too_many_pixels' | 'picture_too_narrow';

/** Whether a picture is of a kind that is taken, and of a size and shape that may be drawn. */
export function decidePicture(picture: Picture): Decision<true, PictureRefusal> {
  const kind = decidePictureKind(picture);
  return kind.ok ? checkSides(picture) : kind;
}
