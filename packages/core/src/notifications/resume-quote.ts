import { accept } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';

/** The link with which a visitor goes on with the quote that they began. */
export const resumeQuote: Letter<'quote'> = {
  subject: 'quote',
  kind: 'asked',
  isCounted: true,
  write({ firstName, vehicle, url, expirationDate, sender, isConfirmed }) {
    return accept({
      subject:
        vehicle === null
          ? { message: 'Continue your quote' }
          : sentence('Continue the quote for your {vehicle}', { vehicle }),
      paragraphs: [
        greeting(firstName),
        vehicle === null
          ? { message: 'We saved your quote. Go on where you left off; nothing has to be entered twice.' }
          : sentence(
              'We saved the quote for your {vehicle}. Go on where you left off; nothing has to be entered twice.',
              { vehicle },
            ),
        sentence('The offer stands until {day}. Anyone with this link can open the quote, so keep it to yourself.', {
          day: expirationDate,
        }),
        ...(isConfirmed
          ? []
          : [{ message: 'If you did not ask for this letter, you need do nothing: no other one follows by itself.' }]),
        closing(sender),
      ],
      button: { label: { message: 'Continue my quote' }, url },
    });
  },
};
