import { expect, test } from 'vitest';
import type { CancelFacts } from '../../policies/cancellation/cancel-policy.ts';
import { examplePolicy } from '../../policies/policy.fixture.ts';
import { policyStatuses } from '../../policies/vocabulary.ts';
import { day } from '../../shared/day.ts';
import { type CollectedInvoice, type Collection, defaultCollection } from '../collect.ts';
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
      terms: {
        basis: 'pro_rata',
        minimumEarned: 0,
      },
      ...known,
    },
    collection,
    equity: due,
    firstAttempt: null,
  });
  return decision.ok ? decision.event.asOf : decision.refusal.code;
}

const underwriter = 'legal_date_unconfirmed';
/** By hand from the table of the law: the end of cover, or that it takes an underwriter. */
const ownUse: Readonly<Record<string, string>> = {
  AL: underwriter,
  AK: underwriter,
  AR: underwriter,
  AZ: underwriter,
  CA: '2025-06-23',
  CO: underwriter,
  CT: underwriter,
  DE: underwriter,
  DC: underwriter,
  FL: '2025-06-23',
  GA: underwriter,
  HI: underwriter,
  IA: underwriter,
  ID: underwriter,
  IL: underwriter,
  IN: underwriter,
  KS: underwriter,
  KY: underwriter,
  LA: underwriter,
  MA: underwriter,
  MD: underwriter,
  ME: underwriter,
  MI: underwriter,
  MN: underwriter,
  MO: underwriter,
  MS: underwriter,
  MT: underwriter,
  NC: underwriter,
  ND: underwriter,
  NE: underwriter,
  NH: underwriter,
  NJ: '2025-06-27',
  NM: underwriter,
  NV: underwriter,
  NY: '2025-06-27',
  OH: '2025-06-23',
  OK: underwriter,
  OR: underwriter,
  PA: '2025-06-27',
  RI: underwriter,
  SC: underwriter,
  SD: underwriter,
  TN: underwriter,
  TX: '2025-06-23',
  UT: underwriter,
  VA: underwriter,
  VT: underwriter,
  WA: '2025-06-23',
  WI: underwriter,
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
  VA: '2025-06-27',
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
