import type { EnquiryFacts } from './enquiry-facts.ts';
import { accept, refuse } from '../shared/decision.ts';
import { dayInZone } from '../shared/time/day.ts';
import { factAlone, sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';

function until(answerBy: EnquiryFacts['answerBy']): Sentence {
  if (answerBy === null) return { message: 'We answer by e-mail as soon as we can.' };
  const day = dayInZone(answerBy.instant, answerBy.zone);
  return sentence('We answer by e-mail by {time} Eastern Time on {day}.', { time: answerBy, day });
}

/** One message as a transcript has it: who, then what. */
function quoted({ author, body }: EnquiryFacts['conversation'][number]): Sentence[] {
  const who = author === null ? { message: 'You wrote:' } : sentence('{author} wrote:', { author });
  return [who, ...body.split(/\n{2,}/).map((part) => factAlone(part))];
}

/** That a message arrived. Nobody has confirmed the address: it repeats nothing that a stranger may have typed. */
export const enquiryReceived: Letter<'enquiry'> = {
  subject: 'enquiry',
  kind: 'asked',
  isCounted: true,
  write: ({ reference, answerBy, sender }) =>
    accept({
      subject: sentence('We have your message {reference}', { reference }),
      paragraphs: [
        greeting(null),
        sentence('Your message has arrived. Its reference is {reference}.', { reference }),
        until(answerBy),
        { message: 'If you did not write to us, you need do nothing.' },
        closing(sender),
      ],
      button: null,
    }),
};

/** That somebody wrote: to the mailbox of the organization. What was written stays behind the sign-in. */
export const enquiryArrived: Letter<'arrival'> = {
  subject: 'arrival',
  kind: 'work',
  isCounted: false,
  write: ({ reference, answerBy, url, sender }) =>
    accept({
      subject: sentence('Somebody wrote to us: {reference}', { reference }),
      paragraphs: [
        greeting(null),
        sentence('A message has come in from our pages, under {reference}.', { reference }),
        answerBy === null
          ? { message: 'Its writer waits for an answer.' }
          : sentence('Its writer was told to expect an answer by {time} Eastern Time on {day}.', {
              time: answerBy,
              day: dayInZone(answerBy.instant, answerBy.zone),
            }),
        closing(sender),
      ],
      button: { label: { message: 'Read and answer it' }, url },
    }),
};

/** What staff answered since who wrote wrote last. A later message of theirs shows that they have read it. */
export const enquiryAnswered: Letter<'enquiry'> = {
  subject: 'enquiry',
  kind: 'asked',
  isCounted: false,
  write({ reference, conversation: texts, url, sender }) {
    const last = texts.findLastIndex(({ author }) => author === null);
    const answers = texts.slice(last + 1);
    if (answers.length === 0) return refuse('answer_read', 'Whoever wrote had read the answer before the e-mail went.');
    return accept({
      subject: sentence('Our answer to your message {reference}', { reference }),
      paragraphs: [greeting(null), ...answers.flatMap(quoted), closing(sender)],
      button: { label: { message: 'Write to us again' }, url },
    });
  },
};

/** The whole conversation, for who asked for it. */
export const enquiryTranscript: Letter<'enquiry'> = {
  subject: 'enquiry',
  kind: 'asked',
  isCounted: true,
  write: ({ reference, conversation: texts, sender }) =>
    accept({
      subject: sentence('Our conversation {reference}', { reference }),
      paragraphs: [
        greeting(null),
        { message: 'You asked for what was said:' },
        ...texts.flatMap(quoted),
        closing(sender),
      ],
      button: null,
    }),
};
