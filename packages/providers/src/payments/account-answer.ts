import type { StoredAccount } from './bank-vault.ts';
import { debitFailed } from './decline.ts';
import type { Claim } from './effect-log.ts';
import type { PaymentResult } from './port.ts';

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
