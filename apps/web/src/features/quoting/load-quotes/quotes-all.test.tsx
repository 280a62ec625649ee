// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CancelBulkRunDocument,
  LoadBulkRunDocument,
  type LoadBulkRunQuery,
  LoadBulkRunRowsDocument,
  LoadQuotesDocument,
  NameBulkRunRowsDocument,
  StartBulkRunDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { answerAbilities } from '../../../testing/draw-action.tsx';
import { ada, answerQuotes, drawQuotes, luis, storedQuote } from '../../../testing/quotes-scenario.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const runId = '018f0000-0000-7000-8000-0000000000aa';
type Run = NonNullable<LoadBulkRunQuery['bulk_runs_by_pk']>;
const run: Run = {
  bulk_run_id: runId,
  table_name: 'quotes',
  action: 'end_quote',
  created: '2026-11-20T10:00:00Z',
  status: 'running',
  total: 1204,
  done: 300,
  refused: 1,
  failure: null,
};
const abilityOf = (operation: string) => ({ operation, allowed: true, code: null, message: null });
const answerRun = (change: Partial<Run>, ...abilities: string[]) =>
  server.answer(LoadBulkRunDocument, () => ({
    bulk_runs_by_pk: { ...run, ...change },
    abilities: abilities.map(abilityOf),
  }));

beforeEach(() => {
  const quotes = [storedQuote(ada, 'Ada'), storedQuote(luis, 'Luis')];
  answerQuotes(server, () => quotes);
  server.answer(LoadQuotesDocument, () => ({
    quotes,
    quotes_aggregate: { aggregate: { count: 1204, count_capped: false } },
  }));
  answerAbilities(server, 'end_quote', 'send_quote_to_customer');
  server.answer(StartBulkRunDocument, () => ({ start_bulk_run: { bulk_run_id: runId } }));
  server.answer(LoadBulkRunRowsDocument, () => ({
    bulk_run_rows: [{ row_id: luis, outcome: 'refused', code: 'quote_bound', message: 'It is a policy now.' }],
  }));
  server.answer(NameBulkRunRowsDocument, () => ({
    quotes: [storedQuote(luis, 'Luis')],
    policies: [],
    quote_referrals: [],
    policy_renewals: [],
  }));
});

/** Chooses the page, then all that match, and asks to end them. */
async function askToEnd() {
  const person = await drawQuotes('/agents/quotes?view=all&f%5Bstatus%5D=open');
  await person.keyboard('jx{Shift>}{ArrowDown}{/Shift}');
  const bar = await screen.findByRole('region', { name: 'Selected rows' });
  await person.click(await within(bar).findByRole('button', { name: 'Select all 1,204 matching' }));
  expect(bar.textContent).toContain('All 1,204 matching');
  const end = await within(bar).findByRole('button', { name: /^End/ });
  await waitFor(() => expect(end.getAttribute('aria-disabled')).not.toBe('true'));
  const send = within(bar).getByRole('button', { name: /^Send/ });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await person.click(end);
  const dialog = await screen.findByRole('dialog', { name: 'End 1,204 offers' });
  return { person, dialog, confirm: () => person.click(within(dialog).getByRole('button', { name: 'End them' })) };
}

describe('what is done to all that match', () => {
  test('is begun once with the filter of the list, and its progress, refusals and end are shown', async () => {
    answerRun({}, 'cancel_bulk_run');
    const { confirm } = await askToEnd();
    await confirm();
    const dialog = await screen.findByRole('dialog', { name: 'End 1,204 offers' });
    await within(dialog).findByText('300 done, 1 refused, 903 left');
    await within(dialog).findByText('It is a policy now.');
    const link = await within(dialog).findByRole('link', { name: 'Luis Moreno' });
    expect(link.getAttribute('href')).toContain(`/agents/quotes/${luis}`);
    const sent = server.sentTo(StartBulkRunDocument);
    expect(sent).toHaveLength(1);
    const [read] = server.sentTo(LoadQuotesDocument).map(({ variables }) => variables as { where: unknown });
    const requested = { table: 'quotes', action: 'end_quote', where: read?.where };
    expect(sent[0]?.variables).toMatchObject({ ...requested, given: {} });
  });

  test('is cancelled, and what was done stays', async () => {
    answerRun({}, 'cancel_bulk_run');
    server.answer(CancelBulkRunDocument, () => {
      answerRun({ status: 'cancelled' }, 'resume_bulk_run');
      return { cancel_bulk_run: { bulk_run_id: runId } };
    });
    const { person, confirm } = await askToEnd();
    await confirm();
    await person.click(await screen.findByRole('button', { name: 'Cancel the rest' }));
    await screen.findByText('Cancelled');
    await screen.findByRole('button', { name: 'Go on with the rest' });
    await screen.findByRole('button', { name: 'Export the result' });
  });

  test('is not begun where the server refuses it, and the dialog says why', async () => {
    server.answer(StartBulkRunDocument, () => refusal('too_many_rows', 'More than 5000 rows match.', 'where'));
    const { dialog, confirm } = await askToEnd();
    await confirm();
    await within(dialog).findByText('More than 5000 rows match.');
  });
});
