import type { BillingEvent } from '../billing/events.ts';
import { day } from '../shared/day.ts';
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
  refund_owed: [
    {
      title: 'somebody gives a fee back',
      event: { type: 'refund_owed', policyId, amount: 500, currency: 'USD', reason: 'Called twice about it' },
      leaves: { policyId, facts: { amount: 500, currency: 'USD', reason: 'Called twice about it' }, visible: false },
    },
  ],
  refund_paid: [
    {
      title: 'money went back',
      event: { type: 'refund_paid', quoteId, policyId, amount: 5_440, currency: 'USD' },
      leaves: { quoteId, policyId, facts: { amount: 5_440, currency: 'USD' }, visible: true },
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
  payment_announced: [
    {
      title: 'a payment falls due',
      event: { type: 'payment_announced', policyId, amount: 9_833, currency: 'USD', day: day('2026-07-16') },
      leaves: null,
    },
  ],
  card_expiring: [{ title: 'a card ends', event: { type: 'card_expiring', policyId }, leaves: null }],
  charge_failed: [
    {
      title: 'what was due could not be charged',
      event: {
        type: 'charge_failed',
        policyId,
        amount: 9833,
        currency: 'USD',
        code: 'insufficient_funds',
        attempt: 1,
        nextAttempt: day('2026-07-19'),
      },
      leaves: {
        policyId,
        visible: true,
        facts: {
          amount: 9833,
          currency: 'USD',
          code: 'insufficient_funds',
          attempt: 1,
          next: '2026-07-19',
        },
      },
    },
  ],
  payment_arranged: [
    {
      title: 'a day is agreed on',
      event: { type: 'payment_arranged', policyId, amount: 9_833, currency: 'USD', day: day('2026-07-20') },
      leaves: { policyId, visible: true, facts: { amount: 9_833, currency: 'USD', agreed: '2026-07-20' } },
    },
  ],
  invoices_paid: [
    {
      title: 'what was due was paid',
      event: { type: 'invoices_paid', policyId, amount: 9_833, currency: 'USD', unapplied: 33 },
      leaves: { policyId, facts: { amount: 9_833, currency: 'USD', unapplied: 33 }, visible: true },
    },
  ],
  policy_delinquent: [
    {
      title: 'what was due was not paid',
      event: { type: 'policy_delinquent', policyId, amount: 9_833, currency: 'USD' },
      leaves: { policyId, facts: { amount: 9_833, currency: 'USD' }, visible: true },
    },
  ],
  charge_day_changed: [
    {
      title: 'payments fall due on another day',
      event: { type: 'charge_day_changed', policyId, day: 1, first: day('2026-08-01') },
      leaves: { policyId, facts: { day: 1, first: '2026-08-01' }, visible: true },
    },
  ],
  autopay_agreed: [
    {
      title: 'later payments are taken by themselves',
      event: { type: 'autopay_agreed', policyId, kind: 'bank', ends: '6789' },
      leaves: { policyId, facts: { kind: 'bank', ends: '6789' }, visible: true },
    },
  ],
  autopay_stopped: [
    {
      title: 'automatic payments stop',
      event: { type: 'autopay_stopped', policyId, ends: '4242' },
      leaves: { policyId, facts: { ends: '4242' }, visible: true },
    },
  ],
  balance_written_off: [
    {
      title: 'what stayed unpaid is written off, which its owner does not read',
      event: { type: 'balance_written_off', policyId, amount: 4_211, currency: 'USD' },
      leaves: { policyId, facts: { amount: 4_211, currency: 'USD' }, visible: false },
    },
  ],
  delinquency_ended: [
    {
      title: 'nothing is overdue',
      event: { type: 'delinquency_ended', policyId },
      leaves: { policyId, visible: true },
    },
  ],
  debit_returned: [
    {
      title: 'a bank sent the money back',
      event: {
        type: 'debit_returned',
        quoteId,
        policyId,
        amount: 9833,
        currency: 'USD',
        account: '6789',
        code: 'account_closed',
        settled: true,
      },
      leaves: {
        quoteId,
        policyId,
        visible: true,
        facts: {
          amount: 9833,
          currency: 'USD',
          account: '6789',
          code: 'account_closed',
        },
      },
    },
  ],
};
