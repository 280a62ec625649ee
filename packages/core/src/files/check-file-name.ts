import { findLineProblem, type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { endingOf, kindOfEnding } from './vocabulary.ts';
import { words } from '../shared/words.ts';

export type FileNameRefusal = TextRefusal | 'file_name_not_plain' | 'file_kind_not_taken';

/** The refusal of a file that is of no kind that is taken. */
export function kindNotTaken() {
  const message = words(
    'We take PDF, pictures (JPEG, PNG, WebP, GIF, HEIC), video (MP4, MOV), Word and Excel files. Send one of these.',
    'Nous acceptons les fichiers PDF, les images (JPEG, PNG, WebP, GIF, HEIC), les vidéos (MP4, MOV), Word et Excel. Envoyez l’un de ceux-ci.',
  );
  return refuse('file_kind_not_taken', message, 'name');
}

/**
 * The name of a file as it is kept: one line without the signs of a path, with an ending that is known. It is only
 * shown and offered for saving; no path is made of it.
 */
export function checkFileName(text: string): Decision<string, FileNameRefusal> {
  const problem = findLineProblem(text, 'title', 'name');
  if (problem) return { ok: false, refusal: problem };
  const name = tidyLine(text);
  if (/[\\/:*?"<>|]/u.test(name) || !/[^. ]/u.test(name.replace(/\.[^.]*$/, ''))) {
    const message = words(
      'Rename the file: letters, digits, blanks and one ending, as in photo.jpg.',
      'Renommez le fichier : des lettres, des chiffres, des espaces et une extension, comme photo.jpg.',
    );
    return refuse('file_name_not_plain', message, 'name');
  }
  return kindOfEnding(endingOf(name)) ? accept(name) : kindNotTaken();
}
