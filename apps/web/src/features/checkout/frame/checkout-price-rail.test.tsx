// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
  LoadPriceStoryDocument,
  type LoadPriceStoryQuery,
  LoadPricingDocument,
} from '../../../generated/documents.ts';
import { answeringServer, Failure } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedPricing, storedRange } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { CheckoutPriceRail } from './checkout-price-rail.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

const birthdate = {
  answer: 'birthdate',
  label: 'Age of the driver',
  version: 7,
  voids_signature: false,
  before_low: 91500,
  before_high: 126100,
  after_low: 135600,
  after_high: 157500,
  rows: [
    {
      about: 'driver_age',
      label: 'Age of the driver',
      before: ['25-29'],
      after: ['16-20'],
    },
  ],
};

const story: LoadPriceStoryQuery = {
  quotes_by_pk: { vehicles: [] },
  price_alternatives: [
    { about: 'payment_term', label: 'Paid in full', terms: null, amount: -5000 },
    { about: 'collision', label: 'Collision', terms: '$1,000 deductible', amount: -5714 },
  ],
  quote_pricing: {
    total: 12e4,
    fees: 2500,
    currency: 'USD',
    discounts: [],
    items: [
      {
        vehicle_id: 'v1',
        coverage: 'roadside',
        label: 'Roadside assistance',
        terms: 'Included',
        amount: 1800,
      },
    ],
    trace: [
      {
        vehicle_id: 'v1',
        coverage: 'roadside',
        factor: 'roadside',
        label: 'Flat charge',
        key: 'towable',
        value: '18',
        result: '18',
      },
    ],
  },
};

beforeEach(() => {
  server.answer(LoadCheckoutDocument, () => storedCheckout());
  server.answer(LoadPricingDocument, () => storedPricing());
  server.answer(LoadPriceStoryDocument, () => story);
  server.answer(EstimatePriceRangeDocument, () => storedRange({ low: 135_600, high: 157_500, moves: [birthdate] }));
});

const draw = () =>
  drawPage(
    'checkout',
    linkTo('plans'),
    <Checkout>
      <CheckoutPriceRail />
    </Checkout>,
  );
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');
const rail = () => plain(screen.getByRole('complementary', { name: 'Your price' }).textContent);

describe('the price beside the questions', () => {
  test('says what moved it last: the price before, the price now and the answer', async () => {
    server.answer(LoadCheckoutDocument, () => storedCheckout({ plan: null }));
    await draw();
    await screen.findByRole('button', { name: 'Why this price?' });
    expect(rail()).toContain('Was $915 – $1,261, now $1,356 – $1,575: Age of the driver');
  });

  test('is that of the term once a plan is chosen, with today, each month and its fee, and all of it', async () => {
    await draw();
    await screen.findAllByText(/122\.92 today/);
    expect(rail()).toContain('$1,200.00/yr');
    expect(rail()).toContain(
      '$122.92 today, then 11 payments of $102.91, each with a $5.00 fee · $1,255.00 in all, $55.00 of it for paying in installments',
    );
  });

  test('paid in full is one payment, with what it saves', async () => {
    server.answer(LoadCheckoutDocument, () => storedCheckout({ payment_term: 'pay_in_full' }));
    await draw();
    await screen.findAllByText(/1,150\.00 today/);
    expect(rail()).toContain('$1,150.00/yr');
    expect(rail()).toContain('You save $105.00 against paying monthly');
  });
});

describe('how the price comes about', () => {
  async function open() {
    const person = await draw();
    await person.click(await screen.findByRole('button', { name: 'Why this price?' }));
    return within(await screen.findByRole('dialog', { name: 'How your price comes about' }));
  }

  test('is opened with its moves, the steps of the rate book, and what would change it', async () => {
    const dialog = await open();
    await dialog.findByText('What would change it');
    expect(plain(dialog.getByText(/^\$915/).textContent)).toBe('$915 – $1,261 → $1,356 – $1,575');
    expect(dialog.getByText('Age of the driver: 25–29 → 16–20')).toBeTruthy();
    expect(dialog.getByText('$1,000 deductible')).toBeTruthy();
    expect(dialog.getByText('−$57.14 /yr')).toBeTruthy();
    expect(dialog.getByText('roadside / towable')).toBeTruthy();
  });

  test('says so where no plan gives it steps yet', async () => {
    server.answer(LoadPriceStoryDocument, () => ({
      ...story,
      price_alternatives: [],
      quote_pricing: { ...story.quote_pricing, total: null, items: [], trace: [] },
    }));
    const dialog = await open();
    expect(await dialog.findByText('The steps appear here once you’ve chosen a plan.')).toBeTruthy();
    expect(dialog.queryByText('What would change it')).toBe(null);
  });

  test('that cannot be read says so, and keeps the moves', async () => {
    server.answer(LoadPriceStoryDocument, () => new Failure(null, 500));
    const dialog = await open();
    expect(await dialog.findByText('We couldn’t load the steps of your price')).toBeTruthy();
    expect(dialog.getByText('Age of the driver: 25–29 → 16–20')).toBeTruthy();
  });
});
