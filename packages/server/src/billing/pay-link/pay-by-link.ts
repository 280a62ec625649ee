import { dueNow } from '@roadworthy/core/billing/collection/collect.ts';
import { decidePayByLink, type PayLinkFacts, payLinkState } from '@roadworthy/core/billing/collection/pay-link.ts';
import { aheadOf, amountToPay } from '@roadworthy/core/billing/collection/pay-policy.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { MutationInputs } from '../../generated/operations.ts';
import { on } from '../../kernel/events.ts';
import { computedRead } from '../../kernel/operation.ts';
import { defineProcess } from '../../kernel/jobs/process.ts';
import type { Work } from '../../kernel/work.ts';
import { loadPolicy, lockPolicy } from '../../policies/policy-store.ts';
import {
  beginPolicyCharge,
  callPolicyCharge,
  finishPolicyCharge,
  markChargeUnknown,
  type PolicyCharge,
} from '../collection/charge-policy.ts';
import type { ChargeAnswer } from '../charge.ts';
import { payPath } from '../billing-pages.ts';
import { isChargeable, loadCollection, type StoredCollection } from '../collection/collection-store.ts';
import { claimsOfPayLink, endPayLinks, organizationOfPayLink, payLinkOf } from './pay-link-store.ts';

/** How often a policy is charged by its links in an hour: whoever has one is not to try a card over and over. */
const budgetOf = (policyId: string) => ({ of: 'payments by link', who: policyId, most: 5, seconds: 3_600 });

const today = (work: Work, { timeZone }: Policy) => work.today(timeZone);

function factsOf(work: Work, policy: Policy, collection: StoredCollection): PayLinkFacts {
  const { invoices, coveredAhead, isUnderWay, debits, method } = collection;
  return {
    amount: amountToPay(invoices, coveredAhead),
    currency: policy.currency,
    isUnderWay: isUnderWay || debits.length > 0,
    canCharge: method !== null && isChargeable(method, today(work, policy)),
  };
}

/** What a link to pay opens: the amount, and the end of the number that it would be charged to. Nobody's name, no cover. */
export const readPayLink = computedRead({
  name: 'pay_link',
  permission: 'whoever_sees_it',
  organization: organizationOfPayLink,
  example: { token: 'p1.none' },
  async run(work) {
    const claims = claimsOfPayLink(work.input, work.platform);
    const link = await payLinkOf(work, claims);
    const { policy } = await loadPolicy(work, claims.policyId);
    const collection = await loadCollection(work, policy, today(work, policy));
    const facts = factsOf(work, policy, collection);
    const state = payLinkState(link, facts, work.now);
    const { name, service_phone } = await work.tx
      .selectFrom('organizations')
      .select(['name', 'service_phone'])
      .where('organization_id', '=', work.organizationId)
      .executeTakeFirstOrThrow();
    const input = { state, seller: name, seller_phone: service_phone };
    const nothing = {
      policy_number: null,
      amount: null,
      currency: null,
      due: null,
      method_kind: null,
      method_ends: null,
    };
    if (state !== 'open' && state !== 'no_method') return { ...input, ...nothing, pay_path: null, simulated: false };
    const { method, invoices, coveredAhead } = collection;
    const next = aheadOf(invoices, coveredAhead).find(({ left }) => left > 0)?.invoice;
    const owed = invoices.find(({ status }) => status === 'issued' || status === 'partly_paid');
    const first = dueNow(invoices) > 0 ? owed : next;
    return {
      ...input,
      policy_number: policy.policyNumber,
      amount: facts.amount,
      currency: policy.currency,
      due: first?.collectFrom ?? first?.dueDate ?? null,
      method_kind: state === 'open' ? (method?.kind ?? null) : null,
      method_ends: state === 'open' ? (method?.lastFour ?? method?.bank ?? null) : null,
      pay_path: payPath(policy.policyId),
      simulated: work.platform.simulated.some(({ part }) => part === 'payments'),
    };
  },
});

async function begin(
  work: Work,
  { token, amount }: MutationInputs['pay_by_link'],
  intentId: string,
): Promise<PolicyCharge | Refused> {
  const claims = claimsOfPayLink({ token }, work.platform);
  const { policy } = await lockPolicy(work, claims.policyId);
  const collection = await loadCollection(work, policy, today(work, policy));
  const facts = factsOf(work, policy, collection);
  const decision = decidePayByLink(await payLinkOf(work, claims), facts, amount, work.now);
  if (!decision.ok) return decision;
  await work.platform.limiter.take([budgetOf(policy.policyId)]);
  const { method } = collection;
  if (!method) throw new Error('What may be charged is there');
  return beginPolicyCharge(work, {
    policy,
    collection,
    intentId,
    amount,
    begunBy: 'customer',
    userId: policy.userId,
    offSession: true,
    paymentMethodId: method.paymentMethodId,
    isDebit: method.kind === 'bank',
  });
}

const pending = { status: 'pending', message: null } as const;

/** Whoever got a letter about money pays what it says with the method on file: one click on its page. */
export const payByLink = defineProcess<'pay_by_link', PolicyCharge, ChargeAnswer>({
  name: 'pay_by_link',
  permission: 'billing:pay_by_link',
  organization: organizationOfPayLink,
  example: { token: 'p1.none', amount: 1000 },
  subject: ({ policyId }) => ({ table: 'policies', id: policyId }),
  begin: (work, intentId) => begin(work, work.input, intentId),
  call: callPolicyCharge,
  async finish(work, { request }, answer) {
    const { status, message, french } = await finishPolicyCharge(work, request, answer);
    // A debit may come back: its links are ended when it has been paid, with everything that was due.
    if (status === 'paid') await endPayLinks(work, [request.policyId], 'paid');
    return { status, message, ...(french !== undefined && { french }) };
  },
  markUnknown: (work, { request }) => markChargeUnknown(work, request),
  pending: () => pending,
});

/** What was due is paid, however: its links pay nothing more. */
export const endLinksOnInvoicesPaid = on('invoices_paid', async (work, { policyId }) => {
  const { policy } = await loadPolicy(work, policyId);
  const { invoices } = await loadCollection(work, policy, today(work, policy));
  if (dueNow(invoices) === 0) await endPayLinks(work, [policyId], 'paid');
});

export const endLinksOnPolicyMoved = on('policy_organization_changed', (work, { policyIds }) =>
  endPayLinks(work, policyIds, 'moved'),
);

export const endLinksOnUserReset = on('claimed_user_reset', async (work, { policyId }) => {
  if (policyId === null) return;
  const { policy } = await loadPolicy(work, policyId);
  const terms = await work.tx
    .selectFrom('policies')
    .select('policy_id')
    .where('contract_id', '=', policy.contractId)
    .execute();
  const policyIds = terms.map(({ policy_id }) => policy_id);
  await endPayLinks(work, policyIds, 'detached');
});
