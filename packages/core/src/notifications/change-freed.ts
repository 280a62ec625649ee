import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { closing, greeting, type Letter } from './letter.ts';

/** That nothing stops any more what somebody was refused of a policy, and asked to be told about. */
export const changeFreed: Letter<'freed'> = {
  subject: 'freed',
  kind: 'asked',
  // One of each end, to who was signed in when they asked.
  isCounted: false,
  write({ area, policyNumber, isFree, url, sender }) {
    if (!isFree) {
      return refuse(
        'still_stopped',
        words(
          'It was stopped again when the e-mail was to be sent.',
          'C’était de nouveau suspendu au moment d’envoyer le courriel.',
        ),
      );
    }
    const named = { area, number: policyNumber };
    return accept({
      subject: sentence(
        words(
          'Nothing stops your change of policy {number} any more',
          'Plus rien n’empêche votre modification de la police {number}',
        ),
        named,
      ),
      paragraphs: [
        greeting(null),
        sentence(
          words(
            'You asked us to tell you when policy {number} may be changed again as you wanted. That was paused here: {area}. It is over: make the change now, it counts once you have.',
            'Vous nous avez demandé de vous avertir quand la police {number} pourrait de nouveau être modifiée comme vous le vouliez. C’était suspendu à cet endroit : {area}. C’est terminé : faites la modification maintenant, elle comptera ensuite.',
          ),
          named,
        ),
        sentence(words('This is the only letter about it.', 'C’est le seul courriel à ce sujet.')),
        closing(sender),
      ],
      button: { label: sentence(words('Go on with the change', 'Poursuivre la modification')), url },
    });
  },
};
