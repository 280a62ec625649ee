// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  EstimatePriceRangeDocument,
  LoadAlternativesDocument,
  LoadCheckoutDocument,
  LoadPricingDocument,
  LoadQuoteDiscountsDocument,
  LoadRecommendedPlansDocument,
  UpdateCoveragesDocument,
} from '../../../generated/documents.ts';
import { answeringServer, Failure, refusal } from '../../../testing/answering-server.ts';
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
import { CoveragesScreen } from './coverages-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const line = coverWords('personal', 'en-us');
const coverages = { comprehensive: { deductible: 500 }, collision: { deductible: 500 } };
const adjusted = { ...coverages, collision: { deductible: 1000 } };
const other = {
  code: 'affinity',
  label: 'Affinity group',
  percent: 5,
  applied: false,
  granted_by_staff: true,
  open: true,
  saves: 5e3,
  reason: 'Ask us to add it.',
};
let stored: typeof coverages;

beforeEach(() => {
  stored = coverages;
  server.answer(LoadCheckoutDocument, () => storedCheckout({ plan: 'essential', coverages: stored }));
  server.answer(LoadRecommendedPlansDocument, () => ({
    recommended_plans: [
      {
        plan: 'essential',
        label: null,
        coverages,
        low: null,
        high: null,
        missing_fields: [],
        rows: [],
        ways_to_pay: storedWays,
      },
    ],
  }));
  server.answer(LoadPricingDocument, () => storedPricing());
  server.answer(LoadAlternativesDocument, () => ({ price_alternatives: [] }));
  server.answer(EstimatePriceRangeDocument, () => storedRange());
  server.answer(LoadQuoteDiscountsDocument, () => ({
    quote_discounts: [
      { ...other, code: 'claim_free', label: 'Claim free', applied: true, saves: 6000, reason: null },
      other,
      { ...other, code: 'original_owner', label: 'Original owner', open: false, reason: 'You are not.' },
    ],
  }));
  server.answer(UpdateCoveragesDocument, (sent) => {
    stored = sent.coverages as typeof coverages;
    return { update_coverages: { quote_id: 'q1', version: 8 } };
  });
});

const page = (
  <Checkout>
    <CoveragesScreen line={line} />
  </Checkout>
);
const draw = () => drawPage('checkout', linkTo('coverages'), page);
const deductible = () => screen.findByRole('combobox', { name: 'Collision: Deductible' });

describe('limits and deductibles', () => {
  test('are changed one at a time, and the plan stays chosen', async () => {
    const person = await draw();
    await person.selectOptions(await deductible(), '1000');
    expect(await screen.findByText(/^Essential, adjusted/)).toBeTruthy();
    expect(server.sentTo(UpdateCoveragesDocument)[0]?.variables).toEqual({
      quote_id: 'q1',
      version: 7,
      coverages: adjusted,
      plan: 'essential',
    });
  });

  test('are those of the plan again at a press', async () => {
    const person = await draw();
    await person.selectOptions(await deductible(), '1000');
    await person.click(await screen.findByRole('button', { name: 'Undo the adjustments' }));
    await waitFor(() => expect(server.sentTo(UpdateCoveragesDocument)[1]?.variables).toMatchObject({ coverages }));
    expect(screen.queryByText(/^Essential, adjusted/)).toBe(null);
  });

  test('that are refused say so where they are changed, and lead there from Continue', async () => {
    server.answer(UpdateCoveragesDocument, () =>
      refusal('value_not_offered', 'Choose one of the deductibles shown.', 'coverages.collision.deductible'),
    );
    const person = await draw();
    await person.selectOptions(await deductible(), '1000');
    const place = document.getElementById('coverages-covers');
    await waitFor(() => expect(place?.textContent).toContain('Choose one of the deductibles shown.'));
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    const link = await screen.findByRole('link', { name: 'Choose one of the deductibles shown.' });
    expect(link.getAttribute('href')).toBe('#coverages-covers');
  });

  test('of no plan yet lead to the plans', async () => {
    server.answer(LoadCheckoutDocument, () => storedCheckout({ plan: null }));
    await draw();
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/plans'));
  });
});

describe('discounts', () => {
  test('are said with what they take off, how to come to them, and why they are not for this quote', async () => {
    await draw();
    const part = async (title: string) => (await screen.findByText(title)).parentElement?.textContent ?? '';
    expect(await part('In your price')).toContain('−$60.00');
    expect(await part('You may get')).toContain('Affinity group 5%would take off $50.00Ask us to add it.');
    expect(await part('Not for you')).toBe('Not for youOriginal owner 5%You are not.');
  });

  test('that cannot be loaded say so, and leave the covers alone', async () => {
    server.answer(LoadQuoteDiscountsDocument, () => new Failure(null, 500));
    await draw();
    expect(await screen.findByText('We couldn’t load the discounts')).toBeTruthy();
    expect(await deductible()).toBeTruthy();
  });
});
