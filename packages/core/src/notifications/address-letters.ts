import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import type { AddressLetterFacts } from './account-facts.ts';
import { closing, greeting, type Letter } from './letter.ts';

function asks({ purpose, inbox, newEmail }: AddressLetterFacts): Sentence {
  if (purpose === 'agent_letters') {
    return { message: 'You want the letters about your work to come to this address. Confirm that you read it.' };
  }
  return inbox === 'new'
    ? {
        message:
          'This address is to be the one with which you sign in, and to which letters about your insurance go. Confirm that you read it.',
      }
    : sentence(
        'Somebody who is signed in to your account wants to sign in with {email} from now on. If that was you, confirm it.',
        { email: newEmail },
      );
}

function idle({ purpose, inbox, hours }: AddressLetterFacts): Sentence {
  if (purpose === 'sign_in' && inbox === 'former') {
    return sentence(
      'The link works for {hours} hours. If it was not you, do not open it: nothing changes without it. Then end what you do not know among your sessions in your profile.',
      { hours },
    );
  }
  return sentence('The link works for {hours} hours. If you did not ask for this, you need do nothing.', { hours });
}

/** Has an inbox confirm another address: the new one, and for signing in the former one, too. */
export const addressConfirm: Letter<'address'> = {
  subject: 'address',
  kind: 'account',
  isCounted: true,
  write(facts) {
    const { firstName, inbox, purpose, state, url, sender } = facts;
    if (state !== 'asked') return refuse('address_over', 'Another address was not waited for any more.');
    const isFormer = purpose === 'sign_in' && inbox === 'former';
    return accept({
      subject: isFormer
        ? { message: 'Do you want to sign in with another address?' }
        : { message: 'Confirm your new address' },
      paragraphs: [greeting(firstName), asks(facts), idle(facts), closing(sender)],
      button: { label: isFormer ? { message: 'Look at the change' } : { message: 'Confirm the address' }, url },
    });
  },
};

/** Tells the former address that it does not count any more, so that nobody loses an account without hearing of it. */
export const addressChanged: Letter<'address'> = {
  subject: 'address',
  kind: 'account',
  isCounted: false,
  write({ firstName, newEmail, state, sender }) {
    if (state !== 'done') return refuse('address_not_changed', 'The address had not changed.');
    return accept({
      subject: { message: 'You sign in with another address now' },
      paragraphs: [
        greeting(firstName),
        sentence(
          'Both inboxes confirmed it: your account is under {email} now, and letters go there. This address signs in no more, and every session was ended.',
          { email: newEmail },
        ),
        { message: 'If it was not you, call us at once.' },
        closing(sender),
      ],
      button: null,
    });
  },
};
