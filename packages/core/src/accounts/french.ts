import type { Translations } from '../shared/sentence.ts';

/** What is said of a person's data, in Canadian French. */
export const french: Translations = {
  'Your data is being gathered. We write to you once it is ready.':
    'Vos données sont en cours de rassemblement. Nous vous écrivons dès qu’elles sont prêtes.',
  'Your data was gathered less than {hours} hours ago. Download that one, or ask again later.':
    'Vos données ont été rassemblées il y a moins de {hours} heures. Téléchargez celles-là, ou redemandez plus tard.',
};
