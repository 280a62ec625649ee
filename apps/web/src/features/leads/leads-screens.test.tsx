// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  EnquiriesDocument,
  ExternalQuotesDocument,
  LoadEnquiryDocument,
  LoadExternalQuoteDocument,
  LoadSavedViewsDocument,
  LoadSoldLinesDocument,
  StartExternalQuoteDocument,
  UpdateEnquiryDocument,
  UpdateExternalQuoteDocument,
} from '../../generated/documents.ts';
import { answeringServer, refusal } from '../../testing/answering-server.ts';
import { drawStaffPage } from '../../testing/draw-staff-page.tsx';
import { dana } from '../../testing/quotes-scenario.tsx';
import { EnquiriesScreen } from './enquiries/enquiries-screen.tsx';
import { ExternalQuotesScreen } from './external-quotes/external-quotes-screen.tsx';

vi.mock('next/navigation', () => import('../../testing/fake-navigation.ts'));

const server = answeringServer();
const [sentId, requestedId] = ['0199aaaa-0000-7000-8000-000000000001', '0199aaaa-0000-7000-8000-000000000002'];
const counted = { aggregate: { count: 1, count_capped: false } };
const sent = {
  external_quote_id: sentId,
  external_provider: 'safeco',
  external_id: null,
  status: 'sent',
  administrative_area: 'OR',
  customer_name: 'Imogen Reyes',
  created: '2026-11-20T10:00:00Z',
  product: { product_name: 'Safeco auto' },
};
const requested = {
  enquiry_id: requestedId,
  provider: 'pro',
  status: 'new',
  name: 'Marisol Vega',
  business_name: 'Vega Rentals',
  units: 14,
  administrative_area: 'CO',
  created: '2026-11-20T10:00:00Z',
  kind: 'line',
  reference: '3F9A12BC',
  email: 'm@vega.example',
  answer_by: null,
  assigned_agent: null,
};
const ability = (operation: string) => ({ operation, allowed: true, code: null, message: null });
let permissions: string[];

beforeEach(() => {
  permissions = ['lead:handle'];
  server.answerUrl('/api/auth/me', () => ({ ...dana, permissions }));
  server.answer(LoadSavedViewsDocument, () => ({ saved_views: [] }));
  for (const table of ['external_quotes', 'enquiries']) {
    server.answerNamed(`CountViews_${table}`, () => ({ v0: counted, v1: counted }));
  }
  server.answer(ExternalQuotesDocument, () => ({ external_quotes: [sent], external_quotes_aggregate: counted }));
  server.answer(LoadExternalQuoteDocument, () => ({
    external_quotes_by_pk: {
      ...sent,
      external_url: 'https://safeco.example/?ref=x1',
      postal_code: '97201',
      email: null,
      assigned_agent: {
        first_name: 'Dana',
        last_name: 'Whitfield',
      },
    },
    abilities: [ability('update_external_quote')],
  }));
  server.answer(EnquiriesDocument, () => ({ enquiries: [requested], enquiries_aggregate: counted }));
  server.answer(LoadEnquiryDocument, () => ({
    enquiries_by_pk: {
      ...requested,
      phone: '720-555-0136',
      postal_code: '80202',
      about: 'Vans.',
      credentials: null,
      organization_id: 'o1',
      assigned_agent_id: null,
      messages: [],
    },
    abilities: [ability('update_enquiry')],
  }));
});

function draw(address: string, page: ReactNode) {
  return drawStaffPage(address, page);
}
const drawElsewhere = (query = '') => draw(`/agents/elsewhere${query}`, <ExternalQuotesScreen />);

