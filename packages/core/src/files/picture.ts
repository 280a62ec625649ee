import { accept, type Decision, refuse } from '../shared/decision.ts';
import { pictureTypes } from '../shared/picture-types.ts';
import { sentence } from '../shared/sentence.ts';
import { checkFileName, type FileNameRefusal } from './check-file-name.ts';

/** What a picture is when somebody looks at its bytes: its type, null where nobody recognizes it, and its sides in pixels. */
export type Picture = { readonly type: string | null; readonly width: number; readonly height: number };

/** Most bytes of one picture as it is sent. */
export const mostPictureBytes = 20 * 1024 * 1024;

/** The refusal of what is no picture of a camera. */
export function notAPicture() {
  return refuse('photo_kind_not_taken', 'We take JPEG, PNG and WebP pictures. Take a photo, or choose one.', 'name');
}

type Announced = { readonly name: string; readonly byteSize: number };
export type AnnounceRefusal = FileNameRefusal | 'photo_kind_not_taken' | 'file_empty' | 'photo_too_large';

/** Whether a picture may be sent, as far as its name and size (bytes) tell. */
export function decideAnnouncePicture({ name: given, byteSize }: Announced): Decision<Announced, AnnounceRefusal> {
  const name = checkFileName(given);
  if (!name.ok) return name.refusal.code === 'file_kind_not_taken' ? notAPicture() : name;
  if (!/\.(?:jpe?g|png|webp)$/i.test(name.event)) return notAPicture();
  if (!Number.isSafeInteger(byteSize) || byteSize < 1) {
    return refuse('file_empty', 'There is nothing in this file. Choose another.', 'byte_size');
  }
  if (byteSize > mostPictureBytes) {
    const said = sentence('A photo has at most {most} MB. Send a smaller one.', {
      most: mostPictureBytes / 1024 / 1024,
    });
    return refuse('photo_too_large', said, 'byte_size');
  }
  return accept({ name: name.event, byteSize });
}

/** Whether a picture is of a kind that is taken. */
export function decidePictureKind({ type }: Pick<Picture, 'type'>): Decision<true, 'photo_kind_not_taken'> {
  return pictureTypes.some((one) => one === type) ? accept(true) : notAPicture();
}
