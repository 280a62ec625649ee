import { accept } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { Letter } from './letter.ts';

/** How somebody of the staff chooses a new password. Throws a RangeError without a link. */
export const resetPassword: Letter<'user'> = {
  subject: 'user',
  kind: 'account',
  isCounted: true,
  write({ link, minutes, sender }) {
    if (link === undefined) throw new RangeError('A letter for a new password holds a link');
    const idle = { message: 'If you did not ask for it, you need do nothing: your password stays as it is.' };
    return accept({
      subject: sentence('Choose a new password for {name}', { name: sender.name }),
      paragraphs: [
        { message: 'Open this link to choose a new password. You are then signed out on every device.' },
        sentence('The link works once, for {minutes} minutes. {idle}', { minutes, idle }),
      ],
      button: { label: { message: 'Choose a new password' }, url: link },
    });
  },
};
