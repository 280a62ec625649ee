import { expect, test } from 'vitest';
import type { CancelFacts } from '../../policies/cancellation/cancel-policy.ts';
import { examplePolicy } from '../../policies/policy.fixture.ts';
import { policyStatuses } from '../../policies/vocabulary.ts';
import { day } from '../../shared/time/day.ts';
import { type CollectedInvoice, type Collection, defaultCollection } from '../collection/collect.ts';
import { decideNonPaymentNotice } from './non-payment-notice.ts';

const today = day('2025-06-09');
const due = day('2025-06-01');
const policy = examplePolicy({
  status: 'delinquent',
  effectiveDate: day('2025-04-01'),
  expirationDate: day('2026-04-01'),
});
const invoice: CollectedInvoice = {
  invoiceId: 'a',
  sequence: 3,
  dueDate: due,
  amount: 10500,
  paidAmount: 0,
  status: 'issued',
  collectFrom: due,
};
const collection: Collection = {
  status: 'delinquent',
  invoices: [invoice],
  canCharge: false,
  isUnderWay: false,
  nextAttempt: null,
  tried: new Set(),
  terms: defaultCollection,
};
function outcome(known: Partial<CancelFacts>): string {
  const decision = decideNonPaymentNotice({
    cancelling: {
      policy,
      today,
      state: 'OH',
      isRentedToOthers: false,
      inForceSince: policy.effectiveDate,
      incidents: [],
      stoppedBy: null,
      paid: { overdue: 10_500, isPaymentUnderWay: false, until: due },
      terms: {
        basis: 'pro_rata',
        minimumEarned: 0,
      },
      ...known,
    },
    collection,
    firstAttempt: null,
  });
  return decision.ok ? decision.event.asOf : decision.refusal.code;
}

const underwriter = 'legal_date_unconfirmed';
/** The days are the statute's, and no text was read of the way. */
const noWay = 'channel_unconfirmed';
/** By hand from the table of the law: the end of cover, or that it takes an underwriter. */
const ownUse: Readonly<Record<string, string>> = {
  AL: noWay,
  AK: '2025-07-02',
  AR: noWay,
  AZ: underwriter,
  CA: noWay,
  CO: noWay,
  CT: '2025-06-27',
  DE: underwriter,
  DC: noWay,
  FL: underwriter,
  GA: underwriter,
  HI: '2025-07-02',
  IA: '2025-06-23',
  ID: noWay,
  IL: '2025-06-23',
  IN: '2025-06-23',
  KS: underwriter,
  KY: underwriter,
  LA: underwriter,
  MA: noWay,
  MD: underwriter,
  ME: '2025-06-24',
  MI: underwriter,
  MN: underwriter,
  MO: '2025-06-23',
  MS: noWay,
  MT: noWay,
  NC: underwriter,
  ND: underwriter,
  NE: '2025-06-23',
  NH: noWay,
  NJ: '2025-06-27',
  NM: noWay,
  NV: '2025-06-23',
  NY: '2025-06-27',
  OH: '2025-06-23',
  OK: '2025-06-23',
  OR: noWay,
  PA: underwriter,
  RI: '2025-06-23',
  SC: underwriter,
  SD: underwriter,
  TN: '2025-06-23',
  TX: '2025-06-23',
  UT: underwriter,
  VA: underwriter,
  VT: '2025-06-27',
  WA: '2025-06-23',
  WI: '2025-06-23',
  WV: underwriter,
  WY: underwriter,
  ON: '2025-07-10',
  AB: underwriter,
  BC: underwriter,
  MB: underwriter,
  NB: underwriter,
  NS: underwriter,
  QC: underwriter,
  SK: underwriter,
  PE: underwriter,
  NL: underwriter,
  YT: underwriter,
};
test.each(Object.entries(ownUse))('a notice of June 9, 2025 in %s: %s', (state, expected) => {
  expect(outcome({ state })).toBe(expected);
});

/** What is rented to others is insured as a business is. */
const rented: Readonly<Record<string, string>> = {
  AZ: '2025-06-23',
  VA: noWay,
  NY: '2025-06-27',
  OH: '2025-06-23',
  GA: underwriter,
};
test.each(Object.entries(rented))('the same of what is rented to others in %s: %s', (state, expected) => {
  expect(outcome({ state, isRentedToOthers: true })).toBe(expected);
});

test.each(policyStatuses)('of a policy that is %s', (status) => {
  const expected = status === 'delinquent' ? '2025-06-23' : 'policy_not_delinquent';
  expect(outcome({ policy: { ...policy, status } })).toBe(expected);
});
