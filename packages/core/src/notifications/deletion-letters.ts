import { accept, type Refused, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';
import { words } from '../shared/words.ts';

const over = (): Refused =>
  refuse(
    'deletion_moved_on',
    words(
      'The request for deletion stood otherwise by then.',
      'La demande de suppression avait changé d’état entre-temps.',
    ),
  );

/** That deletion was asked for, and how it is taken back: whoever reads it may not be who asked. */
export const deletionAsked: Letter<'deletion'> = {
  subject: 'deletion',
  kind: 'account',
  isCounted: true,
  write({ firstName, state, due, url, sender }) {
    if (state !== 'waiting') return over();
    return accept({
      subject: sentence(words('Your data will be deleted', 'Vos données seront supprimées')),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            'You asked us to delete your data and to close your account. We do it on {day}.',
            'Vous nous avez demandé de supprimer vos données et de fermer votre compte. Nous le ferons le {day}.',
          ),
          { day: due },
        ),
        sentence(
          words(
            'Until then everything stays as it is. You take it back with one press in your profile.',
            'D’ici là, rien ne change. Un seul clic dans votre profil suffit pour annuler.',
          ),
        ),
        sentence(
          words(
            'If it was not you, sign in, take it back, and end what you do not know among your sessions.',
            'Si ce n’est pas vous, connectez-vous, annulez la demande et mettez fin aux sessions que vous ne reconnaissez pas.',
          ),
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Open my profile', 'Ouvrir mon profil')), url },
    });
  },
};

/** That a request was taken back. */
export const deletionTakenBack: Letter<'deletion'> = {
  subject: 'deletion',
  kind: 'account',
  isCounted: false,
  write({ firstName, state, sender }) {
    if (state !== 'taken_back') return over();
    return accept({
      subject: sentence(words('Your data stays', 'Vos données restent')),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            'You took back your request to delete your data. Nothing was deleted, and your account stays.',
            'Vous avez annulé votre demande de suppression. Rien n’a été supprimé, et votre compte reste ouvert.',
          ),
        ),
        closing(sender),
      ],
      button: null,
    });
  },
};

/** That it is done: the last letter to this address. */
export const deletionDone: Letter<'deletion'> = {
  subject: 'deletion',
  kind: 'account',
  isCounted: false,
  write({ state, keptUntil, sender }) {
    if (state !== 'done') return over();
    return accept({
      subject: sentence(words('Your data was deleted', 'Vos données ont été supprimées')),
      paragraphs: [
        greeting(null),
        sentence(
          words(
            'Your account is closed, and what no law has us keep was deleted, as you asked.',
            'Votre compte est fermé, et tout ce qu’aucune loi ne nous oblige à conserver a été supprimé, comme vous l’avez demandé.',
          ),
        ),
        keptUntil === null
          ? sentence(words('Nothing is kept.', 'Rien n’est conservé.'))
          : sentence(
              words(
                'What the law has us keep is in our books until {day} at the latest. Then everything that tells of you is removed from it.',
                'Ce que la loi nous oblige à conserver reste dans nos livres jusqu’au {day} au plus tard. Ensuite, tout ce qui parle de vous en est retiré.',
              ),
              { day: keptUntil },
            ),
        sentence(
          words(
            'We write to this address no more, and forget it with this letter.',
            'Nous n’écrirons plus à cette adresse et l’oublions avec ce courriel.',
          ),
        ),
        closing(sender),
      ],
      button: null,
    });
  },
};

/** That nothing was deleted, because by the end of the wait something stood against it. */
export const deletionRefused: Letter<'deletion'> = {
  subject: 'deletion',
  kind: 'account',
  isCounted: false,
  write({ firstName, state, obstacle, url, sender }) {
    if (state !== 'refused' || obstacle === null) return over();
    return accept({
      subject: sentence(words('Your data could not be deleted yet', 'Vos données n’ont pas encore pu être supprimées')),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            'You asked us to delete your data. Nothing was deleted, because something stands against it now.',
            'Vous nous avez demandé de supprimer vos données. Rien n’a été supprimé, car quelque chose s’y oppose maintenant.',
          ),
        ),
        obstacle,
        sentence(
          words(
            'When that is settled, ask again in your profile.',
            'Dès que ce sera réglé, demandez-la de nouveau dans votre profil.',
          ),
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Open my profile', 'Ouvrir mon profil')), url },
    });
  },
};
