import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import type { ClaimMessageFacts } from './claim-message-facts.ts';
import { closing, greeting, type Letter, type Message } from './letter.ts';

function write(
  { firstName, isRead, url, sender }: ClaimMessageFacts,
  { subject, body, button }: Readonly<Record<'subject' | 'body' | 'button', Sentence>>,
): Decision<Message> {
  if (isRead) {
    return refuse(
      'message_read',
      words(
        'Whoever it is for had read the message before the e-mail went.',
        'La personne avait lu le message avant l’envoi du courriel.',
      ),
    );
  }
  return accept({
    subject,
    paragraphs: [greeting(firstName), body, closing(sender)],
    button: { label: button, url },
  });
}

/** Who handles a claim wrote to who reported it. What it says stays behind the link. */
export const claimMessage: Letter<'claim_message'> = {
  subject: 'claim_message',
  kind: 'asked',
  // Staff answer, and who reported asked for it.
  isCounted: false,
  write: (facts) =>
    write(facts, {
      subject: sentence(
        words('A message about your claim {number}', 'Un message au sujet de votre réclamation {number}'),
        { number: facts.number },
      ),
      body: sentence(
        words(
          'We wrote to you about your claim {number}. You read and answer it where your claim is.',
          'Nous vous avons écrit au sujet de votre réclamation {number}. Vous lisez le message et y répondez sur sa page.',
        ),
        { number: facts.number },
      ),
      button: sentence(words('Read the message', 'Lire le message')),
    }),
};

/** Who reported a claim wrote: to who handles it. */
export const claimMessageArrived: Letter<'claim_message_arrived'> = {
  subject: 'claim_message_arrived',
  kind: 'work',
  // Fifty messages a day at most, and one letter until somebody answers.
  isCounted: false,
  write: (facts) =>
    write(facts, {
      subject: sentence(words('A message about claim {number}', 'Un message au sujet de la réclamation {number}'), {
        number: facts.number,
      }),
      body: sentence(
        words(
          'Whoever reported claim {number} wrote to you. The law gives days for the answer.',
          'La personne qui a déposé la réclamation {number} vous a écrit. La loi donne un délai pour répondre.',
        ),
        { number: facts.number },
      ),
      button: sentence(words('Read and answer it', 'Le lire et y répondre')),
    }),
};

/** A letter about a claim came back: who reported it reads it where their claim is, and says where mail reaches them. */
export const claimLetterReturned: Letter<'claim_letter'> = {
  subject: 'claim_letter',
  kind: 'asked',
  // Once for a letter that came back.
  isCounted: false,
  write: ({ number, firstName, returnedOn, url, sender }) =>
    accept({
      subject: sentence(
        words(
          'Our letter about your claim {number} came back',
          'Notre lettre sur votre réclamation {number} est revenue',
        ),
        { number },
      ),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            'A letter that we mailed to you about your claim {number} came back on {day}. You read it where your claim is.',
            'Une lettre que nous vous avons postée sur votre réclamation {number} est revenue le {day}. Vous la lisez sur la page de votre réclamation.',
          ),
          { number, day: returnedOn },
        ),
        sentence(
          words(
            'Please write to us there, or call, where mail reaches you.',
            'Écrivez-nous-y, ou appelez-nous, pour dire où le courrier vous parvient.',
          ),
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Read the letter', 'Lire la lettre')), url },
    }),
};
