// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ViewAsCustomerDocument } from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, answerQuotes, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { viewAsCustomer } from './view-as-customer.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const went: string[] = [];
const closed = vi.fn();
beforeEach(() => {
  went.length = 0;
  closed.mockClear();
  answerQuotes(server, () => [storedQuote(ada, 'Ada')]);
  vi.stubGlobal('open', () => ({ location: { assign: (address: string) => went.push(address) }, close: closed }));
});
afterEach(() => void vi.unstubAllGlobals());

async function pressOpen(): Promise<void> {
  const person = await drawPage(
    'staff',
    `/agents/quotes/${ada}`,
    <SessionProvider area="staff" loading="Wait">
      <viewAsCustomer.Dialog id={ada} subject={null} open onClose={() => undefined} onDone={() => undefined} />
    </SessionProvider>,
  );
  await person.click(await screen.findByRole('button', { name: 'Open' }));
}

test('what the customer sees opens in a tab of its own, at the step where they are', async () => {
  const token = 'v1.claims.code';
  server.answer(ViewAsCustomerDocument, () => ({ view_as_customer: { quote_id: ada, token, next: 'plans' } }));
  await pressOpen();
  await waitFor(() => expect(went).toEqual([`/resume?quote=${ada}&view=v1.claims.code&next=plans`]));
  expect(closed).not.toHaveBeenCalled();
});

test('a refusal is said in the dialog, and leaves no empty tab behind', async () => {
  server.answer(ViewAsCustomerDocument, () => refusal('quote_bound', 'This quote is a policy now.'));
  await pressOpen();
  expect(await screen.findByText('This quote is a policy now.')).toBeDefined();
  expect(closed).toHaveBeenCalledOnce();
  expect(went).toEqual([]);
});
