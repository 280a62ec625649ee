import { accept, refuse, type Decision } from '../shared/decision.ts';
import { kindNotTaken } from './check-file-name.ts';
import { sentence } from '../shared/text/sentence.ts';
import { checkSides, type Sides } from './picture.ts';
import { bytesOfPart, fileKinds, type FileStatus, mostOpenedBytes, partCount } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** A file on its way. */
export type Upload = { readonly status: FileStatus; readonly byteSize: number };

export type PartRefusal = 'upload_over' | 'part_unknown' | 'size_differs';

function sizeDiffers() {
  const message = words(
    'The file is longer or shorter than it was announced. Send it again.',
    'Le fichier est plus long ou plus court qu’annoncé. Renvoyez-le.',
  );
  return refuse('size_differs', message);
}

/** The refusal of whatever belongs to an upload that came to its end. */
export function uploadOver() {
  return refuse(
    'upload_over',
    words(
      'This upload is over. Send the file again if it is not in the list.',
      'Ce téléversement est terminé. Renvoyez le fichier s’il n’est pas dans la liste.',
    ),
  );
}

function decideGoOn({ status }: Upload): Decision<true, 'upload_over'> {
  if (status === 'uploading') return accept(true);
  return uploadOver();
}

/** Whether a part of so many bytes belongs to a file as it was announced. */
export function decideTakePart(upload: Upload, part: number, bytes: number): Decision<true, PartRefusal> {
  const open = decideGoOn(upload);
  if (!open.ok) return open;
  if (!Number.isSafeInteger(part) || part < 1 || part > partCount(upload.byteSize)) {
    return refuse('part_unknown', words('The file has no such part.', 'Le fichier n’a pas de telle partie.'));
  }
  if (bytes === bytesOfPart(upload.byteSize, part)) return accept(true);
  return sizeDiffers();
}

/** Whether everything arrived that was announced; `parts` are the numbers of those that did. */
export function decideFinishUpload(
  upload: Upload,
  parts: readonly number[],
): Decision<true, 'upload_over' | 'parts_missing'> {
  const open = decideGoOn(upload);
  if (!open.ok) return open;
  if (new Set(parts).size === partCount(upload.byteSize)) return accept(true);
  return refuse(
    'parts_missing',
    words(
      'Parts of this file did not arrive. Send it again; what is here already is kept.',
      'Des parties de ce fichier ne sont pas arrivées. Renvoyez-le ; ce qui est déjà ici est conservé.',
    ),
  );
}

/** What is in an archive, as its directory lists it. */
export type Archive = { readonly entries: number; readonly unpackedBytes: number };

/** What bytes are found to be when they are opened. */
export type Content = {
  readonly byteSize: number;
  /** Null where no kind of file is recognized. */
  readonly type: string | null;
  /** The sides of a picture, where it is of a kind that is opened. */
  readonly picture: Sides | null;
  /** The directory of an Office file. */
  readonly archive: Archive | null;
  /** Whether the header or directory of what is opened cannot be read. */
  readonly isBroken: boolean;
  /** When a camera says that it took the picture, by the clock of its place: `2026-08-02T16:31`. */
  readonly taken?: string | null;
};

/** Most that an Office file may unpack to, and most parts it may have. */
const mostUnpackedBytes = 512 * 1024 * 1024;
const mostEntries = 10_000;

/** What is opened to be judged: pictures that browsers show, and Office files. */
const openedKind = /^image\/(?:jpeg|png|webp|gif)$|^application\/vnd\.openxmlformats-/;

/** Whether a file of a type is opened to see what is in it. */
export function isOpened(type: string | null): boolean {
  return type !== null && openedKind.test(type);
}

export type ContentRefusal =
  | 'size_differs'
  | 'file_kind_not_taken'
  | 'file_too_large_to_open'
  | 'file_broken'
  | 'archive_too_large'
  | 'picture_too_many_pixels'
  | 'picture_too_narrow';

/** Whether bytes may be stored: as many as announced, of a kind that is taken, and harmless to whoever opens them. */
export function decideKeep(
  { byteSize }: Pick<Upload, 'byteSize'>,
  content: Content,
): Decision<{ readonly contentType: string }, ContentRefusal> {
  if (content.byteSize !== byteSize) return sizeDiffers();
  const kind = fileKinds.find(({ type }) => type === content.type);
  if (!kind) return kindNotTaken();
  if (isOpened(content.type) && byteSize > mostOpenedBytes) {
    const message = sentence(
      words(
        'A picture, Word or Excel file has at most {most} MB. Send a smaller one.',
        'Une image, un fichier Word ou Excel compte au plus {most} Mo. Envoyez-en un plus petit.',
      ),
      {
        most: mostOpenedBytes / 1024 / 1024,
      },
    );
    return refuse('file_too_large_to_open', message, 'name');
  }
  if (content.isBroken) {
    return refuse(
      'file_broken',
      words(
        'This file is damaged. Save it again, and send what you saved.',
        'Ce fichier est endommagé. Enregistrez-le de nouveau et envoyez le résultat.',
      ),
      'name',
    );
  }
  const { picture, archive } = content;
  if (archive && (archive.unpackedBytes > mostUnpackedBytes || archive.entries > mostEntries)) {
    return refuse(
      'archive_too_large',
      words(
        'This file unpacks to more than we take. Send it as a PDF.',
        'Ce fichier contient plus de données que nous n’en acceptons une fois décompressé. Envoyez-le en PDF.',
      ),
      'name',
    );
  }
  const sides = picture ? checkSides(picture) : accept(true as const);
  return sides.ok ? accept({ contentType: kind.type }) : sides;
}

/** The refusal of a file in which the virus scanner found something; `found` is the scanner's name for it. */
export function fileInfected(found: string) {
  const message = sentence(
    words(
      'A virus scanner stopped this file: {found}. Check your device, and send another.',
      'Un antivirus a arrêté ce fichier : {found}. Vérifiez votre appareil et envoyez-en un autre.',
    ),
    {
      found,
    },
  );
  return refuse('file_infected', message, 'name');
}

/** The refusal of a file that could not be opened within the limits of memory and time, as often as it was tried. */
export function fileNotOpened() {
  return refuse(
    'file_not_opened',
    words(
      'This file could not be opened. Save it again or as a PDF, and send that.',
      'Ce fichier n’a pas pu être ouvert. Enregistrez-le de nouveau ou en PDF, puis envoyez le résultat.',
    ),
    'name',
  );
}
