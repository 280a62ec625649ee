// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
  LoadPricingDocument,
  LoadRecommendedPlansDocument,
  UpdateCoveragesDocument,
  UpdatePaymentTermDocument,
  UpdatePolicyDurationDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import {
  Checkout,
  linkTo,
  storedCheckout,
  storedPricing,
  storedRange,
  storedWays,
} from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PlansScreen } from './plans-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

beforeEach(() => {
  server.answer(LoadCheckoutDocument, () => storedCheckout({ plan: null }));
  server.answer(LoadRecommendedPlansDocument, () => ({ recommended_plans: [] }));
  server.answer(EstimatePriceRangeDocument, () => storedRange());
});

const draw = () =>
  drawPage(
    'checkout',
    linkTo('plans'),
    <Checkout>
      <PlansScreen />
    </Checkout>,
  );

describe('how long the term is', () => {
  test('is chosen beside how to pay, and saved at once', async () => {
    server.answer(UpdatePolicyDurationDocument, () => ({ update_policy_duration: { quote_id: 'q1', version: 8 } }));
    const person = await draw();
    await person.click(await screen.findByRole('radio', { name: /^6 months/ }));
    await waitFor(() => expect(server.sentTo(UpdatePolicyDurationDocument)).toHaveLength(1));
    expect(server.sentTo(UpdatePolicyDurationDocument)[0]?.variables).toEqual({
      quote_id: 'q1',
      version: 7,
      policy_duration_months: 6,
    });
    expect(screen.getByRole('radio', { name: /^6 months/ })).toHaveProperty('checked', true);
  });

  test('that is refused says so at the choice', async () => {
    server.answer(UpdatePolicyDurationDocument, () =>
      refusal('duration_not_offered', 'Choose one of the terms shown.', 'policy_duration_months'),
    );
    const person = await draw();
    await person.click(await screen.findByRole('radio', { name: /^6 months/ }));
    expect(await screen.findByText('Choose one of the terms shown.')).toBeTruthy();
  });

  test('is not asked where the product leaves no choice', async () => {
    server.answer(LoadCheckoutDocument, () =>
      storedCheckout({ plan: null, product: { available_policy_duration_months: [12], underwriting_company: null } }),
    );
    await draw();
    await screen.findByRole('radio', { name: /^Monthly/ });
    expect(screen.queryByText('How long should it run?')).toBe(null);
  });
});

const moved = (answer: string, cents: number) => ({
  answer,
  label: answer,
  version: 6,
  voids_signature: false,
  rows: [],
  before_low: 1e5,
  before_high: 1e5,
  after_low: 1e5 + cents,
  after_high: 1e5 + cents,
});

describe('each choice', () => {
  test('says beneath it what it did to the price: how it is paid, how long, and when it begins', async () => {
    server.answer(EstimatePriceRangeDocument, () =>
      storedRange({
        moves: [moved('payment_term', -2200), moved('policy_duration_months', -3300), moved('effective_date', 4400)],
      }),
    );
    await draw();
    const beneath = async (text: string) =>
      (await screen.findByText(text, { exact: false })).closest('div')?.textContent ?? '';
    expect(await beneath('−$22.00')).toContain('Pay in full');
    expect(await beneath('−$33.00')).toContain('6 months');
    expect(await beneath('+$44.00')).toContain('First day of cover');
  });
});

const coverages = { comprehensive: { deductible: 500 }, collision: { deductible: 500 } };
const card = (plan: string, monthly: number, full: number) => ({
  plan,
  label: null,
  coverages,
  low: null as number | null,
  high: null as number | null,
  missing_fields: [],
  rows: [
    {
      coverage: 'collision',
      label: 'Collision',
      terms: '$500 deductible',
      included: true,
    },
  ],
  ways_to_pay: [
    {
      ...storedWays[0],
      due_today: monthly,
      total: monthly + 11 * 10_291,
    },
    {
      ...storedWays[1],
      due_today: full,
      total: full,
    },
  ],
});

