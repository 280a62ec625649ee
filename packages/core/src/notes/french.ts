import type { Translations } from '../shared/sentence.ts';

/** What is said of notes, in Canadian French. */
export const french: Translations = {
  'Write the note first.': 'Rédigez d’abord la note.',
  'Your role may not write notes here.': 'Votre rôle ne permet pas d’écrire des notes ici.',
  'This note is archived already.': 'Cette note est déjà archivée.',
};
