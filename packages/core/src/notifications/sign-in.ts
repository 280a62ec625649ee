import { accept } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import type { Letter, UserLetterFacts } from './letter.ts';

function opening({ link, code }: UserLetterFacts): Sentence {
  if (code === undefined) return { message: 'Open this link to sign in.' };
  return link === undefined
    ? { message: 'Type this code to sign in:' }
    : { message: 'Type this code to sign in, or open the link below:' };
}

function howLong({ link, code, minutes }: UserLetterFacts): Sentence {
  const idle = {
    message: 'If you did not ask to sign in, you need do nothing: nobody gets in without this e-mail.',
  };
  if (code === undefined) return sentence('The link works once, for {minutes} minutes. {idle}', { minutes, idle });
  return link === undefined
    ? sentence('The code works once, for {minutes} minutes. {idle}', { minutes, idle })
    : sentence('The link and code work once, for {minutes} minutes. {idle}', { minutes, idle });
}

/** How a person signs in: by the link, by typing the code, or by either. Throws a RangeError when there is neither. */
export const signIn: Letter<'user'> = {
  subject: 'user',
  kind: 'account',
  isCounted: true,
  write(facts) {
    const { link, code, sender } = facts;
    if (link === undefined && code === undefined) throw new RangeError('A sign-in mail holds a link or a code');
    const name = sentence('Sign in to {name}', { name: sender.name });
    return accept({
      subject: code === undefined ? name : sentence('{code} is your {name} sign-in code', { code, name: sender.name }),
      paragraphs: [opening(facts), howLong(facts)],
      ...(code === undefined ? {} : { code }),
      button: link === undefined ? null : { label: name, url: link },
    });
  },
};
