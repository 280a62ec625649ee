// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  LoadCheckoutDocument,
  LoadRecommendedPlansDocument,
  UpdatePolicyDurationDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PlansScreen } from './plans-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

beforeEach(() => {
  server.answer(LoadCheckoutDocument, () => storedCheckout({ plan: null }));
  server.answer(LoadRecommendedPlansDocument, () => ({ recommended_plans: [] }));
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
      storedCheckout({ plan: null, product: { available_policy_duration_months: [12] } }),
    );
    await draw();
    await screen.findByRole('radio', { name: /^Monthly/ });
    expect(screen.queryByText('How long should it run?')).toBe(null);
  });
});
