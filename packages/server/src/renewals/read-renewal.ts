import { isAtFault } from '@roadworthy/core/policies/losses.ts';
import { may, principalOf } from '@roadworthy/core/identity/principal.ts';
import { lateNoticeSource, type LateNonRenewal } from '@roadworthy/core/policies/notices/late-non-renewal.ts';
import { decideApproval, decideRejection, decideResurrection } from '@roadworthy/core/renewals/decide-renewal.ts';
import { renewalGraceDays } from '@roadworthy/core/renewals/renewal-step.ts';
import { nameOfVehicle } from '@roadworthy/core/quoting/checks/fit-to-product.ts';
import { movedValue } from '@roadworthy/core/renewals/next-term.ts';
import { decideRenewal, refuseRole } from '@roadworthy/core/renewals/renewal-transitions.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { t } from '../kernel/language.ts';
import { computedRead } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import { thingsFields } from '../changes/price-proposal.ts';
import { productOf } from '../products/product-store.ts';
import { compareTerms, readUnedited } from './compare-terms.ts';
import { decidedOf, noticeOfRefusal, readPlainApproval } from './decide-renewal.ts';
import { countedLosses, methodOn, passedBy, reviewOf } from './price-renewal.ts';
import type { Work } from '../kernel/work.ts';
import type { StoredPolicy } from '../policies/policy-store.ts';
import { loadRenewal, type Renewal } from './renewal-store.ts';

const mostTerms = 3;

/** What the last terms of the contract cost, up to the one that ends, oldest first. */
async function lastTerms({ tx }: Work, { policy }: StoredPolicy) {
  const terms = await tx
    .selectFrom('policies')
    .select(['policy_id', 'policy_term', 'effective_date', 'premium', 'total'])
    .where('contract_id', '=', policy.contractId)
    .where('policy_term', '<=', policy.policyTerm)
    // What was rewritten or never taken is no term that was lived through.
    .where(({ or, eb }) =>
      or([eb('policy_id', '=', policy.policyId), eb('policy_status', 'in', ['active', 'delinquent', 'expired'])]),
    )
    .orderBy('policy_term', 'desc')
    .limit(mostTerms)
    .execute();
  return terms.toReversed();
}

const bySource = words(
  'our table of what vehicles lose by kind and age',
  'notre table de dépréciation des véhicules par genre et par âge',
);

/** The vehicles that are insured for their market value, at what the guide moves that to. */
function movedValues({ request: { locale } }: Work, covered: Quote, to: Day) {
  return covered.vehicles.flatMap((vehicle) => {
    const after = movedValue(vehicle, covered.effectiveDate, to);
    if (vehicle.ratingValue === null || after === null || after === vehicle.ratingValue) return [];
    const vehicleName = t(locale, nameOfVehicle(vehicle, covered.provider));
    return [{ vehicle: vehicleName, before: vehicle.ratingValue, after, source: t(locale, bySource) }];
  });
}

/** Whether an underwriter may refuse a renewal by its status, whatever the day. */
const isRefusable = ({ status }: Renewal) => decideRenewal({ status }, 'reject_renewal', principalOf('system')).ok;

function lateFields(late: LateNonRenewal | null) {
  if (late === null) return null;
  const { legal, endsOn, days, termDays, premium, amount } = late;
  return {
    sent: legal.sent,
    notice_days: legal.noticeDays,
    post_days: legal.postDays,
    source: legal.source,
    ends_on: endsOn,
    days,
    term_days: termDays,
    premium,
    amount,
    late_source: lateNoticeSource,
  };
}

