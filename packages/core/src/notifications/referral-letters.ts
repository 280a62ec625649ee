import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, nameInLetter } from './letter.ts';
import type { ReferralLetterFacts } from './staff-facts.ts';

const open = { message: 'Open the referral' };

function answered({ decision, underwriter, name }: ReferralLetterFacts): Sentence | null {
  const who = underwriter ?? { message: 'An underwriter' };
  if (decision === 'accepted')
    return sentence('{who} accepted the quote of {name}. It can be sold as it stands.', { who, name });
  return decision === 'rejected' ? sentence('{who} rejected the quote of {name}.', { who, name }) : null;
}

/** An agent hears what became of a question to an underwriter. Why stays behind the sign-in. */
export const referralAnswered: Letter<'referral'> = {
  subject: 'referral',
  kind: 'work',
  // Each question is answered once.
  isCounted: false,
  write(facts) {
    const { firstName, status, name, url, sender } = facts;
    const ended = sentence('Nobody answered about the quote of {name} in time. Ask again if it is still wanted.', {
      name,
    });
    const message = answered(facts) ?? (status === 'expired' ? ended : null);
    if (message === null)
      return refuse('referral_open', 'The referral was open again before the e-mail was to be sent.');
    return accept({
      subject: sentence('What became of your referral: {name}', { name }),
      paragraphs: [greeting(firstName), message, { message: 'The reason stands in the referral.' }, closing(sender)],
      button: { label: open, url },
    });
  },
};

/** Somebody wrote about a referral. What they wrote stays behind the sign-in. */
export const referralMessage: Letter<'referral'> = {
  subject: 'referral',
  kind: 'work',
  // Staff write to each other.
  isCounted: false,
  write({ firstName, author, name, url, sender }) {
    if (author === null) return refuse('message_gone', 'There was no message when the e-mail was to be sent.');
    return accept({
      subject: sentence('{author} wrote about a referral', { author }),
      paragraphs: [
        greeting(firstName),
        sentence('{author} wrote to you about the referral of {name}.', { author, name }),
        closing(sender),
      ],
      button: { label: open, url },
    });
  },
};

/** The customer hears that an underwriter has looked: the way on, or that we do not insure it. */
export const quoteReviewed: Letter<'quote'> = {
  subject: 'quote',
  kind: 'decisions',
  // An underwriter causes it, once a question.
  isCounted: false,
  write({ status, vehicle, firstName, expirationDate, url, sender }) {
    const what = nameInLetter(vehicle);
    if (status === 'ineligible') {
      return accept({
        subject: { message: 'About your quote' },
        paragraphs: [
          greeting(firstName),
          sentence('An underwriter looked at the quote for your {what}. We cannot insure it as it stands.', { what }),
          closing(sender),
        ],
        button: null,
      });
    }
    if (status !== 'open' && status !== 'agent_approved') {
      return refuse('quote_not_on_offer', 'The quote was not on offer any more when the e-mail was to be sent.');
    }
    return accept({
      subject: { message: 'Your quote can go on' },
      paragraphs: [
        greeting(firstName),
        sentence('An underwriter looked at the quote for your {what}, and it can go on as it stands.', { what }),
        { message: 'If you change an answer now, it has to be looked at again.' },
        sentence('The offer stands until {day}.', { day: expirationDate }),
        closing(sender),
      ],
      button: { label: { message: 'Continue my quote' }, url },
    });
  },
};
