// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  LoadQuoteDocument,
  LoadReferralDocument,
  LoadQuoteDocumentListDocument,
  QuoteWithProviderVersionsDocument,
  ReadQuoteActuaryDocumentDocument,
  type ReferralFactsFragment,
  ReferralPrecedentsDocument,
  UnderwriterQuoteDocument,
  UnderwritingCriteriaByQuoteDocument,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { editedQuote } from '../../../testing/edited-quote.ts';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { UnderwriterQuoteScreen } from './underwriter-quote-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const id = '018f0000-0000-7000-8000-0000000000a9';
const requested: ReferralFactsFragment = {
  quote_referral_id: 'r1',
  quote_id: id,
  status: 'pending',
  decision: null,
  review_type: 'pre_bind',
  request_reasons: ['Worth more than $500,000.'],
  request_reasons_fr: null,
  last_day: '2026-12-04',
  finding_codes: ['value_above_limit'],
  findings: [
    {
      code: 'value_above_limit',
      value: 62e6,
      threshold: 5e7,
    },
  ],
  created: '2026-11-20T10:00:00Z',
  requested_by_name: null,
  action_reason: null,
  underwriter_name: null,
  decided: null,
  assignee_user_id: null,
  assignee_name: null,
};
const refused: ReferralFactsFragment = {
  ...requested,
  quote_referral_id: 'r0',
  status: 'rejected',
  decision: 'rejected',
  action_reason: 'No valuation.',
  underwriter_name: 'Uma Lindqvist',
  decided: '2026-11-01T10:00:00Z',
};
let permissions: string[];

beforeEach(() => {
  permissions = ['rater:test', 'actuary_document:read'];
  server.answerUrl('/api/auth/me', () => ({ ...dana, permissions, roles: ['global:user', 'global:underwriter'] }));
  server.answer(LoadQuoteDocument, () => editedQuote(id, { version: 1, year: 2024, make: 'Tiffin' }));
  server.answer(UnderwriterQuoteDocument, () => ({
    quotes_by_pk: {
      quote_id: id,
      quote_referrals: [requested, refused],
      organization: {
        products: [
          {
            product_id: 'p1',
            product_name: 'Personal RV',
            provider: 'personal',
          },
        ],
      },
    },
  }));
  server.answer(LoadReferralDocument, () => ({
    quote_referrals_by_pk: {
      ...requested,
      messages: [],
      quote: {
        quote_id: id,
        status: 'referred',
        contact_email: null,
        erased: null,
        entities: [],
        quote_referrals: [requested],
      },
    },
    abilities: [{ operation: 'accept_referral', allowed: true, code: null, message: null }],
  }));
  server.answer(UnderwritingCriteriaByQuoteDocument, () => ({
    underwriting_criteria_by_quote: {
      quote_id: 'q1',
      verifications: [],
      declarations: {},
      mvr_violations: [],
      incidents: [],
      findings: [],
      score: null,
    },
  }));
  server.answer(ReferralPrecedentsDocument, () => ({
    accepted: { aggregate: { count: 0 } },
    rejected: { aggregate: { count: 0 } },
    quote_referrals: [],
  }));
  server.answer(LoadQuoteDocumentListDocument, () => ({ documents: [], quote_documents: [] }));
});

const draw = (tab = '') => drawStaffPage(`/underwriting/quotes/${id}${tab}`, <UnderwriterQuoteScreen />);

test('a referral that waits is answered where its quote is weighed', async () => {
  await draw();
  const waiting = within(await screen.findByRole('region', { name: 'A referral waits for an answer' }));
  expect(await waiting.findByText('Worth more than $500,000.')).toBeDefined();
  expect(waiting.getByRole('button', { name: /Accept/ })).toBeDefined();
  expect(screen.getByText('Nothing speaks against insuring it.')).toBeDefined();
});

test('what was asked before stands with its answer', async () => {
  await draw('?tab=referrals');
  expect(await screen.findByText('No valuation.')).toBeDefined();
  expect(screen.getByText(/Uma Lindqvist/)).toBeDefined();
});

test('the version that priced it stands among those that can', async () => {
  const version = (provider_version: string, provider: string) => ({
    rater_version_id: provider_version,
    provider,
    provider_version,
    label: 'demo',
    status: 'promoted',
    promoted: '2026-01-02T00:00:00Z',
  });
  server.answer(QuoteWithProviderVersionsDocument, () => ({
    quote_with_provider_versions: {
      quote_id: id,
      priced_by: '2026.1',
      in_force: '2026.2',
      since: '2026-06-01',
      area: 'OH',
      versions: [version('2026.2', 'personal'), version('2026.1', 'personal'), version('9', 'boat')],
    },
  }));
  await draw('?tab=price');
  expect(await screen.findByText('Priced by it')).toBeDefined();
  expect(screen.getByText(/In force since/)).toBeDefined();
  expect(screen.queryByText('9')).toBeNull();
});

test('a document of actuaries is asked for when it is opened, and not before', async () => {
  const sent: unknown[] = [];
  server.answer(ReadQuoteActuaryDocumentDocument, (variables) => {
    sent.push(variables);
    return { document: { provider_version: '2026.1', payload: { state: 'OH' } } };
  });
  const person = await draw('?tab=documents');
  const open = await screen.findByRole('button', { name: /Open: Terms/ });
  expect(sent).toEqual([]);
  await person.click(open);
  expect(await screen.findByText('Terms, version 2026.1')).toBeDefined();
  expect(sent).toEqual([{ id, document_name: 'terms' }]);
});

test('who may not read them is not shown the documents of actuaries', async () => {
  permissions = [];
  await draw('?tab=documents');
  await screen.findByText('No documents yet');
  expect(screen.queryByText('Actuary documents')).toBeNull();
});
