import type { Translations } from '../shared/text/sentence.ts';

/** What is said of notes, in Canadian French. */
export const french: Translations = {
  'Write the note first.': 'Rédigez d’abord la note.',
  'Your role may not write notes here.': 'Votre rôle ne permet pas d’écrire des notes ici.',
  'A note mentions at most 20 people. Mention fewer.': 'Une note mentionne au plus 20 personnes. Mentionnez-en moins.',
  'Somebody whom this note mentions may not see it. Mention people of its organization.':
    'Une personne que cette note mentionne ne peut pas la voir. Mentionnez des personnes de son organisation.',
  'This note mentions somebody else, who says when they are done with it.':
    'Cette note mentionne quelqu’un d’autre, qui dira quand elle est vue.',
  'This note is archived already.': 'Cette note est déjà archivée.',
};
