import { accept, type Refused, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';

const over = (): Refused => refuse('deletion_moved_on', 'The request for deletion stood otherwise by then.');

/** That deletion was asked for, and how it is taken back: whoever reads it may not be who asked. */
export const deletionAsked: Letter<'deletion'> = {
  subject: 'deletion',
  kind: 'account',
  isCounted: true,
  write({ firstName, state, due, url, sender }) {
    if (state !== 'waiting') return over();
    return accept({
      subject: { message: 'Your data will be deleted' },
      paragraphs: [
        greeting(firstName),
        sentence('You asked us to delete your data and to close your account. We do it on {day}.', { day: due }),
        { message: 'Until then everything stays as it is. You take it back with one press in your profile.' },
        { message: 'If it was not you, sign in, take it back, and end what you do not know among your sessions.' },
        closing(sender),
      ],
      button: { label: { message: 'Open my profile' }, url },
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
      subject: { message: 'Your data stays' },
      paragraphs: [
        greeting(firstName),
        { message: 'You took back your request to delete your data. Nothing was deleted, and your account stays.' },
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
      subject: { message: 'Your data was deleted' },
      paragraphs: [
        greeting(null),
        { message: 'Your account is closed, and what no law has us keep was deleted, as you asked.' },
        keptUntil === null
          ? { message: 'Nothing is kept.' }
          : sentence(
              'What the law has us keep is in our books until {day} at the latest. Then everything that tells of you is removed from it.',
              { day: keptUntil },
            ),
        { message: 'We write to this address no more, and forget it with this letter.' },
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
      subject: { message: 'Your data could not be deleted yet' },
      paragraphs: [
        greeting(firstName),
        { message: 'You asked us to delete your data. Nothing was deleted, because something stands against it now.' },
        obstacle,
        { message: 'When that is settled, ask again in your profile.' },
        closing(sender),
      ],
      button: { label: { message: 'Open my profile' }, url },
    });
  },
};
