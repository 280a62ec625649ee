// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CopyQuoteRequestDocument } from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, answerQuotes, luis, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { copyQuoteRequest } from './copy-quote.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const ability = { operation: 'copy_quote_request', allowed: true, code: null, message: null };

beforeEach(() => {
  answerQuotes(server, () => [storedQuote(ada, 'Ada')]);
  server.answer(CopyQuoteRequestDocument, () => ({ copy_quote_request: { quote_id: luis, left_out: [] } }));
});

function Head() {
  const { items, dialogs } = useActions([copyQuoteRequest], { id: ada, subject: null, abilities: [ability] });
  const [item] = items;
  return (
    <>
      <button type="button" onClick={item?.onSelect}>
        {item?.label}
      </button>
      {dialogs}
    </>
  );
}

async function openDialog() {
  const person = await drawPage(
    'staff',
    `/agents/quotes/${ada}`,
    <SessionProvider area="staff" loading="Wait">
      <Head />
    </SessionProvider>,
  );
  await person.click(await screen.findByRole('button', { name: 'Copy the quote' }));
  const dialog = await screen.findByRole('dialog');
  return { person, dialog, confirm: () => person.click(within(dialog).getByRole('button', { name: 'Copy' })) };
}

test('a copy is opened as soon as it is made', async () => {
  const { confirm } = await openDialog();
  await confirm();
  await waitFor(() => expect(window.location.pathname).toBe(`/agents/quotes/${luis}`));
  expect(server.sentTo(CopyQuoteRequestDocument).map(({ variables }) => variables)).toEqual([{ quote_id: ada }]);
});

test('what the copy does not have is said before it is opened', async () => {
  server.answer(CopyQuoteRequestDocument, () => ({
    copy_quote_request: { quote_id: luis, left_out: [{ part: 'duration', message: '6 months' }] },
  }));
  const { person, confirm } = await openDialog();
  await confirm();
  const said = await screen.findByRole('dialog', { name: 'The copy is made' });
  within(said).getByText('6 months');
  expect(window.location.pathname).toBe(`/agents/quotes/${ada}`);
  await person.click(within(said).getByRole('button', { name: 'Open the copy' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/agents/quotes/${luis}`));
});

test('a refusal stands in the dialog, and the quote stays on screen', async () => {
  server.answer(CopyQuoteRequestDocument, () => refusal('provider_not_sold', 'Nobody sells it.'));
  const { dialog, confirm } = await openDialog();
  await confirm();
  await waitFor(() => within(dialog).getByText('Nobody sells it.'));
  expect(window.location.pathname).toBe(`/agents/quotes/${ada}`);
});
