import {
  checkCharged,
  checkMethod,
  checkReinstatable,
  decideReinstate,
  type ReinstatementDecided,
} from '@roadworthy/core/billing/reinstatement/reinstate-policy.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import { accept, type Decision, type Refused, refuse } from '@roadworthy/core/shared/decision.ts';
import type { MutationInputs, MutationResults } from '../../generated/operations.ts';
import { type Intent, type Look, type Outcome, defineProcess } from '../../kernel/jobs/process.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { ReadAbilities } from '../../kernel/slice.ts';
import type { Work } from '../../kernel/work.ts';
import { loadPolicy, lockPolicy } from '../../policies/policy-store.ts';
import type { ChargeAnswer } from '../charge.ts';
import {
  beginPolicyCharge,
  callPolicyCharge,
  finishPolicyCharge,
  markChargeUnknown,
  type PolicyCharge,
} from '../collection/charge-policy.ts';
import { isChargeable, type StoredCollection } from '../collection/collection-store.ts';
import { payingMethod } from '../methods/methods-on-file.ts';
import { carryOutReinstatement, type DecidedResumption } from './carry-out-reinstatement.ts';
import { reinstateFactsOf } from './reinstate-facts.ts';
import { reinstatedMoney } from './reinstated-money.ts';
import { mayNotDoToPolicy } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';

type Name = 'reinstate_policy' | 'reinstate_my_policy';
type Input = MutationInputs[Name];
type Request = { readonly decided: DecidedResumption; readonly charge: PolicyCharge | null };
type Answer = ChargeAnswer | 'nothing_to_charge';

/** The method on file as reinstating asks for it. */
export function methodOf({ method }: StoredCollection, today: Day) {
  return method && { ...method, isChargeable: isChargeable(method, today) };
}

async function paidBy(
  work: Work & { readonly input: Input },
  policy: { readonly contractId: string; readonly userId: string | null },
  collection: StoredCollection,
  today: Day,
): Promise<Decision<{ readonly paymentMethodId: string; readonly isOnFile: boolean; readonly isEntered: boolean }>> {
  const { input } = work;
  // Staff have nothing of their own on file.
  const onFile = 'payment_method_id' in input ? input.payment_method_id : null;
  if (!input.method_token && !onFile) {
    const method = checkMethod(methodOf(collection, today), work.actor);
    return method.ok ? accept({ paymentMethodId: method.event, isOnFile: false, isEntered: false }) : method;
  }
  const { contractId, userId } = policy;
  const paid = { quoteId: null, contractId, userId, agreed: null, consent: null, kind: 'card', today } as const;
  const provided = { method_token: input.method_token, payment_method_id: onFile };
  const paying = await payingMethod(work, provided, paid);
  return paying.ok ? accept({ ...paying.event, isEntered: !paying.event.isOnFile }) : paying;
}

async function begin(work: Work & { readonly input: Input }, intentId: string): Promise<Request | Refused> {
  const { policy_id, has_lapse: hasLapse, signed_by: signedBy, charged_amount } = work.input;
  const stored = await lockPolicy(work, policy_id);
  const { policy } = stored;
  const { facts, collection } = await reinstateFactsOf(work, stored);
  // Insureds sign as they ask.
  const signedOn = 'signed_on' in work.input ? day(work.input.signed_on) : facts.today;
  const decision = decideReinstate(facts, { hasLapse, signedBy, signedOn }, work.actor);
  if (!decision.ok) return decision;
  const { balance } = await reinstatedMoney(work, policy, decision.event, facts.today);
  const agreed = checkCharged(charged_amount, balance, policy.currency);
  if (!agreed.ok) return agreed;
  const decided = { ...resumptionOf(decision.event), charged: balance, signedBy, signedOn };
  if (balance === 0) return { decided, charge: null };
  const method = await paidBy(work, policy, collection, facts.today);
  if (!method.ok) return method;
  const charge = await beginPolicyCharge(work, {
    policy,
    collection,
    intentId,
    amount: balance,
    paymentMethodId: method.event.paymentMethodId,
    isOnFile: method.event.isOnFile,
    isDebit: false,
    begunBy: may(work.actor, 'billing:reinstate') ? 'staff' : 'customer',
    userId: policy.userId,
    offSession: !method.event.isEntered,
  });
  return { decided, charge };
}

const resumptionOf = ({ cancelled, resumes, fee }: ReinstatementDecided) => ({ cancelled, resumes, fee });

async function finish(
  work: Work,
  policyId: string,
  { decided, charge }: Request,
  answer: Answer,
): Promise<MutationResults[Name]> {
  const result = { policy_id: policyId, policy: { policy_id: policyId }, message: null, decline_code: null };
  const isPaid = answer === 'nothing_to_charge' || answer.status === 'captured';
  const stored = await lockPolicy(work, policyId);
  // First what is owed, so that the payment pays it. Whoever else had it go on meanwhile: it pays what is due next.
  if (isPaid && stored.policy.status === 'cancelled') await carryOutReinstatement(work, stored, decided);
  if (charge !== null && answer !== 'nothing_to_charge') {
    const { message, code } = await finishPolicyCharge(work, charge, answer);
    if (!isPaid) return { ...result, status: 'declined', message, decline_code: code };
  }
  return { ...result, status: 'reinstated' };
}

const steps = {
  begin,
  async call(intent: Intent<Request>, platform: Platform, look: Look): Promise<Outcome<Answer>> {
    const { charge } = intent.request;
    if (charge === null) return { known: true, answer: 'nothing_to_charge' };
    return callPolicyCharge({ ...intent, request: charge }, platform, look);
  },
  finish: (work: Work, { request, root_id }: Intent<Request>, answer: Answer) => finish(work, root_id, request, answer),
  async markUnknown(work: Work, { request: { charge } }: Intent<Request>) {
    if (charge !== null) await markChargeUnknown(work, charge);
  },
  pending: (policy_id: string) => ({
    status: 'pending',
    message: null,
    decline_code: null,
    policy_id,
    policy: { policy_id },
  }),
};

/** Cover that was cancelled goes on once it is paid: charged, and then carried out, each once whatever crashes. */
export const reinstatePolicy = defineProcess({
  name: 'reinstate_policy',
  permission: 'billing:reinstate',
  root: 'policy_id',
  example: { charged_amount: 0, has_lapse: false, signed_by: 'Ada Moreno', signed_on: '2026-06-16' },
  ...steps,
});
/** The same by an insured, who signs the statement on the spot. */
export const reinstateMyPolicy = defineProcess({
  name: 'reinstate_my_policy',
  permission: 'policy:reinstate_own',
  root: 'policy_id',
  example: { charged_amount: 0, has_lapse: false, signed_by: 'Ada Moreno' },
  ...steps,
});

/** Whether a policy may be reinstated as it stands; how, and who signed, is said at the moment of doing it. */
export const readReinstatementAbilities: ReadAbilities = async (work, policyId) => {
  const stored = await loadPolicy(work, policyId);
  const { facts } = await reinstateFactsOf(work, stored);
  const problem = checkReinstatable(facts, work.actor);
  const can: Decision<null> = problem ? { ok: false, refusal: problem } : { ok: true, event: null };
  const denied = refuse('actor_not_allowed', mayNotDoToPolicy);
  return {
    reinstate_policy: may(work.actor, 'billing:reinstate') ? can : denied,
    reinstate_my_policy: may(work.actor, 'policy:reinstate_own') ? can : denied,
  };
};
