import { describe, expect, test } from 'vitest';
import { day } from '../shared/day.ts';
import { closing, greeting, type Message } from './message.ts';
import { policyBoundMessage } from './policy-bound.ts';
import { quoteSentMessage } from './quote-sent.ts';
import { resumeQuoteMessage } from './resume-quote.ts';

const sender = { name: 'Blue Ridge Insurance', phone: '800-555-0100' };
const url = 'https://example.com/resume?quote=1&token=2';

const resume = {
  firstName: 'Renée',
  vehicle: '2021 Winnebago View',
  url,
  expirationDate: day('2026-04-09'),
  sender,
  isConfirmed: true,
} as const;

const sent = {
  firstName: 'Renée',
  agentName: 'Dana Lake',
  vehicle: '2021 Winnebago View',
  total: 104_753,
  currency: 'USD',
  months: 12,
  effectiveDate: day('2026-03-20'),
  expirationDate: day('2026-04-09'),
  url,
  sender,
} as const;

const bound = {
  firstName: 'Renée',
  policyNumber: 'RWP-100001-7',
  vehicle: '2021 Winnebago View',
  effectiveDate: day('2026-03-20'),
  expirationDate: day('2027-03-20'),
  paid: 11_022,
  currency: 'USD',
  next: { dueDate: day('2026-04-20'), amount: 9_021 },
  url,
  sender,
} as const;

const letters: readonly (readonly [string, Message])[] = [
  ['resume_quote', resumeQuoteMessage(resume)],
  ['resume_quote without a vehicle', resumeQuoteMessage({ ...resume, vehicle: null, firstName: null })],
  ['resume_quote to whom nobody knows', resumeQuoteMessage({ ...resume, firstName: null, isConfirmed: false })],
  ['quote_sent', quoteSentMessage(sent)],
  ['quote_sent without a vehicle', quoteSentMessage({ ...sent, vehicle: null, agentName: null })],
  ['policy_bound', policyBoundMessage(bound)],
  ['policy_bound paid in full', policyBoundMessage({ ...bound, next: null, vehicle: null })],
];

function textOf(message: Message): string {
  return message.paragraphs.join('\n');
}

describe('every letter', () => {
  test.each(letters)('%s has a subject of one short line', (_name, { subject }) => {
    expect(subject.length).toBeGreaterThan(5);
    expect(subject.length).toBeLessThanOrEqual(78);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test.each(letters)('%s leaves nothing unsaid', (_name, message) => {
    expect(`${message.subject}\n${textOf(message)}`).not.toMatch(/null|undefined|NaN|\[object/);
    for (const paragraph of message.paragraphs) expect(paragraph.trim()).not.toBe('');
  });

  test.each(letters)('%s has one button that leads to the given address', (_name, { button }) => {
    expect(button?.url).toBe(url);
    expect(button?.label).toMatch(/^[A-Z]/);
  });

  test.each(letters)('%s keeps the link out of its text', (_name, message) => {
    expect(`${message.subject}${textOf(message)}`).not.toContain('token=');
  });

  test.each(letters)('%s begins with a greeting and ends with whom to call', (_name, { paragraphs }) => {
    expect(paragraphs[0]).toMatch(/^Hello.*,$/);
    expect(paragraphs.at(-1)).toContain('800-555-0100');
  });
});

describe('the letters one by one', () => {
  test('the link to go on says until when the offer stands', () => {
    const message = resumeQuoteMessage(resume);
    expect(message.subject).toBe('Continue the quote for your 2021 Winnebago View');
    expect(textOf(message)).toContain('Apr 9, 2026');
  });

  test('the link to go on works before the vehicle is known', () => {
    expect(resumeQuoteMessage({ ...resume, vehicle: null }).subject).toBe('Continue your quote');
  });

  test('the link to go on tells who never asked for it that nothing is to be done', () => {
    const idle = 'If you did not ask for this letter, you need do nothing';
    expect(textOf(resumeQuoteMessage({ ...resume, isConfirmed: false }))).toContain(idle);
    expect(textOf(resumeQuoteMessage(resume))).not.toContain(idle);
  });

  test('a quote from an agent says who sends it, the price, the term and the days', () => {
    const text = textOf(quoteSentMessage(sent));
    for (const part of ['Dana Lake', '2021 Winnebago View', '$1,047.53', '12 months', 'Mar 20, 2026', 'Apr 9, 2026']) {
      expect(text).toContain(part);
    }
  });

  test('a quote from no agent in particular comes from the organization', () => {
    expect(textOf(quoteSentMessage({ ...sent, agentName: null }))).toContain('Blue Ridge Insurance prepared a quote');
  });

  test.each([
    ['USD', '$1,047.53'],
    ['CAD', 'CA$1,047.53'],
  ] as const)('a price in %s is written %s', (currency, price) => {
    expect(textOf(quoteSentMessage({ ...sent, currency }))).toContain(price);
  });

  test('the confirmation says the number, the term, what was charged and what comes next', () => {
    const message = policyBoundMessage(bound);
    const parts = ['RWP-100001-7', 'Mar 20, 2026', 'Mar 20, 2027', '12:01 a.m.', '$110.22', '$90.21', 'Apr 20, 2026'];
    for (const part of parts) expect(textOf(message)).toContain(part);
    expect(message.subject).toContain('RWP-100001-7');
  });

  test('the confirmation of a term that is paid says that nothing more is due', () => {
    expect(textOf(policyBoundMessage({ ...bound, next: null }))).toContain('Nothing more is due for this term.');
  });
});

describe('greeting and closing', () => {
  test.each([
    ['Renée', 'Hello Renée,'],
    ['  Mary Ann ', 'Hello Mary Ann,'],
    ['', 'Hello,'],
    ['  ', 'Hello,'],
    [null, 'Hello,'],
  ])('%j is greeted with "%s"', (firstName, line) => {
    expect(greeting(firstName)).toBe(line);
  });

  test.each([
    ['800-555-0100', 'Questions? Call Blue Ridge Insurance at 800-555-0100.'],
    [null, 'Blue Ridge Insurance'],
  ])('with the phone %s the last line is "%s"', (phone, line) => {
    expect(closing({ name: 'Blue Ridge Insurance', phone })).toBe(line);
  });
});
