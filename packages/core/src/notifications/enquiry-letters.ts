import type { EnquiryFacts } from './enquiry-facts.ts';
import { accept, refuse } from '../shared/decision.ts';
import { dayInZone } from '../shared/time/day.ts';
import { factAlone, sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';
import { words } from '../shared/words.ts';

function until(answerBy: EnquiryFacts['answerBy']): Sentence {
  if (answerBy === null)
    return sentence(words('We answer by e-mail as soon as we can.', 'Nous répondons par courriel dès que possible.'));
  const day = dayInZone(answerBy.instant, answerBy.zone);
  return sentence(
    words(
      'We answer by e-mail by {time} Eastern Time on {day}.',
      'Nous répondons par courriel au plus tard le {day} à {time}, heure de l’Est.',
    ),
    { time: answerBy, day },
  );
}

/** One message as a transcript has it: who, then what. */
function quoted({ author, body }: EnquiryFacts['conversation'][number]): Sentence[] {
  const who =
    author === null
      ? sentence(words('You wrote:', 'Vous avez écrit :'))
      : sentence(words('{author} wrote:', '{author} a écrit :'), { author });
  return [who, ...body.split(/\n{2,}/).map((part) => factAlone(part))];
}

/** That a message arrived. Nobody has confirmed the address: it repeats nothing that a stranger may have typed. */
export const enquiryReceived: Letter<'enquiry'> = {
  subject: 'enquiry',
  kind: 'asked',
  isCounted: true,
  write: ({ reference, answerBy, sender }) =>
    accept({
      subject: sentence(words('We have your message {reference}', 'Nous avons reçu votre message {reference}'), {
        reference,
      }),
      paragraphs: [
        greeting(null),
        sentence(
          words(
            'Your message has arrived. Its reference is {reference}.',
            'Votre message est arrivé. Son numéro est {reference}.',
          ),
          { reference },
        ),
        until(answerBy),
        sentence(
          words(
            'If you did not write to us, you need do nothing.',
            'Si vous ne nous avez pas écrit, vous n’avez rien à faire.',
          ),
        ),
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
      subject: sentence(words('Somebody wrote to us: {reference}', 'On nous a écrit : {reference}'), { reference }),
      paragraphs: [
        greeting(null),
        sentence(
          words(
            'A message has come in from our pages, under {reference}.',
            'Un message est arrivé de nos pages, sous le numéro {reference}.',
          ),
          { reference },
        ),
        answerBy === null
          ? sentence(words('Its writer waits for an answer.', 'Son auteur attend une réponse.'))
          : sentence(
              words(
                'Its writer was told to expect an answer by {time} Eastern Time on {day}.',
                'Nous avons promis une réponse à son auteur au plus tard le {day} à {time}, heure de l’Est.',
              ),
              {
                time: answerBy,
                day: dayInZone(answerBy.instant, answerBy.zone),
              },
            ),
        closing(sender),
      ],
      button: { label: sentence(words('Read and answer it', 'Le lire et y répondre')), url },
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
    if (answers.length === 0)
      return refuse(
        'answer_read',
        words(
          'Whoever wrote had read the answer before the e-mail went.',
          'La personne avait lu la réponse avant l’envoi du courriel.',
        ),
      );
    return accept({
      subject: sentence(words('Our answer to your message {reference}', 'Notre réponse à votre message {reference}'), {
        reference,
      }),
      paragraphs: [greeting(null), ...answers.flatMap(quoted), closing(sender)],
      button: { label: sentence(words('Write to us again', 'Nous écrire de nouveau')), url },
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
      subject: sentence(words('Our conversation {reference}', 'Notre conversation {reference}'), { reference }),
      paragraphs: [
        greeting(null),
        sentence(words('You asked for what was said:', 'Vous avez demandé à recevoir cet échange :')),
        ...texts.flatMap(quoted),
        closing(sender),
      ],
      button: null,
    }),
};
