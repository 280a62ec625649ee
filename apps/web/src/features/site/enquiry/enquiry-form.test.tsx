// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SendEnquiryDocument } from '../../../generated/documents.ts';
import { answeringServer, Failure, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { siteTranslator } from '../site-translator.ts';
import { enquiryDraft, nothingTyped } from './enquiry-draft.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { enquiryWords, fieldsOf } from './enquiry-words.ts';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const words = enquiryWords(await siteTranslator('en-us'), 'line');
const typed = {
  'Your name': 'Ada Moreno',
  'Name of the business': 'Moreno Rentals',
  'E-mail': 'ada@example.com',
  'Number of units': '12',
  'ZIP or postal code': '80202',
  'What you do with them': 'We rent.',
};
const received = { email: 'ada@example.com', reference: '3F9A12BC', answer_by: '2026-06-16T16:00:00Z', token: null };
const sent = () => server.sentTo(SendEnquiryDocument);
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

const draw = () => drawPage('site', '/protection/pro', <EnquiryForm provider="pro" words={words} />);
type Hands = Awaited<ReturnType<typeof draw>>;
async function fill(hands: Hands): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await hands.type(box(name), text);
}
const press = (hands: Hands) => hands.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => {
  server.answer(SendEnquiryDocument, () => ({ send_enquiry: received }));
});

describe('a form', () => {
  test.each(['contact', 'appointment', 'affiliate'] as const)(
    'of %s sends what it asks and nothing else, and names the reference and when an answer comes',
    async (form) => {
      const own = enquiryWords(await siteTranslator('en-us'), form);
      const hands = await drawPage('site', '/contact', <EnquiryForm words={own} />);
      for (const field of fieldsOf[form]) {
        if (field !== 'phone') await hands.type(box(own.label[field]), field === 'email' ? 'ada@example.com' : 'Hello');
      }
      await press(hands);
      await screen.findByText(/3F9A12BC/);
      expect(Object.keys(sent()[0]?.variables ?? {}).toSorted()).toEqual(
        [...fieldsOf[form], 'kind', 'partner'].toSorted(),
      );
      expect(sent()[0]?.variables).toMatchObject({ kind: form, partner: null });
    },
  );

  test('that a machine fills in says so, in a field that nobody sees', async () => {
    const own = enquiryWords(await siteTranslator('en-us'), 'contact');
    const hands = await drawPage('site', '/contact', <EnquiryForm words={own} />);
    for (const label of ['Your name', 'E-mail', 'Your message']) await hands.type(box(label), 'ada@example.com');
    const unseen = document.querySelector<HTMLInputElement>('input[name=website]');
    expect(unseen?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(unseen?.tabIndex).toBe(-1);
    if (unseen) await hands.type(unseen, 'https://spam.example');
    await press(hands);
    await waitFor(() => expect(sent()[0]?.variables).toMatchObject({ website: 'https://spam.example' }));
  });
});

describe('an enquiry', () => {
  test('says at each field what is missing, leads to the first, and sends nothing', async () => {
    const hands = await draw();
    await press(hands);
    for (const text of ['Enter your name.', 'Enter how many you want to insure.', 'Enter your e-mail address.']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(document.activeElement).toBe(box('Your name'));
    expect(box('Phone').getAttribute('aria-invalid')).toBeNull();
    expect(sent()).toEqual([]);
  });

  test('is sent once with what was typed, and says where the answer goes', async () => {
    const hands = await draw();
    await fill(hands);
    await press(hands);
    await screen.findByText(/Its reference is 3F9A12BC\. We answer to ada@example\.com by Tuesday, June 16/);
    expect(sent().map(({ variables }) => variables)).toEqual([
      {
        kind: 'line',
        provider: 'pro',
        name: 'Ada Moreno',
        business_name: 'Moreno Rentals',
        email: 'ada@example.com',
        phone: '',
        units: 12,
        postal_code: '80202',
        about: 'We rent.',
        partner: null,
      },
    ]);
    expect(window.sessionStorage.length).toBe(0);
    await hands.click(screen.getByRole('button', { name: 'Send another one' }));
    expect(box('Your name').value).toBe('');
  });

  test('that is refused keeps everything, and says at its field what is wrong', async () => {
    server.answer(SendEnquiryDocument, () => refusal('postal_code_unknown', 'We cannot find it.', 'postal_code'));
    const hands = await draw();
    await fill(hands);
    await press(hands);
    await screen.findByText('We cannot find it.');
    expect(document.activeElement).toBe(box('ZIP or postal code'));
    expect(box('Your name').value).toBe('Ada Moreno');
    await hands.type(box('ZIP or postal code'), '1');
    await waitFor(() => expect(screen.queryByText('We cannot find it.')).toBeNull());
  });

  test('whose answer is lost is the same enquiry when it is sent again', async () => {
    server.answer(SendEnquiryDocument, () => new Failure({ errors: [] }, 503));
    const hands = await draw();
    await fill(hands);
    await press(hands);
    await screen.findByRole('alert');
    server.answer(SendEnquiryDocument, () => ({ send_enquiry: received }));
    await press(hands);
    await screen.findByText(/Its reference is 3F9A12BC\. We answer to ada@example\.com by Tuesday, June 16/);
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('is kept for the tab while it is typed, and nothing else is taken for one', async () => {
    const hands = await draw();
    await hands.type(box('Your name'), 'Ada');
    expect(enquiryDraft('pro').read()).toEqual({ ...nothingTyped, name: 'Ada' });
    expect(enquiryDraft('car_share').read()).toEqual(nothingTyped);
    for (const [text, expected] of [
      ['{', nothingTyped],
      ['[]', nothingTyped],
      ['{"units":4,"other":"x","name":"Ben"}', { ...nothingTyped, name: 'Ben' }],
    ] as const) {
      window.sessionStorage.setItem('enquiry pro', text);
      expect(enquiryDraft('pro').read()).toEqual(expected);
    }
  });
});
