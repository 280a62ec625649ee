// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  LoadChatDocument,
  MailChatDocument,
  SendEnquiryDocument,
  WriteInChatDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { HelpChat } from './help-chat.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const created = '2026-06-15T14:00:00Z';
const requested = { author: null, body: 'Do you insure a 1974 van?', created };
const answered = { author: 'Dana Whitfield', body: 'We do.', created };
const conversation = (messages: (typeof requested | typeof answered)[], status = 'new') => ({
  reference: '3F9A12BC',
  status,
  email: 'ada@example.com',
  answer_by: '2026-06-15T22:00:00Z',
  messages,
});
let stated: ReturnType<typeof conversation>;
let who: 'here' | 'soon' | 'later';

beforeEach(() => {
  stated = conversation([requested]);
  who = 'later';
  server.answerUrl('/api/v1/help', () => ({ who, answer_by: '2026-06-16T16:00:00Z' }));
  server.answer(LoadChatDocument, () => ({ enquiry_conversation: stated }));
  server.answer(SendEnquiryDocument, () => ({
    send_enquiry: { email: 'ada@example.com', reference: '3F9A12BC', answer_by: created, token: 'h1.secret' },
  }));
  server.answer(WriteInChatDocument, ({ body }) => {
    stated = conversation([...stated.messages, { ...requested, body }]);
    return { write_in_enquiry: stated };
  });
  server.answer(MailChatDocument, () => ({ mail_enquiry_transcript: { email: 'ada@example.com' } }));
});

async function open(stored: Readonly<Record<string, string>> = {}) {
  const hands = await drawPage('frame', '/faq', <HelpChat />, stored);
  await hands.click(screen.getByRole('button', { name: 'Help' }));
  await screen.findByRole('dialog', { name: 'Help' });
  return hands;
}

describe('the help', () => {
  test('keeps nothing and asks for nothing until its visitor writes', async () => {
    await drawPage('frame', '/faq', <HelpChat />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.localStorage.getItem('help-chat')).toBeNull();
    expect(server.sentTo(LoadChatDocument)).toEqual([]);
  });

  test.each([
    ['here', 'An agent is here now and answers in this window.'],
    ['soon', 'No agent is at the chat at this moment. We answer by e-mail by'],
    ['later', 'Our office is closed now. We answer by e-mail by'],
  ] as const)('says who answers: %s', async (answers, words) => {
    who = answers;
    await open();
    expect(await screen.findByText(words, { exact: false })).toBeDefined();
  });

  test('closes on Escape and gives the focus back to its button', async () => {
    const hands = await open();
    await hands.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help' }));
  });

  test('says until when an answer comes, and at each field what is missing', async () => {
    const hands = await open();
    await screen.findByText(/We answer by e-mail by Tuesday, June 16/);
    await hands.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^E-mail/));
    expect(screen.getByText('Write your message.')).toBeDefined();
    expect(server.sentTo(SendEnquiryDocument)).toEqual([]);
  });

  test('begins a conversation, which a reload finds again by its token, and shows an answer as it comes', async () => {
    const hands = await open();
    await hands.type(screen.getByLabelText(/^E-mail/), 'ada@example.com');
    await hands.type(screen.getByLabelText(/^Your message/), requested.body);
    await hands.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/We have it, as 3F9A12BC/);
    expect(window.localStorage.getItem('help-chat')).toBe('h1.secret');
    stated = conversation([requested, answered], 'answered');
    await screen.findByText('We do.', {}, { timeout: 5_000 });
    await hands.click(screen.getByRole('button', { name: 'Mail me all of this' }));
    await screen.findByText('It is on its way to ada@example.com.');
    await hands.type(screen.getByLabelText(/^Your message/), 'And a trailer?');
    await hands.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('And a trailer?');
    expect(server.sentTo(WriteInChatDocument)[0]?.variables).toEqual({ token: 'h1.secret', body: 'And a trailer?' });
  });

  test('begins another conversation where one is closed', async () => {
    stated = conversation([requested, answered], 'closed');
    const hands = await open({ 'help-chat': 'h1.secret' });
    await hands.click(await screen.findByRole('button', { name: 'Begin another one' }));
    expect(window.localStorage.getItem('help-chat')).toBeNull();
    expect(screen.getByLabelText(/^E-mail/)).toBeDefined();
  });

  test('forgets a conversation that is there no more', async () => {
    server.answer(LoadChatDocument, () => refusal('not_found', 'There is no such record.'));
    await open({ 'help-chat': 'h1.gone' });
    await waitFor(() => expect(window.localStorage.getItem('help-chat')).toBeNull());
  });
});
