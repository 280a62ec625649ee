import { computedRead } from '../kernel/operation.ts';

export const paymentForm = computedRead({
  name: 'payment_form',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  async run({ platform }) {
    const { cardForm } = platform.payments;
    return {
      gateway: cardForm.gateway,
      simulated: platform.simulated.some(({ part }) => part === 'payments'),
      publishable_key: cardForm.gateway === 'stripe' ? cardForm.publishableKey : null,
    };
  },
});
