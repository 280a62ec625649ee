import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';

/** That what we hold about a person is written for them. It is downloaded after signing in: a letter may be forwarded. */
export const dataReady: Letter<'data'> = {
  subject: 'data',
  kind: 'account',
  isCounted: false,
  write({ firstName, until, url, sender }) {
    if (until === null) return refuse('data_gone', 'The data could not be downloaded any more.');
    return accept({
      subject: { message: 'Your data is ready' },
      paragraphs: [
        greeting(firstName),
        {
          message:
            'You asked for what we hold about you. It is one file: your data to read and to use elsewhere, and your documents.',
        },
        sentence('Download it from your profile until {day}. Then we remove the file.', { day: until }),
        { message: 'If you did not ask for it, sign in and end what you do not know among your sessions.' },
        closing(sender),
      ],
      button: { label: { message: 'Open my profile' }, url },
    });
  },
};
