// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  LoadAvailableProvidersDocument,
  LoadQuoteDocumentListDocument,
  LoadQuoteDocumentsDocument,
  PrepareProposalDocument,
} from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, answerQuotes, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { QuoteDocuments } from './quote-documents.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const may = (operation: string, code: string | null = null) => ({
  operation,
  allowed: code === null,
  code,
  message: code && 'This quote is a policy now.',
});
const abilities = [may('prepare_proposal'), may('prepare_documents')];
const made = (document_type: string) => ({
  about_id: null,
  document_id: document_type,
  document_type,
  version: 1,
  name: document_type,
  status: 'ready',
  byte_size: 48e3,
  created: '2026-11-20T10:00:00Z',
  language: 'fr-ca',
});

function answerDocuments(types: readonly string[], outdated: readonly string[] = []): void {
  server.answer(LoadQuoteDocumentListDocument, () => ({
    documents: types.map(made),
    quote_documents: ['proposal', 'application', 'specimen_policy'].map((document_type) => ({
      document_type,
      document_id: types.includes(document_type) ? document_type : null,
      outdated: outdated.includes(document_type),
    })),
  }));
}

beforeEach(() => {
  answerQuotes(server, () => [storedQuote(ada, 'Ada')]);
  server.answer(LoadAvailableProvidersDocument, () => ({
    quotes_by_pk: { total: 104_753, country: 'US' },
    available_providers: ['pro', 'roadside', 'warranty', 'boat'].map((provider) => ({
      provider,
      allowed: provider !== 'boat',
    })),
  }));
});

const draw = (input = abilities) =>
  drawPage(
    'staff',
    `/agents/quotes/${ada}`,
    <SessionProvider area="staff" loading="Wait">
      <QuoteDocuments quoteId={ada} abilities={input} />
    </SessionProvider>,
  );
const part = (name: string) => within(screen.getByRole('region', { name }));

test('a quote without documents says so, and has what is read before signing made', async () => {
  answerDocuments([]);
  server.answer(LoadQuoteDocumentsDocument, () => {
    answerDocuments(['application', 'specimen_policy']);
    return { prepare_documents: { id: ada } };
  });
  const person = await draw();
  expect(await screen.findByText('No documents yet')).toBeDefined();
  await person.click(part('To read before signing').getByRole('button', { name: 'Prepare' }));
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Français (Canada)'),
    expect.stringContaining('Specimen policy'),
  ]);
  await waitFor(() => expect(part('To read before signing').queryByRole('button')).toBeNull());
});

test('a document that says something else by now is marked, and another one is offered', async () => {
  answerDocuments(['proposal', 'application', 'specimen_policy'], ['proposal']);
  await draw();
  expect(await screen.findByText(/a price or its agent changed since/)).toBeDefined();
  expect(screen.getAllByText('Out of date')).toHaveLength(1);
  expect(part('Proposal').getByRole('button', { name: 'Prepare a new one' })).toBeDefined();
  expect(part('To read before signing').getByText('It says what the quote says now.')).toBeDefined();
});

test('a proposal compares at most two other products that could hold the quote, and shows why it is not made', async () => {
  answerDocuments([]);
  const requested: unknown[] = [];
  server.answer(PrepareProposalDocument, (variables) => {
    requested.push(variables);
    return refusal('compared_not_priced', 'Warranty asks more before it has a price.');
  });
  const person = await draw();
  await person.click(await screen.findByLabelText('Pro'));
  await person.click(screen.getByLabelText('Warranty'));
  expect(screen.getByLabelText('Roadside')).toHaveProperty('disabled', true);
  expect(screen.queryByLabelText('Boat')).toBeNull();
  await person.click(part('Proposal').getByRole('button', { name: 'Prepare' }));
  expect(await screen.findByText('Warranty asks more before it has a price.')).toBeDefined();
  expect(requested).toEqual([{ quote_id: ada, providers: ['pro', 'warranty'] }]);
});

test('who may have none made reads what there is; what is closed says why', async () => {
  answerDocuments(['proposal']);
  await draw([may('prepare_proposal', 'actor_not_allowed'), may('prepare_documents', 'quote_bound')]);
  expect(await screen.findByRole('button', { name: /^Open Proposal/ })).toBeDefined();
  expect(part('Proposal').queryByRole('button')).toBeNull();
  expect(part('To read before signing').getByRole('tooltip', { hidden: true }).textContent).toBe(
    'This quote is a policy now.',
  );
});
