// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EstimatePriceRangeDocument, LoadCheckoutDocument, LoadPricingDocument } from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { storedCheckout, storedPricing, storedRange } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ResumeScreen } from '../../resume/resume-screen.tsx';
import { CheckoutShell } from './checkout-shell.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
beforeEach(() => {
  server.answerUrl('/api/auth/me', () => null);
  server.answer(LoadPricingDocument, () => storedPricing());
  server.answer(EstimatePriceRangeDocument, () => storedRange());
});
afterEach(() => window.sessionStorage.clear());
const quote = '0198a0f0-0000-7000-8000-000000000001';
const stored = { quote_id: 'another', quote_token: 'q1.own.code' };
const step = (
  <CheckoutShell>
    <button type="button">Save</button>
  </CheckoutShell>
);

/** Opens the address that the quote's page opens. */
async function arrive(): Promise<void> {
  await drawPage('checkout', `/resume?quote=${quote}&view=v1.claims.code&next=plans`, <ResumeScreen />, stored);
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/plans'));
}

/** The step in a tab that has arrived. */
function ArrivedStep() {
  useState(() => {
    window.sessionStorage.setItem('quote_id', quote);
    window.sessionStorage.setItem('quote_token', 'v1.claims.code');
  });
  return step;
}
const drawStep = () => drawPage('checkout', '/checkout/plans', <ArrivedStep />, stored);

test('a view is kept in its tab alone, and its token leaves the address', async () => {
  await arrive();
  expect(window.location.search).toBe('');
  expect(window.sessionStorage.getItem('quote_token')).toBe('v1.claims.code');
  expect({ ...window.localStorage }).toMatchObject(stored);
});

test('a view says what it is, asks with its own token, and takes no answer', async () => {
  const requested: (string | null)[] = [];
  server.answer(LoadCheckoutDocument, (_variables, headers) => {
    requested.push(headers.get('x-roamly-quote-token'));
    return storedCheckout({ quote_id: quote });
  });
  await drawStep();
  expect(await screen.findByText('You see what the customer sees; nothing can be changed.')).toBeDefined();
  await waitFor(() => expect(new Set(requested)).toEqual(new Set(['v1.claims.code'])));
  expect(screen.getByRole('button', { name: 'Save' }).closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /finish later/i })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the quote' }).getAttribute('href')).toBe(`/agents/quotes/${quote}`);
});

test('a view that has ended says so', async () => {
  server.answer(LoadCheckoutDocument, () => refusal('view_ended', 'This view of the quote has ended.'));
  await drawStep();
  expect(await screen.findByText('This view has ended. Open it again from the quote.')).toBeDefined();
});

test('the customer’s own checkout has none of it', async () => {
  server.answer(LoadCheckoutDocument, () => storedCheckout());
  await drawPage('checkout', '/checkout/plans', step, stored);
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByText(/what the customer sees/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' }).closest('fieldset')).toBeNull();
});
