/** A bank account that its owner has handed over to Stripe, behind the id of its setup. */
export type StandInAccount = {
  readonly type: 'us_bank_account' | 'acss_debit';
  readonly lastFour: string;
  /** The bank has not confirmed it: deposits of cents are on their way. */
  readonly isUnverified?: true;
  /** Refused when it is to be debited. */
  readonly code?: string;
};

/** Setups that stand for accounts, ready to be debited unless they say otherwise. */
export const standInAccounts: Readonly<Record<string, StandInAccount>> = {
  seti_usSuccess: { type: 'us_bank_account', lastFour: '6789' },
  seti_caSuccess: { type: 'acss_debit', lastFour: '6789' },
  seti_usBlocked: { type: 'us_bank_account', lastFour: '8883', code: 'payment_method_bank_account_blocked' },
  seti_usUnverified: { type: 'us_bank_account', lastFour: '6661', isUnverified: true },
};

/** A setup as Stripe shows it, with its method expanded; null for one that there is none of. */
export function shownSetup(id: string): object | null {
  const account = standInAccounts[id];
  if (!account) return null;
  const { type, lastFour, isUnverified } = account;
  const method = { id: id.replace('seti_', 'pm_'), object: 'payment_method', type, [type]: { last4: lastFour } };
  const done = { status: 'succeeded', mandate: id.replace('seti_', 'mandate_'), next_action: null };
  const open = { status: 'requires_action', mandate: null, next_action: { type: 'verify_with_microdeposits' } };
  return {
    id,
    object: 'setup_intent',
    customer: 'cus_standin',
    payment_method: method,
    ...(isUnverified ? open : done),
  };
}

/** The account behind a method's id. */
export function accountBehind(methodId: string): StandInAccount | undefined {
  return methodId.startsWith('pm_') ? standInAccounts[methodId.replace('pm_', 'seti_')] : undefined;
}
