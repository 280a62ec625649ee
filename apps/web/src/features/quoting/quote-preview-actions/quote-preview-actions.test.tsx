// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type AbilityFragment, ClaimBlockedQuoteDocument } from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { ada, answerQuotes, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { QuotePreviewActions } from './quote-preview-actions.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const ability = (operation: string, code: string | null = null): AbilityFragment => ({
  operation,
  allowed: code === null,
  code,
  message: code && 'Pete has it.',
});

beforeEach(() => {
  answerQuotes(server, () => [storedQuote(ada, 'Ada')]);
  server.answer(ClaimBlockedQuoteDocument, () => ({ claim_blocked_quote: { quote_id: ada } }));
});

const draw = (...abilities: AbilityFragment[]) =>
  drawStaffPage(
    '/agents/quotes',
    <>
      <QuotePreviewActions quoteId={ada} abilities={abilities} />
      <p>Drawn</p>
    </>,
  );

test('a quote that waits for an agent is taken with two presses', async () => {
  const person = await draw(ability('claim_blocked_quote'), ability('copy_quote_request'));
  await person.click(await screen.findByRole('button', { name: 'Take this quote' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Take it' }));
  await screen.findByText('The quote is yours.');
  expect(server.sentTo(ClaimBlockedQuoteDocument).map(({ variables }) => variables)).toEqual([{ quote_id: ada }]);
});

test('who comes second reads by whom it was taken', async () => {
  server.answer(ClaimBlockedQuoteDocument, () => refusal('quote_taken', 'On Jun 15 Agnes took this quote.'));
  const person = await draw(ability('claim_blocked_quote'));
  await person.click(await screen.findByRole('button', { name: 'Take this quote' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Take it' }));
  await waitFor(() => within(dialog).getByText('On Jun 15 Agnes took this quote.'));
});

test.each(['transition_not_allowed', 'quote_yours', 'quote_taken'])(
  'there is nothing to take where the server says %s',
  async (code) => {
    await draw(ability('claim_blocked_quote', code), ability('copy_quote_request'));
    await screen.findByRole('button', { name: 'Copy the quote' });
    expect(screen.queryByRole('button', { name: 'Take this quote' })).toBeNull();
  },
);

test('nothing is offered to who may do neither', async () => {
  await draw(ability('claim_blocked_quote', 'actor_not_allowed'), ability('copy_quote_request', 'actor_not_allowed'));
  await screen.findByText('Drawn');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
