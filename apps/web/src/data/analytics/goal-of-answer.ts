import type { Goal } from '@roadworthy/core/shared/visit-events.ts';

const goalsOfOperations: Readonly<Record<string, readonly Goal[]>> = {
  StartQuote: ['quote_started'],
  Requote: ['quote_started'],
  UpdateCoverages: ['plan_selected'],
  SaveQuoteProgress: ['quote_saved'],
  SignQuote: ['sign_completed'],
  SignByLink: ['sign_completed'],
  PayByLink: ['payment_completed'],
  PayMyPolicy: ['payment_completed'],
  CancelMyPolicy: ['cancel_completed'],
  SendQuoteToCustomer: ['agent_quote_sent'],
  AcceptReferral: ['referral_decided'],
  RejectReferral: ['referral_decided'],
};

type Bound = { readonly bind_quote?: { readonly policy_id?: string | null } | null };

/** The goals that an operation's answer is, by its name; a payment binds once there is a policy. */
export function goalsOfAnswer(name: string | undefined, data: unknown): readonly Goal[] {
  if (name === 'BindQuote') {
    return (data as Bound).bind_quote?.policy_id ? ['payment_completed', 'policy_bound'] : [];
  }
  return (name === undefined ? undefined : goalsOfOperations[name]) ?? [];
}
