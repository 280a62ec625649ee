import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { closing, greeting, type Letter } from './letter.ts';

/** Asks somebody to work for an organization. */
export const memberInvited: Letter<'invitation'> = {
  subject: 'invitation',
  kind: 'work',
  isCounted: true,
  write({ sender, inviter, roles, isOpen, days, url }) {
    if (!isOpen) {
      return refuse(
        'invitation_over',
        words('The invitation was not waiting for an answer any more.', 'L’invitation n’attendait plus de réponse.'),
      );
    }
    const { name } = sender;
    return accept({
      subject: sentence(words('Join {name}', 'Rejoignez {name}'), { name }),
      paragraphs: [
        greeting(null),
        inviter === null
          ? sentence(
              words(
                'You are invited to work for {name} on this platform.',
                'Vous êtes invité à travailler pour {name} sur cette plateforme.',
              ),
              { name },
            )
          : sentence(
              words(
                '{inviter} invites you to work for {name} on this platform.',
                '{inviter} vous invite à travailler pour {name} sur cette plateforme.',
              ),
              { inviter, name },
            ),
        sentence(words('You would be: {roles}', 'Vous seriez : {roles}'), {
          roles: roles.map((role, place) =>
            place === 0 ? role : sentence(words('and {role}', 'et {role}'), { role }),
          ),
        }),
        sentence(
          words(
            'The link works once, for {days} days. If you do not know who writes to you, you need do nothing.',
            'Le lien fonctionne une fois, pendant {days} jours. Si vous ne savez pas qui vous écrit, vous n’avez rien à faire.',
          ),
          { days },
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Look at the invitation', 'Voir l’invitation')), url },
    });
  },
};
