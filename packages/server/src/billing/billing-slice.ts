import type { Slice } from '../kernel/slice.ts';
import { sweep } from '../kernel/sweep.ts';
import { agentBillingLinks } from './agent-billing-links.ts';
import { checkBalances } from './balance/check-balances.ts';
import { bindProgress } from './bind-progress.ts';
import { bindQuote } from './bind-quote.ts';
import { previewPolicyChargeDay, updatePolicyChargeDay } from './change-charge-day.ts';
import { chargeDueInvoices } from './charge-due-invoices.ts';
import { collectInvoices, policiesToCollect } from './collect-invoices.ts';
import { cancelDuePolicy, endsDue } from './cancellation/cancel-due-policy.ts';
import { cancelMyPolicy, cancelPolicyOperation, underwriterCancelPolicy } from './cancellation/cancel-policy.ts';
import {
  cancellationChoices,
  previewCancellation,
  previewMyCancellation,
} from './cancellation/preview-cancellation.ts';
import { readCancellationAbilities, reversePendingPolicyCancellation } from './cancellation/reverse-cancellation.ts';
import { bookCommissions } from './commission/book-commissions.ts';
import { confirmDelinquentPolicy, readDelinquencyAbilities } from './delinquency/confirm-delinquent-policy.ts';
import { previewDelinquentPolicy } from './delinquency/preview-delinquent-policy.ts';
import {
  canRewriteDelinquentPolicy,
  readRewriteAbilities,
  rewriteDelinquentPolicy,
  takeBalanceOnQuoteEdited,
} from './delinquency/rewrite-policy.ts';
import {
  applyPolicyAffinityDiscount,
  previewPolicyAffinityDiscount,
  readEndorsementAbilities,
} from './endorsement/apply-affinity-discount.ts';
import {
  changePolicyEffectiveDate,
  policyEffectiveDate,
  previewPolicyEffectiveDate,
  readEffectiveDateAbilities,
} from './endorsement/change-effective-date.ts';
import { earnPremium } from './earn-premium.ts';
import { followDebit } from './follow-debit.ts';
import { followDebits } from './follow-debits.ts';
import { forgetMethods } from './forget-methods.ts';
import { localhostBind } from './localhost-bind.ts';
import { changeOrganization, previewChangeOrganization, readMoveAbilities } from './move/change-organization.ts';
import { openBankSetup } from './open-bank-setup.ts';
import { payPolicy } from './pay-policy.ts';
import {
  endLinksOnInvoicesPaid,
  endLinksOnPolicyMoved,
  endLinksOnUserReset,
  payByLink,
  readPayLink,
} from './pay-link/pay-by-link.ts';
import { policyPaymentForm } from './policy-payment-form.ts';
import { paymentForm } from './payment-form.ts';
import { policyAsOf, readLookBackAbilities } from './policy-as-of.ts';
import { previewQuoteInvoices } from './preview-quote-invoices.ts';
import { priceAlternatives } from './price-alternatives.ts';
import { priceRange } from './price-range.ts';
import { quoteDiscounts } from './quote-discounts.ts';
import { quotePricing } from './quote-pricing.ts';
import { readAutopayTerms } from './read-autopay-terms.ts';
import { readAutopayConsents } from './read-autopay-consents.ts';
import { readDebitAuthorization, readPolicyDebitAuthorization } from './read-debit-authorization.ts';
import { readDebitConsents } from './read-debit-consents.ts';
import { recommendedPlans } from './recommended-plans.ts';
import { recommendedPlansNewProvider } from './recommended-plans-new-provider.ts';
import { payRefund, refundsOwed, sendOwedRefund } from './refunds/pay-refund.ts';
import { refundChoices, refundPolicy } from './refunds/refund-policy.ts';
import { previewReinstatement } from './reinstatement/preview-reinstatement.ts';
import { readReinstatementAbilities, reinstateMyPolicy, reinstatePolicy } from './reinstatement/reinstate-policy.ts';
import { startPayment } from './start-payment.ts';
import { updatePolicyVehicleFni } from './endorsement/update-policy-vehicle-fni.ts';
import { endedUnpaid, writeOffPolicy } from './write-off/write-off-policy.ts';
import { stopAutopay } from './stop-autopay.ts';

export const billingSlice = {
  operations: [
    startPayment,
    paymentForm,
    readDebitAuthorization,
    readPolicyDebitAuthorization,
    readAutopayConsents,
    readAutopayTerms,
    readDebitConsents,
    openBankSetup,
    bindQuote,
    localhostBind,
    bindProgress,
    chargeDueInvoices,
    agentBillingLinks,
    payPolicy,
    payByLink,
    readPayLink,
    policyPaymentForm,
    policyAsOf,
    updatePolicyVehicleFni,
    previewPolicyChargeDay,
    updatePolicyChargeDay,
    stopAutopay,
    cancelPolicyOperation,
    underwriterCancelPolicy,
    cancelMyPolicy,
    reversePendingPolicyCancellation,
    cancellationChoices,
    previewCancellation,
    previewMyCancellation,
    applyPolicyAffinityDiscount,
    previewPolicyAffinityDiscount,
    changePolicyEffectiveDate,
    policyEffectiveDate,
    previewPolicyEffectiveDate,
    rewriteDelinquentPolicy,
    canRewriteDelinquentPolicy,
    reinstatePolicy,
    reinstateMyPolicy,
    previewReinstatement,
    confirmDelinquentPolicy,
    previewDelinquentPolicy,
    refundPolicy,
    refundChoices,
    payRefund,
    changeOrganization,
    previewChangeOrganization,
    quotePricing,
    priceRange,
    recommendedPlans,
    recommendedPlansNewProvider,
    previewQuoteInvoices,
    priceAlternatives,
    quoteDiscounts,
  ],
  abilities: {
    policies: async (work, policyId) => ({
      ...(await readCancellationAbilities(work, policyId)),
      ...(await readReinstatementAbilities(work, policyId)),
      ...(await readDelinquencyAbilities(work, policyId)),
      ...(await readRewriteAbilities(work, policyId)),
      ...(await readLookBackAbilities(work, policyId)),
      ...(await readEndorsementAbilities(work, policyId)),
      ...(await readMoveAbilities(work, policyId)),
      ...(await readEffectiveDateAbilities(work, policyId)),
    }),
  },
  handlers: [takeBalanceOnQuoteEdited, endLinksOnInvoicesPaid, endLinksOnPolicyMoved, endLinksOnUserReset],
  jobs: (kernel) => ({
    'collect-invoices': () => sweep(kernel, policiesToCollect, collectInvoices),
    'cancel-policies': () => sweep(kernel, endsDue, cancelDuePolicy),
    'pay-refunds': () => sweep(kernel, refundsOwed, sendOwedRefund),
    'earn-premium': () => earnPremium(kernel),
    'book-commissions': () => bookCommissions(kernel),
    'write-off-policies': () => sweep(kernel, endedUnpaid, writeOffPolicy),
    'check-balances': () => checkBalances(kernel),
    'follow-debit': (task) => followDebit(kernel, task),
    'follow-debits': () => followDebits(kernel),
    'forget-methods': () => forgetMethods(kernel),
  }),
} satisfies Slice;
