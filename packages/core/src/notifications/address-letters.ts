import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import type { AddressLetterFacts } from './account-facts.ts';
import { closing, greeting, type Letter } from './letter.ts';
import { words } from '../shared/words.ts';

function asks({ purpose, inbox, newEmail }: AddressLetterFacts): Sentence {
  if (purpose === 'agent_letters') {
    return sentence(
      words(
        'You want the letters about your work to come to this address. Confirm that you read it.',
        'Vous souhaitez recevoir à cette adresse les courriels liés à votre travail. Confirmez que vous la consultez.',
      ),
    );
  }
  return inbox === 'new'
    ? sentence(
        words(
          'This address is to be the one with which you sign in, and to which letters about your insurance go. Confirm that you read it.',
          'Cette adresse doit devenir celle avec laquelle vous vous connectez et où arrivent les courriels au sujet de votre assurance. Confirmez que vous la consultez.',
        ),
      )
    : sentence(
        words(
          'Somebody who is signed in to your account wants to sign in with {email} from now on. If that was you, confirm it.',
          'Une personne connectée à votre compte souhaite désormais se connecter avec {email}. Si c’est vous, confirmez-le.',
        ),
        { email: newEmail },
      );
}

function idle({ purpose, inbox, hours }: AddressLetterFacts): Sentence {
  if (purpose === 'sign_in' && inbox === 'former') {
    return sentence(
      words(
        'The link works for {hours} hours. If it was not you, do not open it: nothing changes without it. Then end what you do not know among your sessions in your profile.',
        'Le lien fonctionne pendant {hours} heures. Si ce n’est pas vous, ne l’ouvrez pas : rien ne change sans lui. Mettez ensuite fin, dans votre profil, aux sessions que vous ne reconnaissez pas.',
      ),
      { hours },
    );
  }
  return sentence(
    words(
      'The link works for {hours} hours. If you did not ask for this, you need do nothing.',
      'Le lien fonctionne pendant {hours} heures. Si vous n’avez rien demandé, vous n’avez rien à faire.',
    ),
    { hours },
  );
}

/** Has an inbox confirm another address: the new one, and for signing in the former one, too. */
export const addressConfirm: Letter<'address'> = {
  subject: 'address',
  kind: 'account',
  isCounted: true,
  write(facts) {
    const { firstName, inbox, purpose, state, url, sender } = facts;
    if (state !== 'asked')
      return refuse(
        'address_over',
        words('Another address was not waited for any more.', 'Aucune autre adresse n’était plus attendue.'),
      );
    const isFormer = purpose === 'sign_in' && inbox === 'former';
    return accept({
      subject: isFormer
        ? sentence(
            words(
              'Do you want to sign in with another address?',
              'Voulez-vous vous connecter avec une autre adresse ?',
            ),
          )
        : sentence(words('Confirm your new address', 'Confirmez votre nouvelle adresse')),
      paragraphs: [greeting(firstName), asks(facts), idle(facts), closing(sender)],
      button: {
        label: isFormer
          ? sentence(words('Look at the change', 'Voir le changement'))
          : sentence(words('Confirm the address', 'Confirmer l’adresse')),
        url,
      },
    });
  },
};

/** Tells the former address that it does not count any more, so that nobody loses an account without hearing of it. */
export const addressChanged: Letter<'address'> = {
  subject: 'address',
  kind: 'account',
  isCounted: false,
  write({ firstName, newEmail, state, sender }) {
    if (state !== 'done')
      return refuse('address_not_changed', words('The address had not changed.', 'L’adresse n’avait pas changé.'));
    return accept({
      subject: sentence(
        words('You sign in with another address now', 'Vous vous connectez maintenant avec une autre adresse'),
      ),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            'Both inboxes confirmed it: your account is under {email} now, and letters go there. This address signs in no more, and every session was ended.',
            'Les deux boîtes l’ont confirmé : votre compte est désormais sous {email}, et les courriels y arrivent. Cette adresse ne permet plus de se connecter, et toutes les sessions ont pris fin.',
          ),
          { email: newEmail },
        ),
        sentence(words('If it was not you, call us at once.', 'Si ce n’est pas vous, appelez-nous sans attendre.')),
        closing(sender),
      ],
      button: null,
    });
  },
};
