// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EstimatePriceRangeDocument, LoadCheckoutDocument, StartQuoteDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { Checkout, storedCheckout, storedRange } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { StartScreen } from './start-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const kept = { quote_id: 'q1', quote_token: 't1' };
const bought = {
  quoteId: 'q1',
  policyNumber: 'RWP-100001-7',
  what: '2021 Airstream Bambi',
  day: '2096-12-01',
  from: '2096-12-01T08:01:00Z',
};
const brought = '/checkout/start?postal_code=97701&vehicle_class=class_c';
const page = (
  <Checkout>
    <StartScreen />
  </Checkout>
);
const started = () => server.sentTo(StartQuoteDocument).map(({ variables }) => variables);

beforeEach(() => {
  server.answer(LoadCheckoutDocument, () => storedCheckout());
  server.answer(EstimatePriceRangeDocument, () => storedRange());
  server.answer(StartQuoteDocument, () => ({ start_quote: { quote_id: 'q2', quote_token: 't2' } }));
});

describe('the first step', () => {
  test('begins with what an address brings, where this browser keeps no quote', async () => {
    await drawPage('checkout', brought, page);
    await waitFor(() => expect(started()).toHaveLength(1));
    expect(started()[0]).toMatchObject({ postal_code: '97701', vehicle_class: 'class_c' });
  });

  test('says what was bought and begins nothing beside it, until somebody asks for it', async () => {
    const person = await drawPage('checkout', brought, page, { ...kept, bought_quote: JSON.stringify(bought) });
    await screen.findByRole('heading', { name: 'You bought cover for your 2021 Airstream Bambi' });
    expect(screen.getByText('Your cover begins on Dec 1, 2096.')).toBeDefined();
    expect(screen.getByText('Policy RWP-100001-7')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to my account' })).toBeDefined();
    expect(started()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Start a new quote' }));
    await waitFor(() => expect(started()).toHaveLength(1));
  });

  test('says so of a quote that was bought in another browser as well', async () => {
    server.answer(LoadCheckoutDocument, () => {
      const stored = storedCheckout({ status: 'bound' });
      return { ...stored, checkout_state: { ...stored.checkout_state, screen: 'confirmation', next: 'confirmation' } };
    });
    await drawPage('checkout', brought, page, kept);
    await screen.findByRole('heading', { name: 'You bought cover for your 2021 Airstream Bambi' });
    expect(started()).toEqual([]);
    expect(window.location.pathname).toBe('/checkout/start');
  });

  test('goes on with a quote that is still an offer', async () => {
    await drawPage('checkout', '/checkout/start', page, kept);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^ZIP or postal/).value).toBe('97701'));
    expect(started()).toEqual([]);
  });
});