describe('the cards', () => {
  test('all follow how it is paid, at once', async () => {
    server.answer(LoadRecommendedPlansDocument, () => ({
      recommended_plans: [card('essential', 10_001, 110_011), card('road_ready', 10_002, 110_022)],
    }));
    server.answer(UpdatePaymentTermDocument, () => new Promise(() => {}));
    server.answer(EstimatePriceRangeDocument, () => storedRange({ moves: [moved('coverages', 1100)] }));
    const person = await draw();
    await screen.findByText('$1,177.02');
    await screen.findByText('+$11.00', { exact: false });
    expect(screen.getByText('$1,177.03')).toBeTruthy();
    expect(screen.getAllByText(/today, then 11 payments of \$102\.91, each with a \$5\.00 fee$/)).toHaveLength(2);
    await person.click(screen.getByRole('radio', { name: /^Pay in full/ }));
    expect(await screen.findByText('$1,100.11')).toBeTruthy();
    expect(screen.getByText('$1,100.22')).toBeTruthy();
    expect(screen.queryAllByText(/then 11 payments/)).toHaveLength(0);
  });

  test('are for the term, and no way to pay has a figure before one is chosen', async () => {
    server.answer(LoadCheckoutDocument, () => storedCheckout({ plan: null }));
    server.answer(LoadRecommendedPlansDocument, () => ({ recommended_plans: [card('essential', 10_001, 110_011)] }));
    await draw();
    expect(await screen.findByText('$1,177.02')).toBeTruthy();
    expect(screen.getByText('/yr')).toBeTruthy();
    expect(
      await screen.findByRole('radio', { name: 'Monthly One payment a month; the first is due today' }),
    ).toBeTruthy();
  });

  test('stand by their names with the range of each while there is no price, and may be chosen', async () => {
    const open = { ...card('essential', 0, 0), ways_to_pay: [], low: 80_000, high: 120_000 };
    server.answer(LoadCheckoutDocument, () => storedCheckout({ plan: null }));
    server.answer(LoadRecommendedPlansDocument, () => ({ recommended_plans: [open] }));
    server.answer(UpdateCoveragesDocument, () => ({ update_coverages: { quote_id: 'q1', version: 8 } }));
    const person = await draw();
    const choice = await screen.findByRole('radio', { name: /^Essential\s*\$800\s*–\s*\$1,200/ });
    await person.click(choice);
    await waitFor(() => expect(server.sentTo(UpdateCoveragesDocument)).toHaveLength(1));
  });

  test('say why there is neither a price nor a range', async () => {
    const none = { ...card('essential', 0, 0), ways_to_pay: [] };
    const violation = {
      code: 'driver_under_age',
      message: 'A driver must be 16 or older.',
      field: 'drivers.1.birthdate',
    };
    server.answer(LoadCheckoutDocument, () => storedCheckout({ plan: null }));
    server.answer(LoadRecommendedPlansDocument, () => ({ recommended_plans: [none] }));
    server.answer(EstimatePriceRangeDocument, () =>
      storedRange({ low: null, high: null, rejection_violations: [violation] }),
    );
    await draw();
    await screen.findByText('A driver must be 16 or older.');
    screen.getByRole('radio', { name: /^Essential/ });
  });
});

test('limits that are no longer those of the plan are said so, taken back at a press, and a link away', async () => {
  const other = { ...coverages, collision: { deductible: 1000 } };
  server.answer(LoadCheckoutDocument, () => storedCheckout({ plan: 'essential', coverages: other }));
  server.answer(LoadRecommendedPlansDocument, () => ({ recommended_plans: [card('essential', 10_001, 110_011)] }));
  server.answer(LoadPricingDocument, () => storedPricing());
  server.answer(UpdateCoveragesDocument, () => ({ update_coverages: { quote_id: 'q1', version: 8 } }));
  const person = await draw();
  const link = await screen.findByRole('link', { name: 'Adjust limits and deductibles' });
  expect(link.getAttribute('href')).toBe('/checkout/coverages');
  await person.click(await screen.findByRole('button', { name: 'Undo the adjustments' }));
  await waitFor(() => expect(server.sentTo(UpdateCoveragesDocument)[0]?.variables).toMatchObject({ coverages }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Essential/ }));
});
