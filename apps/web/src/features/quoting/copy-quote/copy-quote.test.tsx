// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CopyQuoteRequestDocument } from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { answerAbilities, openAction } from '../../../testing/draw-action.tsx';
import { ada, answerQuotes, luis, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { copyQuoteRequest } from './copy-quote.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

beforeEach(() => {
  answerQuotes(server, () => [storedQuote(ada, 'Ada')]);
  answerAbilities(server, 'replace_quote');
  server.answer(CopyQuoteRequestDocument, () => ({ copy_quote_request: { quote_id: luis, left_out: [] } }));
});

async function openDialog() {
  const { person, dialog } = await openAction(copyQuoteRequest, 'Copy the quote');
  return { person, dialog, confirm: () => person.click(within(dialog).getByRole('button', { name: 'Copy' })) };
}

test('a copy is opened as soon as it is made', async () => {
  const { confirm } = await openDialog();
  await confirm();
  await waitFor(() => expect(window.location.pathname).toBe(`/agents/quotes/${luis}`));
  expect(server.sentTo(CopyQuoteRequestDocument).map(({ variables }) => variables)).toEqual([
    { quote_id: ada, replace: false },
  ]);
});

test('a copy takes the place of its source where that is asked for', async () => {
  const { person, dialog, confirm } = await openDialog();
  await person.click(await within(dialog).findByLabelText(/^The copy takes this quote’s place/));
  await confirm();
  await waitFor(() => expect(window.location.pathname).toBe(`/agents/quotes/${luis}`));
  expect(server.sentTo(CopyQuoteRequestDocument).map(({ variables }) => variables)).toEqual([
    { quote_id: ada, replace: true },
  ]);
});

test('nothing takes the place of a quote that is a policy', async () => {
  answerAbilities(server, 'copy_quote_request');
  const { dialog, confirm } = await openDialog();
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  await confirm();
  await waitFor(() => expect(window.location.pathname).toBe(`/agents/quotes/${luis}`));
});

test('what the copy does not have is said before it is opened', async () => {
  server.answer(CopyQuoteRequestDocument, () => ({
    copy_quote_request: { quote_id: luis, left_out: [{ part: 'duration', message: '6 months' }] },
  }));
  const { person, confirm } = await openDialog();
  await confirm();
  const stated = await screen.findByRole('dialog', { name: 'The copy is made' });
  within(stated).getByText('6 months');
  expect(window.location.pathname).toBe(`/agents/quotes/${ada}`);
  await person.click(within(stated).getByRole('button', { name: 'Open the copy' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/agents/quotes/${luis}`));
});

test('a refusal stands in the dialog, and the quote stays on screen', async () => {
  server.answer(CopyQuoteRequestDocument, () => refusal('provider_not_sold', 'Nobody sells it.'));
  const { dialog, confirm } = await openDialog();
  await confirm();
  await waitFor(() => within(dialog).getByText('Nobody sells it.'));
  expect(window.location.pathname).toBe(`/agents/quotes/${ada}`);
});
