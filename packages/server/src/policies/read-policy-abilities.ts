import { policyAbilities } from '@roadworthy/core/policies/abilities.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { loadPolicy } from './policy-store.ts';

/** What may be done to a policy as it stands. */
export const readPolicyAbilities: ReadAbilities = async (work, policyId) => {
  const { policy } = await loadPolicy(work, policyId);
  const { quote } = await loadQuote(work, policy.currentQuoteId);
  return policyAbilities(quote, work.actor);
};