describe('who was sent elsewhere', () => {
  test('opens beside the list, which knows no page of theirs, and is told how it went', async () => {
    server.answer(UpdateExternalQuoteDocument, () =>
      refusal('external_id_missing', 'Enter the number that the carrier gave it.', 'external_id'),
    );
    const hands = await drawElsewhere(`?id=${sentId}`);
    const row = await screen.findByRole('link', { name: 'Imogen Reyes' });
    expect(row.getAttribute('href')).toBe(`/agents/elsewhere?id=${sentId}`);
    const beside = await screen.findByRole('complementary', { name: 'Preview' });
    await within(beside).findByRole('heading', { name: 'Imogen Reyes' });
    expect(within(beside).queryByRole('link', { name: 'Full page' })).toBeNull();
    await hands.click(within(beside).getByRole('button', { name: 'Say how it went' }));
    const dialog = await screen.findByRole('dialog', { name: 'How did it go there?' });
    await hands.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText('Enter the number that the carrier gave it.');
    server.answer(UpdateExternalQuoteDocument, () => ({
      update_external_quote: { external_quote_id: sentId, status: 'bound_elsewhere' },
    }));
    await hands.type(within(dialog).getByLabelText('Number that the carrier gave it'), 'SF-1');
    await hands.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('It is saved.');
    expect(server.sentTo(UpdateExternalQuoteDocument).at(-1)?.variables).toEqual({
      external_quote_id: sentId,
      status: 'bound_elsewhere',
      external_id: 'SF-1',
    });
  });

  test('is sent by an agent to a carrier of the organization, and what is wrong stands at its field', async () => {
    server.answer(LoadSoldLinesDocument, () => ({
      sold_lines: [
        { provider: 'personal', name: 'Personal RV', about: '', way: 'checkout' },
        { provider: 'safeco', name: 'Safeco auto', about: '', way: 'elsewhere' },
      ],
    }));
    server.answer(StartExternalQuoteDocument, () =>
      refusal('postal_code_missing', 'Enter your ZIP or postal code.', 'postal_code'),
    );
    const hands = await drawElsewhere();
    await hands.click(await screen.findByRole('button', { name: 'Send somebody elsewhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send somebody to another carrier' });
    await hands.click(within(dialog).getByRole('button', { name: 'Make the link' }));
    within(dialog).getByText('Choose a carrier.', { selector: '[id$="error"], [id$="error"] *' });
    expect(server.sentTo(StartExternalQuoteDocument)).toEqual([]);
    await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(2));
    await hands.selectOptions(within(dialog).getByLabelText('Carrier'), 'safeco');
    await hands.click(within(dialog).getByRole('button', { name: 'Make the link' }));
    await within(dialog).findByText('Enter your ZIP or postal code.');
    server.answer(StartExternalQuoteDocument, () => ({
      start_external_quote: { external_quote_id: 'x2', external_url: 'https://safeco.example/?ref=x2' },
    }));
    await hands.type(within(dialog).getByLabelText('Postal code'), '97201');
    await hands.click(within(dialog).getByRole('button', { name: 'Make the link' }));
    const link = await within(dialog).findByRole('link', { name: 'Open the carrier’s page' });
    expect(link.getAttribute('href')).toBe('https://safeco.example/?ref=x2');
  });

  test('is sent by nobody who only reads', async () => {
    permissions = [];
    await drawElsewhere();
    await screen.findByRole('link', { name: 'Imogen Reyes' });
    expect(screen.queryByRole('button', { name: 'Send somebody elsewhere' })).toBeNull();
  });
});

test('an enquiry opens beside the list with how they are reached, and is moved on', async () => {
  server.answer(UpdateEnquiryDocument, () => ({ update_enquiry: { enquiry_id: requestedId, status: 'answered' } }));
  const hands = await draw(`/agents/enquiries?id=${requestedId}`, <EnquiriesScreen />);
  const beside = await screen.findByRole('complementary', { name: 'Preview' });
  expect((await within(beside).findByRole('link', { name: '720-555-0136' })).getAttribute('href')).toBe(
    'tel:7205550136',
  );
  await hands.click(within(beside).getByRole('button', { name: 'Change the status' }));
  const dialog = await screen.findByRole('dialog', { name: 'Where does this enquiry stand?' });
  expect(within(dialog).getByRole('radio', { name: 'Answered' })).toHaveProperty('checked', true);
  await hands.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('It is saved.');
  expect(server.sentTo(UpdateEnquiryDocument)[0]?.variables).toEqual({ enquiry_id: requestedId, status: 'answered' });
});
