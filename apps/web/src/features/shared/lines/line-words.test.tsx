// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { drawPage } from '../../../testing/draw-page.tsx';
import { LedgerTable } from '../../billing/payment-history/ledger-table.tsx';
import { LineCoverGuide } from './line-cover-guide.tsx';
import { lineWords } from './line-view.ts';
import { LineWordsProvider } from './line-words.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const guide = (provider: string) => (
  <LineWordsProvider words={lineWords('en-us')}>
    <LineCoverGuide title="What it means" provider={provider} coverages={{ hull: { deductible: 500 } }} />
  </LineWordsProvider>
);

describe('what a line says of its covers', () => {
  test('is small enough to be sent with each page that shows records of every line', () => {
    expect(JSON.stringify(lineWords('fr-ca')).length).toBeLessThan(24_000);
    expect(lineWords('fr-ca')['boat']?.covers.find(({ code }) => code === 'hull')?.label).toMatch(/coque/i);
    expect(lineWords('en-us')['roadside']?.months).toEqual([12]);
  });

  test('explains those that are bought, and no other', async () => {
    const person = await drawPage('staff', '/agents/quotes/q1', guide('boat'));
    await person.click(screen.getByText('What it means'));
    expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
      'Hull, motor and equipment',
    ]);
  });

  test('is nothing of a carrier’s line', async () => {
    await drawPage('staff', '/agents/quotes/q1', guide('aviva'));
    expect(screen.queryByText('What it means')).toBeNull();
  });

  test('names the covers of a booking, and not their codes', async () => {
    const entry = { ledger_entry_id: 'e1', account: 'premium', coverage: 'hull', amount: -12_000 };
    const booking = {
      ledger_transaction_id: 'l1',
      kind: 'bound',
      effective_date: '2026-11-22',
      booked: '2026-11-22T10:00:00Z',
      ledger_entries: [entry],
    };
    await drawPage(
      'staff',
      '/agents/policies/p1',
      <LineWordsProvider words={lineWords('en-us')}>
        <LedgerTable bookings={[booking]} provider="boat" currency="USD" />
      </LineWordsProvider>,
    );
    expect(screen.getByRole('rowheader', { name: /Hull, motor and equipment/ })).toBeDefined();
  });
});
