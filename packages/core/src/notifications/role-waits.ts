import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { closing, greeting, type Letter } from './letter.ts';

/** A role of the platform waits for its second person. Why it was asked for stays behind the sign-in. */
export const roleWaits: Letter<'role_request'> = {
  subject: 'role_request',
  kind: 'work',
  isCounted: true,
  write({ sender, firstName, isWaiting, role, name, asker, days, url }) {
    if (!isWaiting) {
      return refuse(
        'role_request_over',
        words('The role did not wait for its reader any more.', 'Le rôle n’attendait plus son destinataire.'),
      );
    }
    return accept({
      subject: sentence(words('A role waits for you: {role}', 'Un rôle vous attend : {role}'), { role }),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            '{asker} asks for a role of the platform for {name}: {role}. Another administrator gives or refuses it within {days} days.',
            '{asker} demande un rôle de la plateforme pour {name} : {role}. Un autre administrateur l’accorde ou le refuse dans les {days} jours.',
          ),
          { asker, name, role, days },
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Look at the request', 'Voir la demande')), url },
    });
  },
};
