import type { StoredAccount } from './bank-vault.ts';
import { debitFailed } from './decline.ts';
import type { Claim } from './effect-log.ts';
import type { PaymentResult, StoreAccountResult } from './port.ts';

/** Whether an account can be kept for later debits: one that cannot be debited at all cannot. */
export function storedAccountAnswerOf(account: StoredAccount | null): StoreAccountResult {
  const claim = { kind: 'debit', key: '', reference: '' } as const;
  const { status, accountLastFour, declineCode, message } = answerOfAccount(claim, account);
  const digits = accountLastFour === undefined ? {} : { accountLastFour };
  return status === 'processing' && account !== null
    ? { status: 'stored', storedToken: account.token, ...digits }
    : { status: 'declined', ...(declineCode && { declineCode }), ...(message !== undefined && { message }), ...digits };
}

/** What the gateway answers at once to a request about a bank account, as far as the payment's state allows it. */
export function answerOfAccount({ kind, reference }: Claim, account: StoredAccount | null): PaymentResult {
  if (account === null) return debitFailed('unknown_bank_account', { reference });
  const { behaviour, lastFour: accountLastFour } = account;
  if (kind === 'void') return { status: 'voided', reference, accountLastFour };
  if (kind === 'refund') return { status: 'refunded', reference, accountLastFour };
  const isSilent = behaviour?.outcome === 'times_out_before' || behaviour?.outcome === 'times_out_after';
  if (behaviour?.when === 'at_once' && !isSilent) {
    return debitFailed(behaviour.outcome, { reference, accountLastFour });
  }
  return { status: 'processing', reference, accountLastFour };
}
