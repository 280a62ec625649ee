import type { SignInChange } from '../identity/vocabulary.ts';
import { accept } from '../shared/decision.ts';
import { asSentence, sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, type PersonLetterFacts } from './letter.ts';

type Statement = { readonly subject: Sentence; readonly what: Sentence };
const notified = (subject: string, what: string | Sentence): Statement => ({
  subject: { message: subject },
  what: asSentence(what),
});

function leftIn({ left = 0 }: PersonLetterFacts): Sentence {
  return left === 0
    ? { message: 'It was the last one. Have new recovery codes made in your profile.' }
    : sentence('Codes that are left: {left}.', { left });
}

const says: Readonly<Record<SignInChange, (facts: PersonLetterFacts) => Statement>> = {
  second_factor_on: () =>
    notified(
      'Your second factor is on',
      'From now on you are asked for a code of your authenticator after your password. Other devices were signed out.',
    ),
  second_factor_off: () =>
    notified(
      'Your second factor is off',
      'From now on your password alone signs you in. Your recovery codes are worthless.',
    ),
  second_factor_reset: () =>
    notified(
      'Your second factor was reset',
      'Somebody who answers for your account reset it: your authenticator, your recovery codes and your passkeys no longer work, and every device was signed out. Sign in with your password, and set up a second factor again.',
    ),
  recovery_codes_renewed: () =>
    notified('You have new recovery codes', 'New recovery codes were made. The former ones no longer work.'),
  recovery_code_used: (facts) =>
    notified(
      'A recovery code was used',
      sentence('Somebody signed in with your password and one of your recovery codes. {left}', { left: leftIn(facts) }),
    ),
  passkey_added: ({ name = '' }) =>
    notified('A passkey was added', sentence('The passkey “{name}” signs you in from now on.', { name })),
  passkey_removed: ({ name = '' }) =>
    notified('A passkey was removed', sentence('The passkey “{name}” no longer signs you in.', { name })),
};

function ifNotYou(facts: PersonLetterFacts): Sentence {
  if (facts.change === 'second_factor_reset') {
    return { message: 'If you did not ask for it, tell us at once: somebody may know your password.' };
  }
  return facts.isStaff
    ? {
        message:
          'If this was not you, choose a new password at once, end every session in your profile, and tell us: somebody else was in your account.',
      }
    : {
        message:
          'If this was not you, sign in, remove what you do not know and end every session in your profile, and tell us: somebody else was in your account.',
      };
}

/** That somebody's ways in changed, so that a change which was not theirs does not stay unseen. */
export const signInChanged: Letter<'person'> = {
  subject: 'person',
  kind: 'account',
  isCounted: false,
  write(facts) {
    const { subject, what } = says[facts.change](facts);
    return accept({
      subject,
      paragraphs: [greeting(facts.firstName), what, ifNotYou(facts), closing(facts.sender)],
      button: { label: { message: 'Open my profile' }, url: facts.url },
    });
  },
};
