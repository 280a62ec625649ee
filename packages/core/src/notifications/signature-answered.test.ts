import { describe, expect, test } from 'vitest';
import { codeOf } from '../quoting/quote.fixture.ts';
import { type Locale, printSentence } from '../shared/text/sentence.ts';
import type { AnswerLetterFacts, Letter } from './letter.ts';
import { signatureAnswered, signatureDeclined } from './signature-answered.ts';

const facts: AnswerLetterFacts = {
  sender: { name: 'Harbour RV', phone: null },
  firstName: 'Ada',
  second: 'Sam Lake',
  insured: 'Ada Moreno',
  answer: 'signed',
  url: 'https://example.com/checkout',
};

function printed(letter: Letter<'answer' | 'decline'>, about: Partial<AnswerLetterFacts>, locale: Locale = 'en-US') {
  const decision = letter.write({ ...facts, ...about });
  if (!decision.ok) throw new Error(decision.refusal.code);
  const { subject, paragraphs, button } = decision.event;
  return [subject, ...paragraphs, ...(button ? [button.label] : [])].map((one) => printSentence(one, locale));
}

describe('who signed first', () => {
  test.each<[AnswerLetterFacts['answer'], string, string]>([
    ['signed', 'Both of you have signed', 'Go to payment'],
    ['declined', 'The second signature was declined', 'Decide how to go on'],
  ])('is told that the second has %s, and led on', (answer, subject, button) => {
    const lines = printed(signatureAnswered, { answer });
    expect([lines[0], lines.at(-1)]).toEqual([subject, button]);
    expect(lines[2]).toMatch(/^Sam Lake /);
  });

  test('reads no name that nobody answers for', () => {
    for (const answer of ['signed', 'declined'] as const) {
      const lines = printed(signatureAnswered, { answer, second: null, firstName: null });
      expect(lines.join(' ')).not.toMatch(/Sam|Ada/);
      expect(lines[2]).toMatch(/^The second named insured /);
    }
  });
});

describe('the agent', () => {
  test('is told whose quote it is, and not why', () => {
    expect(printed(signatureDeclined, { answer: 'declined' })).toEqual([
      'A signature was declined: Ada Moreno',
      'Hello Ada,',
      'Sam Lake does not want to sign the quote of Ada Moreno.',
      'The reason, where one was given, stands with the quote.',
      'Harbour RV',
      'Open the quote',
    ]);
  });

  test('reads French where they work in it', () => {
    const lines = printed(signatureDeclined, { answer: 'declined', second: null }, 'fr-CA');
    expect(lines[2]).toBe('Le second assuré ne souhaite pas signer la soumission de Ada Moreno.');
  });
});

test.each([
  ['who signed first', signatureAnswered, [null]],
  ['the agent', signatureDeclined, [null, 'signed']],
] as const)('%s is told nothing of what is no more so', (_who, letter, over) => {
  for (const answer of over) expect(codeOf(letter.write({ ...facts, answer }))).toBe('signing_over');
});

test('neither counts against the budgets of letters: a link is answered once', () => {
  expect([signatureAnswered.isCounted, signatureDeclined.isCounted]).toEqual([false, false]);
});
