import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Goal } from '@roadworthy/core/shared/site/visit-events.ts';

const goalsOfOperations: Readonly<Record<string, readonly Goal[]>> = {
  StartQuote: ['quote_started'],
  Requote: ['quote_started'],
  EstimatePriceRange: ['quote_range_shown'],
  LoadRecommendedPlans: ['quote_priced'],
  UpdateCoverages: ['plan_selected'],
  SaveQuoteProgress: ['quote_saved'],
  SignQuote: ['sign_completed'],
  SignByLink: ['sign_completed'],
  PayByLink: ['payment_completed'],
  PayMyPolicy: ['payment_completed'],
  PreviewMyCancellation: ['cancel_started'],
  CancelMyPolicy: ['cancel_completed'],
  SendQuoteToCustomer: ['agent_quote_sent'],
  AcceptReferral: ['referral_decided'],
  RejectReferral: ['referral_decided'],
  StartClaim: ['claim_started'],
  FileClaim: ['claim_filed'],
};

type Bound = { readonly bind_quote?: { readonly policy_id?: string | null } | null };
type Priced = { readonly quote_pricing?: { readonly referral_violations?: readonly unknown[] } | null };

/** Goals that only what was answered tells: a payment binds once there is a policy, a price shows a referral or none. */
const goalsOfData: Readonly<Record<string, (data: unknown) => readonly Goal[]>> = {
  BindQuote: (data) => ((data as Bound).bind_quote?.policy_id ? ['payment_completed', 'policy_bound'] : []),
  LoadPricing: (data) => ((data as Priced).quote_pricing?.referral_violations?.length ? ['referral_shown'] : []),
};

/** The goals that an operation's answer is, by its name. */
export function goalsOfAnswer(name: string | undefined, data: unknown): readonly Goal[] {
  if (name === undefined) return [];
  return ownValue(goalsOfData, name)?.(data) ?? ownValue(goalsOfOperations, name) ?? [];
}
