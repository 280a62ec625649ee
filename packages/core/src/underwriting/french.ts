import type { Translations } from '../shared/sentence.ts';

/** What underwriting says, in Canadian French. */
export const french: Translations = {
  'Say what the underwriter is to look at.': 'Dites ce que le souscripteur doit examiner.',
  'Give at most {most} reasons. Put the rest into one of them.':
    'Donnez au plus {most} raisons. Regroupez les autres dans l’une d’elles.',
  'Nobody waits for this answer any more: the question was taken back, mended or has ended.':
    'Personne n’attend plus cette réponse : la demande a été retirée, réglée ou a pris fin.',
  'An underwriter has decided this already. Look at what they said.':
    'Un souscripteur en a déjà décidé. Voyez ce qui a été dit.',
  'This person does not decide for the organization. Choose one of its underwriters.':
    'Cette personne ne décide pas pour l’organisation. Choisissez l’un de ses souscripteurs.',
  'There is still time to answer.': 'Il reste du temps pour répondre.',
};
