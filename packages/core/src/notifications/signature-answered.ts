import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';

const over = () => refuse('signing_over', 'There was nothing to sign any more when the e-mail was to be sent.');
const somebody: Sentence = { message: 'The second named insured' };

/** The first named insured hears whether the second has signed, and what is to be done. Why not stays with the quote. */
export const signatureAnswered: Letter<'answer'> = {
  subject: 'answer',
  kind: 'signing',
  // A link is answered once, and links are counted.
  isCounted: false,
  write({ firstName, second, answer, url, sender }) {
    if (answer === null) return over();
    const who = second ?? somebody;
    const [subject, message, next, label] =
      answer === 'signed'
        ? ([
            { message: 'Both of you have signed' },
            sentence('{who} has signed, too.', { who }),
            { message: 'Only the payment is left. The policy begins once it is paid.' },
            { message: 'Go to payment' },
          ] as const)
        : ([
            { message: 'The second signature was declined' },
            sentence('{who} does not want to sign.', { who }),
            { message: 'Nobody is insured yet. You can ask again, or go on without the second named insured.' },
            { message: 'Decide how to go on' },
          ] as const);
    return accept({
      subject,
      paragraphs: [greeting(firstName), message, next, closing(sender)],
      button: { label, url },
    });
  },
};

/** The agent whose quote it is hears that the second named insured declined. */
export const signatureDeclined: Letter<'decline'> = {
  subject: 'decline',
  kind: 'work',
  isCounted: false,
  write({ firstName, second, insured, answer, url, sender }) {
    if (answer !== 'declined') return over();
    return accept({
      subject: sentence('A signature was declined: {insured}', { insured }),
      paragraphs: [
        greeting(firstName),
        sentence('{who} does not want to sign the quote of {insured}.', { who: second ?? somebody, insured }),
        { message: 'The reason, where one was given, stands with the quote.' },
        closing(sender),
      ],
      button: { label: { message: 'Open the quote' }, url },
    });
  },
};
