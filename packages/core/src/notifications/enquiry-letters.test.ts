import { describe, expect, test } from 'vitest';
import type { Decision } from '../shared/decision.ts';
import { type Locale, printSentence, type Sentence } from '../shared/text/sentence.ts';
import type { Message, SubjectFacts } from './letter.ts';
import { letters } from './letters.ts';

// The letters about what a visitor wrote, as their readers have them before them. The hard spaces of French are plain here.

const sender = { name: 'Harbour RV', phone: '(888) 555-0142' };
const url = 'https://ca.example/contact';

function linesOf(locale: Locale, decision: Decision<Message>): string[] {
  if (!decision.ok) throw new Error(decision.refusal.message);
  const { subject, paragraphs, button } = decision.event;
  const print = (message: Sentence) => printSentence(message, locale).replaceAll('\u00a0', ' ');
  return [subject, ...paragraphs, ...(button === null ? [] : [button.label])].map(print);
}

const enquiry: SubjectFacts['enquiry'] = {
  sender,
  url,
  reference: '3F9A12BC',
  answerBy: {
    instant: new Date('2026-06-16T16:00:00Z'),
    zone: 'America/New_York',
  },
  conversation: [
    {
      author: null,
      body: 'Do you insure a 1974 van?',
    },
    {
      author: 'Dana Whitfield',
      body: 'We do.\n\nStart a quote, or call me.',
    },
  ],
};

test('that a message arrived, for who wrote it', () => {
  expect(linesOf('en-CA', letters.enquiry_received.write(enquiry))).toEqual([
    'We have your message 3F9A12BC',
    'Hello,',
    'Your message has arrived. Its reference is 3F9A12BC.',
    'We answer by e-mail by 12:00 p.m. Eastern Time on Jun 16, 2026.',
    'If you did not write to us, you need do nothing.',
    'Questions? Call Harbour RV at (888) 555-0142.',
  ]);
  expect(linesOf('fr-CA', letters.enquiry_received.write({ ...enquiry, answerBy: null }))).toEqual([
    'Nous avons reçu votre message 3F9A12BC',
    'Bonjour,',
    'Votre message est arrivé. Son numéro est 3F9A12BC.',
    'Nous répondons par courriel dès que possible.',
    'Si vous ne nous avez pas écrit, vous n’avez rien à faire.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
  ]);
});

test('that a message arrived, for the mailbox of the organization', () => {
  expect(linesOf('en-CA', letters.enquiry_arrived.write(enquiry))).toEqual([
    'Somebody wrote to us: 3F9A12BC',
    'Hello,',
    'A message has come in from our pages, under 3F9A12BC.',
    'Its writer was told to expect an answer by 12:00 p.m. Eastern Time on Jun 16, 2026.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Read and answer it',
  ]);
  expect(linesOf('fr-CA', letters.enquiry_arrived.write({ ...enquiry, answerBy: null }))).toEqual([
    'On nous a écrit : 3F9A12BC',
    'Bonjour,',
    'Un message est arrivé de nos pages, sous le numéro 3F9A12BC.',
    'Son auteur attend une réponse.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Le lire et y répondre',
  ]);
});

test('an answer, and nothing when who wrote has gone on in the chat', () => {
  expect(linesOf('fr-CA', letters.enquiry_answered.write(enquiry))).toEqual([
    'Notre réponse à votre message 3F9A12BC',
    'Bonjour,',
    'Dana Whitfield a écrit :',
    'We do.',
    'Start a quote, or call me.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Nous écrire de nouveau',
  ]);
  const read = [...enquiry.conversation, { author: null, body: 'Thanks' }];
  expect(letters.enquiry_answered.write({ ...enquiry, conversation: read })).toMatchObject({
    refusal: { code: 'answer_read' },
  });
});

test('a conversation, for who asked for it', () => {
  expect(linesOf('en-CA', letters.enquiry_transcript.write(enquiry))).toEqual([
    'Our conversation 3F9A12BC',
    'Hello,',
    'You asked for what was said:',
    'You wrote:',
    'Do you insure a 1974 van?',
    'Dana Whitfield wrote:',
    'We do.',
    'Start a quote, or call me.',
    'Questions? Call Harbour RV at (888) 555-0142.',
  ]);
});

describe('a letter about what somebody wrote', () => {
  const dangerous: SubjectFacts['enquiry'] = {
    ...enquiry,
    conversation: [{ author: null, body: 'Buy at https://spam.example' }, ...enquiry.conversation.slice(1)],
  };

  test.each(['enquiry_received', 'enquiry_arrived', 'enquiry_answered'] as const)(
    '%s repeats nothing of it: its address may be anybody’s',
    (template) => {
      for (const locale of ['en-US', 'fr-CA'] as const) {
        expect(linesOf(locale, letters[template].write(dangerous)).join('\n')).not.toContain('spam');
      }
    },
  );

  test('of an answer holds everything since they wrote last, and nothing before', () => {
    const texts: SubjectFacts['enquiry']['conversation'] = [
      { author: null, body: 'First question' },
      { author: 'Dana Whitfield', body: 'First answer' },
      { author: null, body: 'Second question' },
      { author: 'Dana Whitfield', body: 'Second answer' },
      { author: 'Owen Harbor', body: 'Third answer' },
    ];
    const text = linesOf('en-US', letters.enquiry_answered.write({ ...enquiry, conversation: texts })).join('\n');
    expect(text).toContain('Second answer');
    expect(text).toContain('Owen Harbor wrote:');
    expect(text).not.toMatch(/First|question/);
  });

  test('is not written where nobody has answered', () => {
    const texts = enquiry.conversation.slice(0, 1);
    expect(letters.enquiry_answered.write({ ...enquiry, conversation: texts })).toMatchObject({
      ok: false,
      refusal: { code: 'answer_read' },
    });
  });

  test.each([
    ['2026-06-16T16:00:00Z', '12:00 p.m. Eastern Time on Jun 16, 2026'],
    ['2026-06-17T00:00:00Z', '8:00 p.m. Eastern Time on Jun 16, 2026'],
    ['2026-12-28T18:30:00Z', '1:30 p.m. Eastern Time on Dec 28, 2026'],
  ])('says %s as the day and hour of the office: %s', (instant, text) => {
    const answerBy = { instant: new Date(instant), zone: 'America/New_York' };
    expect(linesOf('en-US', letters.enquiry_received.write({ ...enquiry, answerBy })).join('\n')).toContain(text);
  });

  test('leads who wrote to the form again, and staff to the message', () => {
    expect(letters.enquiry_answered.write(enquiry)).toMatchObject({ event: { button: { url } } });
    expect(letters.enquiry_arrived.write(enquiry)).toMatchObject({ event: { button: { url } } });
    expect(letters.enquiry_received.write(enquiry)).toMatchObject({ event: { button: null } });
    expect(letters.enquiry_transcript.write(enquiry)).toMatchObject({ event: { button: null } });
  });
});
