import { lastDayToArrange } from '@roadworthy/core/billing/delinquency/arrange-payment.ts';
import {
  askedOn,
  decideNonPaymentNotice,
  firstMissed,
} from '@roadworthy/core/billing/delinquency/non-payment-notice.ts';
import { dueNow } from '@roadworthy/core/billing/collection/collect.ts';
import { t } from '../../kernel/language.ts';
import { computedRead } from '../../kernel/operation.ts';
import { loadPolicy } from '../../policies/policy-store.ts';
import { noticeFactsOf } from './give-notice.ts';

/** What is overdue on a policy, and whether and how it is pursued: by the decision that the clock gives notice by. */
export const previewDelinquentPolicy = computedRead({
  name: 'preview_delinquent_policy',
  permission: 'billing:retry',
  root: 'policy_id',
  example: {},
  async run(work) {
    const { facts } = await noticeFactsOf(work, await loadPolicy(work, work.input.policy_id));
    const { collection, cancelling } = facts;
    const decision = decideNonPaymentNotice(facts);
    const missed = firstMissed(collection, cancelling.today);
    const arranged = { collection, today: cancelling.today };
    return {
      amount_due: dueNow(collection.invoices),
      currency: cancelling.policy.currency,
      since: missed && askedOn(missed),
      decision: decision.ok ? 'notice_due' : decision.refusal.code,
      message: decision.ok ? null : t(work.request.locale, decision.refusal),
      ends: decision.ok ? decision.event.asOf : null,
      latest_pay_by: collection.status === 'delinquent' ? lastDayToArrange(arranged) : null,
    };
  },
});
