import { decideResetClaimedUser } from '@roadworthy/core/policies/reset-claimed-user.ts';
import { refuse, type Refused } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote, lockQuote } from '../quoting/quote-store.ts';
import { giveContract, giveQuotes } from './contract-account.ts';
import { loadPolicy, lockPolicy } from './policy-store.ts';
import { words } from '@roadworthy/core/shared/words.ts';

async function resetPolicy(work: Work, policyId: string) {
  const { policy } = await lockPolicy(work, policyId);
  const { userId, contractId, currentQuoteId: quoteId } = policy;
  const decision = decideResetClaimedUser({ quoteId, policyId, userId, isPolicy: true }, work.actor);
  if (decision.ok) await giveContract(work, contractId, null);
  return decision;
}

async function resetQuote(work: Work, quoteId: string) {
  const { quote, userId } = await lockQuote(work, quoteId);
  const { policyId } = quote;
  const decision = decideResetClaimedUser({ quoteId, policyId, userId, isPolicy: false }, work.actor);
  if (decision.ok) await giveQuotes(work, [quoteId], null);
  return decision;
}

const oneOfBoth = (): Refused =>
  refuse(
    'record_missing',
    words('Name a policy, or a quote that is none.', 'Nommez une police, ou une soumission qui n’en est pas une.'),
    'quote_id',
  );

/** Takes a policy, or a quote that is none, out of its customer's account: neither sessions nor links reach it any more. */
export const resetClaimedUser = operation({
  name: 'reset_claimed_user',
  permission: 'customer:reset',
  root: ({ policy_id, quote_id }) =>
    policy_id
      ? { table: 'policies', id: policy_id }
      : { table: 'quotes', id: quote_id ?? '00000000-0000-0000-0000-000000000000' },
  rootArgument: 'policy_id',
  example: {},
  async run(work) {
    const { policy_id, quote_id } = work.input;
    if (policy_id && quote_id) return oneOfBoth();
    const decision = await (policy_id ? resetPolicy(work, policy_id) : resetQuote(work, quote_id ?? ''));
    if (!decision.ok) return decision;
    const { quoteId, policyId } = decision.event;
    await work.publish(decision.event);
    return {
      quote_id: quoteId,
      policy_id: policyId,
      quote: { quote_id: quoteId },
      policy: policyId === null ? null : { policy_id: policyId },
    };
  },
});

/** Whether the account of a policy may be detached, as it stands. */
export const readResetOfPolicy: ReadAbilities = async (work, policyId) => {
  const { policy } = await loadPolicy(work, policyId);
  const { userId, currentQuoteId: quoteId } = policy;
  return { reset_claimed_user: decideResetClaimedUser({ quoteId, policyId, userId, isPolicy: true }, work.actor) };
};

/** The same of a quote. */
export const readResetOfQuote: ReadAbilities = async (work, quoteId) => {
  const { quote, userId } = await loadQuote(work, quoteId);
  const { policyId } = quote;
  return { reset_claimed_user: decideResetClaimedUser({ quoteId, policyId, userId, isPolicy: false }, work.actor) };
};
