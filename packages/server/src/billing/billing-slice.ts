import type { Slice } from '../kernel/slice.ts';
import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import { checkBalances } from './balance/check-balances.ts';
import { collectInvoices, policiesToCollect } from './collection/collect-invoices.ts';
import { cancelDuePolicy, endsDue } from './cancellation/cancel-due-policy.ts';
import { endsPaidAhead, payAhead } from './cancellation/pay-ahead.ts';
import { readCancellationAbilities } from './cancellation/reverse-cancellation.ts';
import { bookCommissions } from './commission/book-commissions.ts';
import { followCommissionRuns } from './commission/follow-commission-runs.ts';
import { readDelinquencyAbilities } from './delinquency/confirm-delinquent-policy.ts';
import { readRewriteAbilities, takeBalanceOnQuoteEdited } from './delinquency/rewrite-policy.ts';
import { readEffectiveDateAbilities } from './endorsement/change-effective-date.ts';
import { earnPremium } from './earn-premium.ts';
import { followDebit } from './debits/follow-debit.ts';
import { followDebits } from './debits/follow-debits.ts';
import { forgetMethods } from './methods/forget-methods.ts';
import { readMoveAbilities } from './move/change-organization.ts';
import { endLinksOnInvoicesPaid, endLinksOnPolicyMoved, endLinksOnUserReset } from './pay-link/pay-by-link.ts';
import { readLookBackAbilities } from './policy-as-of.ts';
import { refundsOwed, sendOwedRefund } from './refunds/pay-refund.ts';
import { readReinstatementAbilities } from './reinstatement/reinstate-policy.ts';
import { turnToNextTerm, wakeOnPolicyCancelled, wakeOnPolicyExpired } from './collection/wake-collection.ts';
import { endedUnpaid, writeOffPolicy } from './write-off/write-off-policy.ts';

export const billingSlice = {
  abilities: {
    policies: async (work, policyId) => ({
      ...(await readCancellationAbilities(work, policyId)),
      ...(await readReinstatementAbilities(work, policyId)),
      ...(await readDelinquencyAbilities(work, policyId)),
      ...(await readRewriteAbilities(work, policyId)),
      ...(await readLookBackAbilities(work, policyId)),
      ...(await readMoveAbilities(work, policyId)),
      ...(await readEffectiveDateAbilities(work, policyId)),
    }),
  },
  handlers: [
    takeBalanceOnQuoteEdited,
    endLinksOnInvoicesPaid,
    endLinksOnPolicyMoved,
    endLinksOnUserReset,
    wakeOnPolicyExpired,
    wakeOnPolicyCancelled,
    turnToNextTerm,
  ],
  jobs: (kernel) => ({
    'collect-invoices': () => scanRows(kernel, policiesToCollect, collectInvoices, { lanes: 4 }),
    'cancel-policies': async () => {
      await scanRows(kernel, endsPaidAhead, payAhead);
      await scanRows(kernel, endsDue, cancelDuePolicy);
    },
    'pay-refunds': () => scanRows(kernel, refundsOwed, sendOwedRefund),
    'follow-commission-runs': () => followCommissionRuns(kernel),
    'earn-premium': () => earnPremium(kernel),
    'book-commissions': () => bookCommissions(kernel),
    'write-off-policies': () => scanRows(kernel, endedUnpaid, writeOffPolicy),
    'check-balances': () => checkBalances(kernel),
    'follow-debit': (task) => followDebit(kernel, task),
    'follow-debits': () => followDebits(kernel),
    'forget-methods': () => forgetMethods(kernel),
  }),
} satisfies Slice;
