import type { BillingEvent } from '../billing/events.ts';
import type { Example } from './timeline-examples.fixture.ts';

const quoteId = 'quote';
const policyId = 'policy';

/** What happens with money leaves in a timeline. */
export const ofMoney: { readonly [Type in BillingEvent['type']]: readonly Example<Type>[] } = {
  payment_received: [
    {
      title: 'money came in',
      event: { type: 'payment_received', quoteId, policyId, amount: 9_833, currency: 'CAD' },
      leaves: { quoteId, policyId, facts: { amount: 9_833, currency: 'CAD' }, visible: true },
    },
  ],
  payment_declined: [
    {
      title: 'the bank said no',
      event: { type: 'payment_declined', quoteId, code: 'insufficient_funds', amount: 9_833, currency: 'USD' },
      leaves: { quoteId, facts: { code: 'insufficient_funds', amount: 9_833, currency: 'USD' }, visible: true },
    },
  ],
  payment_released: [
    {
      title: 'money that was held went back',
      event: { type: 'payment_released', quoteId, code: 'moratorium_active', amount: 9_833, currency: 'USD' },
      leaves: { quoteId, facts: { code: 'moratorium_active', amount: 9_833, currency: 'USD' }, visible: true },
    },
  ],
  debit_ordered: [
    {
      title: 'an account is being debited',
      event: { type: 'debit_ordered', quoteId, policyId, amount: 9_833, currency: 'USD', account: '6789' },
      leaves: { quoteId, policyId, facts: { amount: 9_833, currency: 'USD', account: '6789' }, visible: true },
    },
  ],
  debit_returned: [
    {
      title: 'a bank sent the money back',
      event: {
        ...{ type: 'debit_returned', quoteId, policyId, amount: 9_833, currency: 'USD', account: '6789' },
        ...{ code: 'account_closed', settled: true },
      },
      leaves: {
        ...{ quoteId, policyId, visible: true },
        facts: { amount: 9_833, currency: 'USD', account: '6789', code: 'account_closed' },
      },
    },
  ],
};
