import { payPath } from '../billing/billing-pages.ts';
import { decideAnswerByLink, renewalLinkState } from '@roadworthy/core/renewals/renewal-link.ts';
import { renewalGraceDays } from '@roadworthy/core/renewals/renewal-step.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import { on } from '../kernel/events.ts';
import { t } from '../kernel/language.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { answerRenewal } from './answer-renewal.ts';
import { compareTerms } from './compare-terms.ts';
import { methodOn } from './price-renewal.ts';
import { claimsOfRenewalLink, organizationOfRenewalLink } from './renewal-link-store.ts';
import { loadRenewal, lockRenewal, type OpenedRenewal } from './renewal-store.ts';

const stateOf = ({ now }: Work, { renewal }: OpenedRenewal, version: number) =>
  renewalLinkState({ isNewest: renewal.linkVersion === version, expires: renewal.linkExpires }, renewal.status, now);

/** What the link of an offer opens: what the next term costs and why, and how it goes on. Nobody's name, nothing covered. */
export const readRenewalLink = computedRead({
  name: 'renewal_link',
  permission: 'whoever_sees_it',
  organization: organizationOfRenewalLink,
  example: { token: 'r1.none' },
  async run(work) {
    const { renewalId, version } = claimsOfRenewalLink(work.input, work.platform);
    const opened = await loadRenewal(work, renewalId);
    const { renewal, source } = opened;
    const state = stateOf(work, opened, version);
    const { name, service_phone } = await work.tx
      .selectFrom('organizations')
      .select(['name', 'service_phone'])
      .where('organization_id', '=', work.organizationId)
      .executeTakeFirstOrThrow();
    const shown = { state, seller: name, seller_phone: service_phone, path: '/customers' };
    const nothing = {
      policy_number: null,
      renewal_date: null,
      pay_by: null,
      currency: null,
      total_before: null,
      total: null,
      option: null,
      charged_by_itself: null,
      reasons: [],
    };
    const { quoteId, baseQuoteId } = renewal;
    if (state === 'over' || state === 'waiting' || quoteId === null || baseQuoteId === null) {
      return { ...shown, ...nothing };
    }
    const { before, after, reasons } = await compareTerms(work, baseQuoteId, quoteId);
    return {
      ...shown,
      path: `/customers/policies/${source.policy.policyId}/renewal`,
      policy_number: source.policy.policyNumber,
      renewal_date: renewal.renewalDate,
      pay_by: addDays(renewal.renewalDate, renewalGraceDays - 1),
      currency: source.policy.currency,
      total_before: before.total,
      total: after.total,
      option: renewal.option,
      charged_by_itself: (await methodOn(work, source))?.isGood === true,
      reasons: reasons.map((one) => ({
        reason: one.reason,
        label: t(work.request.locale, one.label),
        before: one.before,
        after: one.after,
      })),
    };
  },
});

/** Whoever got the letter takes the next term, or lets the policy end: by a button of its page, never by opening it. */
export const answerRenewalByLink = operation({
  name: 'answer_renewal_by_link',
  permission: 'renewal:answer_by_link',
  organization: organizationOfRenewalLink,
  example: { token: 'r1.none', option: 'manual', total: 1000 },
  async run(work) {
    const { token, option, total, decline_reason: reason, decline_comment: comment } = work.input;
    const { renewalId, version } = claimsOfRenewalLink({ token }, work.platform);
    const opened = await lockRenewal(work, renewalId);
    const { quoteId, baseQuoteId } = opened.renewal;
    const now = quoteId && baseQuoteId ? (await compareTerms(work, baseQuoteId, quoteId)).after.total : null;
    const decision = decideAnswerByLink(stateOf(work, opened, version), total, now);
    if (!decision.ok) return decision;
    const answered = await answerRenewal(work, renewalId, {
      text: option,
      field: 'option',
      accepts: true,
      reason,
      comment,
      isByLink: true,
    });
    if ('ok' in answered) return answered;
    const { renewal } = await loadRenewal(work, renewalId);
    const { renewedPolicyId } = renewal;
    return { status: renewal.status, pay_path: renewedPolicyId === null ? null : payPath(renewedPolicyId) };
  },
});

/** Whoever the account was taken from does not answer by the letters that they have. */
export const endLinksOnUserReset = on('claimed_user_reset', async (work, { policyId }) => {
  if (policyId === null) return;
  const { policy } = await loadPolicy(work, policyId);
  await work.tx
    .updateTable('policy_renewals')
    .set({ link_expires: work.now })
    .where('source_policy_id', 'in', (terms) =>
      terms.selectFrom('policies').select('policy_id').where('contract_id', '=', policy.contractId),
    )
    .where('link_expires', '>', work.now)
    .execute();
});
