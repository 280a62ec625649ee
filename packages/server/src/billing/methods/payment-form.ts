import { computedRead } from '../../kernel/operation.ts';

export const paymentForm = computedRead({
  name: 'payment_form',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run({ platform }) {
    const { cardForm } = platform.payments;
    return {
      gateway: cardForm.gateway,
      simulated: platform.simulated.some(({ part }) => part === 'payments'),
      publishable_key: cardForm.gateway === 'stripe' ? cardForm.publishableKey : null,
    };
  },
});
