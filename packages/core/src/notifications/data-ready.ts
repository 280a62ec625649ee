import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';
import { words } from '../shared/words.ts';

/** That what we hold about a person is written for them. It is downloaded after signing in: a letter may be forwarded. */
export const dataReady: Letter<'data'> = {
  subject: 'data',
  kind: 'account',
  isCounted: false,
  write({ firstName, until, url, sender }) {
    if (until === null)
      return refuse(
        'data_gone',
        words('The data could not be downloaded any more.', 'Les données ne pouvaient plus être téléchargées.'),
      );
    return accept({
      subject: sentence(words('Your data is ready', 'Vos données sont prêtes')),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            'You asked for what we hold about you. It is one file: your data to read and to use elsewhere, and your documents.',
            'Vous avez demandé ce que nous détenons à votre sujet. C’est un seul fichier : vos données, à lire et à utiliser ailleurs, et vos documents.',
          ),
        ),
        sentence(
          words(
            'Download it from your profile until {day}. Then we remove the file.',
            'Téléchargez-le depuis votre profil jusqu’au {day}. Ensuite, nous supprimons le fichier.',
          ),
          { day: until },
        ),
        sentence(
          words(
            'If you did not ask for it, sign in and end what you do not know among your sessions.',
            'Si vous ne l’avez pas demandé, connectez-vous et mettez fin aux sessions que vous ne reconnaissez pas.',
          ),
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Open my profile', 'Ouvrir mon profil')), url },
    });
  },
};
