// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  LoadConfirmationDocument,
  type LoadConfirmationQuery,
  LoadSoldLinesDocument,
} from '../../../generated/documents.ts';
import { storedQuote } from '../../../data/quote/stored-quote.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { linkTo, storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ConfirmationScreen } from './confirmation-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const line = (provider: string, name: string, way: 'checkout' | 'enquiry') => ({ provider, name, about: '', way });
beforeEach(() => {
  server.answer(LoadSoldLinesDocument, () => ({
    sold_lines: [
      line('personal', 'Personal RV', 'checkout'),
      line('boat', 'Boat', 'checkout'),
      line('pro', 'Pro', 'enquiry'),
    ],
  }));
});
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const dayOf = (instant: string) => instant.slice(0, 10);

type Policy = NonNullable<NonNullable<LoadConfirmationQuery['quotes_by_pk']>['policy']>;

function confirmed(cover_from: string): LoadConfirmationQuery {
  const policy: Policy = {
    policy_id: 'p1',
    policy_number: 'RWP-100001-7',
    policy_status: 'pending',
    effective_date: dayOf(cover_from),
    cover_from,
    time_zone: 'UTC',
    expiration_date: '2097-12-01',
    currency: 'USD',
    total: 102_500,
    documents: [{ document_id: 'd1', name: 'Declarations', status: 'ready' }],
    invoices: [],
  };
  return {
    quotes_by_pk: {
      provider: 'personal',
      postal_code: '43215',
      quote_id: 'q1',
      status: 'bound',
      payment_term: 'monthly',
      vehicles: [storedVehicle],
      entities: [{ first_name: 'Ada', email: 'ada@example.com' }],
      documents: [
        { document_id: 'd4', document_type: 'specimen_policy', version: 2, status: 'ready' },
        { document_id: 'd3', document_type: 'application', version: 2, status: 'ready' },
        { document_id: 'd2', document_type: 'application', version: 1, status: 'ready' },
      ],
      policy,
    },
  };
}

async function headingFor(coverFrom: string): Promise<string> {
  server.answerUrl('/api/auth/me', () => null);
  server.answer(LoadConfirmationDocument, () => confirmed(coverFrom));
  await drawPage('checkout', linkTo('confirmation'), <ConfirmationScreen />);
  return (await screen.findByRole('heading', { level: 1 })).textContent ?? '';
}

describe('the confirmation of what a bank account pays', () => {
  const debited = (more: Policy['invoices']) => {
    const { quotes_by_pk: quote } = confirmed('2097-01-01T05:01:00Z');
    const pending = { sequence: 1, due_date: '2026-11-23', amount: 12_292, fees: 2500, status: 'pending' };
    return {
      quotes_by_pk: quote && { ...quote, policy: quote.policy && { ...quote.policy, invoices: [pending, ...more] } },
    };
  };
  const drawn = async (more: Policy['invoices']) => {
    server.answerUrl('/api/auth/me', () => null);
    server.answer(LoadConfirmationDocument, () => debited(more));
    await drawPage('checkout', linkTo('confirmation'), <ConfirmationScreen />);
    await screen.findByText(/Your bank account is being debited/);
  };

  test('says that it is on its way, and asks for the second payment next', async () => {
    await drawn([{ sequence: 2, due_date: '2026-12-23', amount: 9_791, fees: 500, status: 'scheduled' }]);
    expect(screen.getByText('The next payment of $97.91 is due on Dec 23, 2026.')).toBeTruthy();
  });

  test('says of a term in one payment that nothing more is due, and not that it is paid', async () => {
    await drawn([]);
    expect(screen.getByText('Nothing more is due for this term.')).toBeTruthy();
    expect(screen.queryByText('The term is paid in full.')).toBeNull();
  });
});

describe('the confirmation', () => {
  test('says on which day cover begins, where that is still to come', async () => {
    expect(await headingFor('2096-12-01T00:01:00Z')).toBe('Thank you, Ada. Your cover begins on Dec 1, 2096');
  });

  test('offers what there is while the declarations are being made, and no application where none was read', async () => {
    server.answerUrl('/api/auth/me', () => null);
    server.answer(LoadConfirmationDocument, () => {
      const { quotes_by_pk: quote } = confirmed('2096-12-01T00:01:00Z');
      if (!quote?.policy) throw new Error('The scenario is bound');
      return { quotes_by_pk: { ...quote, documents: [], policy: { ...quote.policy, documents: [] } } };
    });
    await drawPage('checkout', linkTo('confirmation'), <ConfirmationScreen />);
    const list = await screen.findByRole('region', { name: 'Your documents' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(within(list).getByRole('status').textContent).toContain('Being prepared');
    expect(within(list).queryByRole('button')).toBeNull();
  });

  test('says since when there is cover, where it began with the purchase', async () => {
    expect(await headingFor(minutesFromNow(0))).toMatch(
      /^Thank you, Ada\. Your cover began today at \d+:\d\d [ap]\.m\.$/,
    );
  });

  test('offers the documents and the account, and this browser’s quote waits no longer', async () => {
    await headingFor('2096-12-01T00:01:00Z');
    const list = screen.getByRole('region', { name: 'Your documents' });
    const names = within(list)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Open PDF: Declarations', 'Open PDF: Your application', 'Open PDF: Specimen policy']);
    expect(list.textContent).toContain('who and what is insured');
    expect(screen.getByRole('link', { name: 'Go to my account' })).toBeDefined();
    await waitFor(() => expect(storedQuote()).toBe(false));
  });

  test('offers beside it what customers buy there themselves, in the words of each line', async () => {
    await headingFor('2096-12-01T00:01:00Z');
    expect(await screen.findByRole('button', { name: 'Boat' })).toBeDefined();
    for (const name of ['Personal RV', 'Pro']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
