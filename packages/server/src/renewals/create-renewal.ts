import { type EndingTerm, renewalDays } from '@roadworthy/core/renewals/renewal-days.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { insuredState, isRentedToOthers } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import { firstDayOf } from '../policies/first-day-of-contract.ts';
import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';
import { lockPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';

/** Days ahead of which no renewal of any product is made anywhere. */
const mostDaysAhead = 200;

/** Terms whose renewal may be due to be made: nobody has worked its day out yet, or it has come. */
export const termsToRenew = `
  select p.organization_id, p.policy_id from policies p
  where p.policy_status in ('active', 'delinquent')
    and (p.renewal_look is null or p.renewal_look <= (app_now() + interval '14 hours')::date)
    and p.expiration_date <= (app_now())::date + ${mostDaysAhead}
    and p.expiration_date > (app_now() - interval '14 hours')::date
    and not exists (select from policy_renewals r where r.source_policy_id = p.policy_id)
  order by p.renewal_look nulls first, p.expiration_date limit 500`;

/** The term that ends, as the days of its renewal follow from it: where its insured lives now. */
export async function endingTermOf(work: Work, policy: Policy): Promise<EndingTerm> {
  const { quote } = await loadQuote(work, policy.currentQuoteId);
  return {
    effectiveDate: policy.effectiveDate,
    renewalDate: policy.expirationDate,
    state: insuredState(quote),
    isRentedToOthers: isRentedToOthers(quote),
    inForceSince: await firstDayOf(work, policy),
  };
}

async function productTerms({ tx }: Work, { productId }: Policy) {
  const row = await tx
    .selectFrom('products')
    .select(['support_renewal', 'renewal_days', 'underwriter_cutoff_days'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return {
    isSupported: row.support_renewal,
    renewalDays: row.renewal_days,
    underwriterCutoffDays: row.underwriter_cutoff_days,
  };
}

/**
 * Makes the renewal of a term once its day has come, however late; until then notes down the day. What its product does
 * not renew is looked at again each month: its insured is told by the law's day that the term ends.
 */
export async function createRenewal(work: Work, policyId: string): Promise<void> {
  const { policy } = await lockPolicy(work, policyId);
  const today = work.today(policy.timeZone);
  const { isSupported, ...product } = await productTerms(work, policy);
  const { createdOn, cutoff } = renewalDays(await endingTermOf(work, policy), product);
  const look = isSupported ? createdOn : addDays(today, 30);
  await work.tx.updateTable('policies').set({ renewal_look: look }).where('policy_id', '=', policyId).execute();
  if (!isSupported || today < createdOn) return;
  const declined = await work.tx
    .selectFrom('policies')
    .select(['decline_reason', 'decline_comment'])
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow();
  const written = await work.tx
    .insertInto('policy_renewals')
    .values({
      organization_id: work.organizationId,
      source_policy_id: policyId,
      policy_term: policy.policyTerm + 1,
      renewal_date: policy.expirationDate,
      underwriter_cutoff_date: cutoff,
      customer_renewal_option: policy.customerRenewalOption,
      ...declined,
      next_look: work.now,
      created: work.now,
    })
    // Two clocks may have seen the same day.
    .onConflict((known) => known.doNothing())
    .returning('policy_renewal_id')
    .executeTakeFirst();
  if (!written) return;
  await work.publish({
    type: 'renewal_created',
    policyId,
    renewalId: written.policy_renewal_id,
    renewalDate: policy.expirationDate,
  });
}

/** Another address, another first day: the day of the renewal is worked out anew. */
async function forgetDay({ tx }: Work, policyId: string): Promise<void> {
  await tx.updateTable('policies').set({ renewal_look: null }).where('policy_id', '=', policyId).execute();
}
export const lookOnPolicyEndorsed = on('policy_endorsed', (work, { policyId }) => forgetDay(work, policyId));
export const lookOnEffectiveDateChanged = on('effective_date_changed', (work, { policyId }) =>
  forgetDay(work, policyId),
);

/** Whoever is not renewed is told by the law's day: the clock looks at it at once. */
async function tellOfEnd({ tx }: Work, { policyId }: { readonly policyId: string }): Promise<void> {
  await tx.updateTable('policies').set({ non_renewal_look: null }).where('policy_id', '=', policyId).execute();
}
export const lookOnRenewalRejected = on('renewal_rejected', tellOfEnd);
export const lookOnRenewalEnded = on('renewal_ended', tellOfEnd);
