import { accept } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { Letter } from './letter.ts';
import { words } from '../shared/words.ts';

/** How somebody of the staff chooses a new password. Throws a RangeError without a link. */
export const resetPassword: Letter<'user'> = {
  subject: 'user',
  kind: 'account',
  isCounted: true,
  write({ link, minutes, sender }) {
    if (link === undefined) throw new RangeError('A letter for a new password holds a link');
    const idle = sentence(
      words(
        'If you did not ask for it, you need do nothing: your password stays as it is.',
        'Si vous ne l’avez pas demandé, vous n’avez rien à faire : votre mot de passe reste le même.',
      ),
    );
    return accept({
      subject: sentence(words('Choose a new password for {name}', 'Choisissez un nouveau mot de passe pour {name}'), {
        name: sender.name,
      }),
      paragraphs: [
        sentence(
          words(
            'Open this link to choose a new password. You are then signed out on every device.',
            'Ouvrez ce lien pour choisir un nouveau mot de passe. Vous serez alors déconnecté de tous vos appareils.',
          ),
        ),
        sentence(
          words(
            'The link works once, for {minutes} minutes. {idle}',
            'Le lien fonctionne une fois, pendant {minutes} minutes. {idle}',
          ),
          { minutes, idle },
        ),
      ],
      button: { label: sentence(words('Choose a new password', 'Choisir un nouveau mot de passe')), url: link },
    });
  },
};
