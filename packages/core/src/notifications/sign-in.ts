import { accept } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import type { Letter, UserLetterFacts } from './letter.ts';
import { words } from '../shared/words.ts';

function opening({ link, code }: UserLetterFacts): Sentence {
  if (code === undefined) return sentence(words('Open this link to sign in.', 'Ouvrez ce lien pour vous connecter.'));
  return link === undefined
    ? sentence(words('Type this code to sign in:', 'Tapez ce code pour vous connecter :'))
    : sentence(
        words(
          'Type this code to sign in, or open the link below:',
          'Tapez ce code pour vous connecter, ou ouvrez le lien ci-dessous :',
        ),
      );
}

function howLong({ link, code, minutes }: UserLetterFacts): Sentence {
  const idle = sentence(
    words(
      'If you did not ask to sign in, you need do nothing: nobody gets in without this e-mail.',
      'Si vous n’avez pas demandé à vous connecter, vous n’avez rien à faire : personne n’entre sans ce courriel.',
    ),
  );
  if (code === undefined)
    return sentence(
      words(
        'The link works once, for {minutes} minutes. {idle}',
        'Le lien fonctionne une fois, pendant {minutes} minutes. {idle}',
      ),
      { minutes, idle },
    );
  return link === undefined
    ? sentence(
        words(
          'The code works once, for {minutes} minutes. {idle}',
          'Le code fonctionne une fois, pendant {minutes} minutes. {idle}',
        ),
        { minutes, idle },
      )
    : sentence(
        words(
          'The link and code work once, for {minutes} minutes. {idle}',
          'Le lien et le code fonctionnent une fois, pendant {minutes} minutes. {idle}',
        ),
        { minutes, idle },
      );
}

/** How a person signs in: by the link, by typing the code, or by either. Throws a RangeError when there is neither. */
export const signIn: Letter<'user'> = {
  subject: 'user',
  kind: 'account',
  isCounted: true,
  write(facts) {
    const { link, code, sender } = facts;
    if (link === undefined && code === undefined) throw new RangeError('A sign-in mail holds a link or a code');
    const name = sentence(words('Sign in to {name}', 'Connexion à {name}'), { name: sender.name });
    return accept({
      subject:
        code === undefined
          ? name
          : sentence(words('{code} is your {name} sign-in code', '{code} est votre code de connexion à {name}'), {
              code,
              name: sender.name,
            }),
      paragraphs: [opening(facts), howLong(facts)],
      ...(code === undefined ? {} : { code }),
      button: link === undefined ? null : { label: name, url: link },
    });
  },
};
