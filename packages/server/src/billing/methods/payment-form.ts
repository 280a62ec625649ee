import { computedRead } from '../../kernel/operation.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { methodsOnFileFields } from './methods-on-file.ts';

export const paymentForm = computedRead({
  name: 'payment_form',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { platform, input } = work;
    const { cardForm } = platform.payments;
    const { quote } = await loadQuote(work, input.quote_id);
    return {
      gateway: cardForm.gateway,
      simulated: platform.simulated.some(({ part }) => part === 'payments'),
      publishable_key: cardForm.gateway === 'stripe' ? cardForm.publishableKey : null,
      on_file: await methodsOnFileFields(work, work.today(quote.timeZone)),
    };
  },
});