/** Why the next term costs what it does: what is covered until now and then, and each reason with what it does. */
export const policyRenewalChanges = computedRead({
  name: 'policy_renewal_changes',
  permission: 'whoever_sees_it',
  root: 'policy_renewal_id',
  example: {},
  async run(work) {
    const { renewal, source } = await loadRenewal(work, work.input.policy_renewal_id);
    const { locale } = work.request;
    const nothing = {
      premium_before: renewal.premiumBefore,
      premium: null,
      total_before: null,
      total: null,
      held_back: 0,
      held_back_before: 0,
    };
    const { lastNotice, late } = await noticeOfRefusal(work, { renewal, source });
    const days = {
      latest_notice: lastNotice,
      late_notice: isRefusable(renewal) && may(work.actor, 'renewal:decide') ? lateFields(late) : null,
      pay_by: addDays(renewal.renewalDate, renewalGraceDays - 1),
      charged_by_itself: (await methodOn(work, source))?.isGood === true,
      terms: await lastTerms(work, source),
      premium_unedited: null,
      total_unedited: null,
      edits: [],
      payment_term: null,
      payment_terms: [],
      moved_values: [],
      losses: (await countedLosses(work, source.policy)).map((one) => ({
        on: one.on,
        is_open: one.isOpen,
        paid: one.paid,
        cause: one.cause,
        is_at_fault: isAtFault(one),
      })),
    };
    // What came from another organization has no price before it is described there.
    if (renewal.quoteId === null || renewal.baseQuoteId === null || renewal.priceChange === null) {
      return { ...nothing, ...days, reasons: [], changes: [], issue_reason: null };
    }
    const compared = await compareTerms(work, renewal.baseQuoteId, renewal.quoteId);
    const { before, after, reasons } = compared;
    const unedited = await readUnedited(work, compared, renewal.passed ?? (await passedBy(work, source.policy)));
    const edits = thingsFields(work, unedited.quote, after.stored.quote);
    const { issue } = await reviewOf(work, { renewal, source });
    const { quote } = after.stored;
    const product = await productOf(work.tx, quote.productId);
    return {
      premium_before: before.premium,
      premium: after.premium,
      total_before: before.total,
      total: after.total,
      held_back: after.heldBack,
      held_back_before: before.heldBack,
      ...days,
      ...(edits.length > 0 && { premium_unedited: unedited.premium, total_unedited: unedited.total, edits }),
      reasons: reasons.map((one) => ({
        reason: one.reason,
        label: t(locale, one.label),
        before: one.before,
        after: one.after,
      })),
      changes: thingsFields(work, before.stored.quote, after.stored.quote),
      payment_term: quote.paymentTerm,
      payment_terms: product.availablePaymentTerms,
      moved_values: movedValues(work, before.stored.quote, quote.effectiveDate),
      issue_reason: issue && t(locale, issue.reason),
    };
  },
});

const sayOnly = ({ ok, ...rest }: { readonly ok: boolean }): { ok: true; event: null } | Refused =>
  ok ? { ok: true, event: null } : ({ ok, ...rest } as Refused);

/** What may be done to a renewal, by its status, the law's day and who asks. */
export const readRenewalAbilities: ReadAbilities = async (work, renewalId) => {
  const opened = await loadRenewal(work, renewalId);
  const { renewal, source } = opened;
  const decided = decidedOf(renewal);
  const notice = await noticeOfRefusal(work, opened);
  const { actor } = work;
  const ofAgent = may(actor, 'renewal:offer') ? sayOnly({ ok: true }) : refuseRole();
  return {
    approve_renewal: sayOnly(decideApproval(decided, null, actor)),
    approve_plain_renewal: sayOnly(await readPlainApproval(work, opened)),
    // Why is asked in the dialog.
    reject_renewal: sayOnly(decideRejection(decided, 'Said in the dialog.', notice, actor)),
    resurrect_renewal: sayOnly(decideResurrection(decided, work.today(source.policy.timeZone), actor)),
    update_renewal_status: sayOnly(decideRenewal(renewal, 'update_renewal_status', actor)),
    check_renewal_status: sayOnly(decideRenewal(renewal, 'check_renewal_status', actor)),
    accept_my_renewal: sayOnly(decideRenewal(renewal, 'accept_my_renewal', actor)),
    edit_my_renewal: sayOnly(decideRenewal(renewal, 'edit_my_renewal', actor)),
    update_renewal_decision_agent: ofAgent,
    update_renewal_sale_status_agent: ofAgent,
    agent_retry_renewal_failed_charge: sayOnly(decideRenewal(renewal, 'agent_retry_renewal_failed_charge', actor)),
  };
};
