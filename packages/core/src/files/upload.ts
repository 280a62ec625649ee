import { accept, refuse, type Decision } from '../shared/decision.ts';
import { kindNotTaken } from './check-file-name.ts';
import { bytesOfPart, fileKinds, type FileStatus, partCount } from './vocabulary.ts';

/** A file on its way. */
export type Upload = { readonly status: FileStatus; readonly byteSize: number };

export type PartRefusal = 'upload_over' | 'part_unknown' | 'size_differs';

function sizeDiffers() {
  const said = 'The file is longer or shorter than it was announced. Send it again.';
  return refuse('size_differs', said);
}

/** The refusal of whatever belongs to an upload that came to its end. */
export function uploadOver() {
  return refuse('upload_over', 'This upload is over. Send the file again if it is not in the list.');
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
    return refuse('part_unknown', 'The file has no such part.');
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
  return refuse('parts_missing', 'Parts of this file did not arrive. Send it again; what is here already is kept.');
}

/** What the bytes are when somebody looks at them: how many, and of what type; null when nobody recognizes them. */
export type Content = { readonly byteSize: number; readonly type: string | null };

/** Whether bytes may be kept: they are as many as was announced, and of a kind that is taken. */
export function decideKeep(
  { byteSize }: Pick<Upload, 'byteSize'>,
  content: Content,
): Decision<{ readonly contentType: string }, 'size_differs' | 'file_kind_not_taken'> {
  if (content.byteSize !== byteSize) return sizeDiffers();
  const kind = fileKinds.find(({ type }) => type === content.type);
  return kind ? accept({ contentType: kind.type }) : kindNotTaken();
}
