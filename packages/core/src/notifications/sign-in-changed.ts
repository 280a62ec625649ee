import type { SignInChange } from '../identity/vocabulary.ts';
import { accept } from '../shared/decision.ts';
import { asSentence, sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, type PersonLetterFacts } from './letter.ts';
import { type Words, words } from '../shared/words.ts';

type Statement = { readonly subject: Sentence; readonly what: Sentence };
const notified = (subject: Words, what: Words | Sentence): Statement => ({
  subject: sentence(subject),
  what: asSentence(what),
});

function leftIn({ left = 0 }: PersonLetterFacts): Sentence {
  return left === 0
    ? sentence(
        words(
          'It was the last one. Have new recovery codes made in your profile.',
          'C’était le dernier. Créez de nouveaux codes de secours dans votre profil.',
        ),
      )
    : sentence(words('Codes that are left: {left}.', 'Codes restants : {left}.'), { left });
}

const says: Readonly<Record<SignInChange, (facts: PersonLetterFacts) => Statement>> = {
  second_factor_on: () =>
    notified(
      words('Your second factor is on', 'La validation en deux étapes est activée'),
      words(
        'From now on you are asked for a code of your authenticator after your password. Other devices were signed out.',
        'Désormais, un code de votre application d’authentification vous est demandé après votre mot de passe. Vos autres appareils ont été déconnectés.',
      ),
    ),
  second_factor_off: () =>
    notified(
      words('Your second factor is off', 'La validation en deux étapes est désactivée'),
      words(
        'From now on your password alone signs you in. Your recovery codes are worthless.',
        'Désormais, votre mot de passe suffit pour vous connecter. Vos codes de secours ne valent plus rien.',
      ),
    ),
  second_factor_reset: () =>
    notified(
      words('Your second factor was reset', 'La validation en deux étapes a été réinitialisée'),
      words(
        'Somebody who answers for your account reset it: your authenticator, your recovery codes and your passkeys no longer work, and every device was signed out. Sign in with your password, and set up a second factor again.',
        'Une personne responsable de votre compte l’a réinitialisée : votre application d’authentification, vos codes de secours et vos clés d’accès ne fonctionnent plus, et tous vos appareils ont été déconnectés. Connectez-vous avec votre mot de passe, puis activez de nouveau la validation en deux étapes.',
      ),
    ),
  recovery_codes_renewed: () =>
    notified(
      words('You have new recovery codes', 'Vous avez de nouveaux codes de secours'),
      words(
        'New recovery codes were made. The former ones no longer work.',
        'De nouveaux codes de secours ont été créés. Les précédents ne fonctionnent plus.',
      ),
    ),
  recovery_code_used: (facts) =>
    notified(
      words('A recovery code was used', 'Un code de secours a été utilisé'),
      sentence(
        words(
          'Somebody signed in with your password and one of your recovery codes. {left}',
          'Quelqu’un s’est connecté avec votre mot de passe et l’un de vos codes de secours. {left}',
        ),
        { left: leftIn(facts) },
      ),
    ),
  passkey_added: ({ name = '' }) =>
    notified(
      words('A passkey was added', 'Une clé d’accès a été ajoutée'),
      sentence(
        words(
          'The passkey “{name}” signs you in from now on.',
          'La clé d’accès « {name} » permet désormais de vous connecter.',
        ),
        { name },
      ),
    ),
  passkey_removed: ({ name = '' }) =>
    notified(
      words('A passkey was removed', 'Une clé d’accès a été retirée'),
      sentence(
        words(
          'The passkey “{name}” no longer signs you in.',
          'La clé d’accès « {name} » ne permet plus de vous connecter.',
        ),
        { name },
      ),
    ),
};

function ifNotYou(facts: PersonLetterFacts): Sentence {
  if (facts.change === 'second_factor_reset') {
    return sentence(
      words(
        'If you did not ask for it, tell us at once: somebody may know your password.',
        'Si vous ne l’avez pas demandé, dites-le-nous tout de suite : quelqu’un connaît peut-être votre mot de passe.',
      ),
    );
  }
  return facts.isStaff
    ? sentence(
        words(
          'If this was not you, choose a new password at once, end every session in your profile, and tell us: somebody else was in your account.',
          'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, mettez fin à toutes les sessions dans votre profil et dites-le-nous : quelqu’un d’autre est entré dans votre compte.',
        ),
      )
    : sentence(
        words(
          'If this was not you, sign in, remove what you do not know and end every session in your profile, and tell us: somebody else was in your account.',
          'Si ce n’était pas vous, connectez-vous, retirez ce que vous ne reconnaissez pas, mettez fin à toutes les sessions dans votre profil et dites-le-nous : quelqu’un d’autre est entré dans votre compte.',
        ),
      );
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
      button: { label: sentence(words('Open my profile', 'Ouvrir mon profil')), url: facts.url },
    });
  },
};
