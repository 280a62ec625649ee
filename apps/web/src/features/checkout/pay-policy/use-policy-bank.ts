'use client';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import {
  LoadPolicyDebitAuthorizationDocument,
  OpenBankSetupDocument,
  type PolicyPaymentFragment,
} from '../../../generated/documents.ts';
import type { Wording } from '../../shared/pay/wording-text.tsx';
import { useSettled } from '../../shared/use-settled.ts';
import type { BankOwner } from '../../shared/pay/bank-owner.ts';
import { useAgreement } from '../../shared/pay/use-agreement.tsx';

export type BankRequest = {
  readonly policyId: string;
  readonly form: PolicyPaymentFragment;
  /** Cents; null while nothing is typed that could be paid. */
  readonly amount: number | null;
  /** The wording by which later payments are debited by themselves; null where that is not offered. */
  readonly later: Wording | null;
  /** Whether somebody wants to pay from an account at all. */
  readonly isRequested: boolean;
};

/** Whose account pays a policy, what they agree to, and why no account would pay that amount. */
export function usePolicyBank({ policyId, form, amount, later, isRequested }: BankRequest): {
  readonly owner: BankOwner;
  readonly amountProblem: string | null;
} {
  const ask = useAsk('user');
  const settled = useSettled(amount, 400);
  const enabled = isRequested && settled !== null && settled > 0;
  const requested = { policy_id: policyId, amount: settled ?? 0 };
  const text = useRead('user', LoadPolicyDebitAuthorizationDocument, requested, { enabled, keepsLast: true });
  const refused = enabled && text.error instanceof RequestError && text.error.field === 'amount' ? text.error : null;
  const data = text.error ? undefined : text.data?.policy_debit_authorization;
  const agreement = useAgreement(
    { data, isError: text.isError && refused === null, refetch: text.refetch },
    later,
    amount,
  );
  const owner: BankOwner = {
    country: form.country === 'CA' ? 'CA' : 'US',
    email: form.payer_email,
    agreement,
    openSetup: (provided) => ask(OpenBankSetupDocument, provided),
  };
  return { owner, amountProblem: (refused && readableMessage(refused)) ?? null };
}
