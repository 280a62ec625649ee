// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  EstimatePriceRangeDocument,
  LoadAlternativesDocument,
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
import { coverWords } from '../../shared/lines/line-view.ts';
import { PlansScreen } from './plans-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const line = coverWords('personal', 'en-us');

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
      <PlansScreen line={line} />
    </Checkout>,
  );

describe('how long the term is', () => {
  test('is chosen beside how to pay, and saved at once', async () => {
    server.answer(UpdatePolicyDurationDocument, () => ({ update_policy_duration: { quote_id: 'q1', version: 8 } }));
    const person = await draw();
    await person.click(await screen.findByRole('radio', { name: /^6 months/ }));
    await waitFor(() => expect(server.sentTo(UpdatePolicyDurationDocument)).toHaveLength(1));
    expect(server.sentTo(UpdatePolicyDurationDocument)[0]?.variables).toEqual({
      ...{ quote_id: 'q1', version: 7, policy_duration_months: 6 },
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
  ...{ answer, label: answer, version: 6, voids_signature: false, rows: [] },
  ...{ before_low: 100_000, before_high: 100_000, after_low: 100_000 + cents, after_high: 100_000 + cents },
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
  ...{ plan, label: null, coverages, missing_fields: [] },
  rows: [{ coverage: 'collision', label: 'Collision', terms: '$500 deductible', included: true }],
  ways_to_pay: [
    { ...storedWays[0], due_today: monthly },
    { ...storedWays[1], due_today: full, total: full },
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
    await screen.findByText('$100.01');
    await screen.findByText('+$11.00', { exact: false });
    expect(screen.getByText('$100.02')).toBeTruthy();
    expect(screen.getAllByText(/^then 11 payments of \$102\.91$/)).toHaveLength(2);
    await person.click(screen.getByRole('radio', { name: /^Pay in full/ }));
    expect(await screen.findByText('$1,100.11')).toBeTruthy();
    expect(screen.getByText('$1,100.22')).toBeTruthy();
    expect(screen.queryByText(/^then 11 payments/)).toBe(null);
  });
});

describe('limits and deductibles', () => {
  const adjusted = { ...coverages, collision: { deductible: 1000 } };
  const deductible = () => screen.findByRole('combobox', { name: 'Collision: Deductible' });
  const open = async () => {
    const person = await draw();
    await person.click(await screen.findByText('Adjust limits and deductibles'));
    return person;
  };

  beforeEach(() => {
    let stored = coverages;
    server.answer(LoadCheckoutDocument, () => storedCheckout({ plan: 'essential', coverages: stored }));
    server.answer(LoadRecommendedPlansDocument, () => ({ recommended_plans: [card('essential', 10_001, 110_011)] }));
    server.answer(LoadPricingDocument, () =>
      storedPricing({
        ways_to_pay: [
          { ...storedWays[0], due_today: stored === coverages ? 10_001 : 8008 },
          { ...storedWays[1], due_today: stored === coverages ? 110_011 : 88_088 },
        ],
      }),
    );
    server.answer(LoadAlternativesDocument, () => ({ price_alternatives: [] }));
    server.answer(UpdateCoveragesDocument, (sent) => {
      stored = sent.coverages as typeof coverages;
      return { update_coverages: { quote_id: 'q1', version: 8 } };
    });
  });

  test('are changed one at a time, what is to pay follows, and the plan stays chosen', async () => {
    const person = await open();
    expect(screen.queryByText(/^Essential, adjusted/)).toBe(null);
    await person.selectOptions(await deductible(), '1000');
    expect(await screen.findByText(/^Essential, adjusted/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Essential/ })).toHaveProperty('checked', true);
    expect(server.sentTo(UpdateCoveragesDocument)[0]?.variables).toEqual({
      ...{ quote_id: 'q1', version: 7, coverages: adjusted, plan: 'essential' },
    });
    expect(await screen.findByText(/\$880\.88/)).toBeTruthy();
  });

  test('are those of the plan again at a press', async () => {
    const person = await open();
    await person.selectOptions(await deductible(), '1000');
    await person.click(await screen.findByRole('button', { name: 'Undo the adjustments' }));
    await waitFor(() => expect(server.sentTo(UpdateCoveragesDocument)[1]?.variables).toMatchObject({ coverages }));
    expect(screen.queryByText(/^Essential, adjusted/)).toBe(null);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Essential/ }));
  });

  test('that are refused say so where they are changed, and lead there from Continue', async () => {
    server.answer(UpdateCoveragesDocument, () =>
      refusal('value_not_offered', 'Choose one of the deductibles shown.', 'coverages.collision.deductible'),
    );
    const person = await open();
    await person.selectOptions(await deductible(), '1000');
    const place = document.getElementById('plans-coverages');
    await waitFor(() => expect(place?.textContent).toContain('Choose one of the deductibles shown.'));
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    const link = await screen.findByRole('link', { name: 'Choose one of the deductibles shown.' });
    expect(link.getAttribute('href')).toBe('#plans-coverages');
  });
});
