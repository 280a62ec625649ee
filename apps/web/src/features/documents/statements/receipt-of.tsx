'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import type { PaymentRowFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { StatementButton } from './statement-button.tsx';

type ReceiptOfProps = { kind: RequestKind; policyId: string; currency: string; payment: PaymentRowFragment };

/** The receipt of a payment or refund that went through; nothing of any other. */
export function ReceiptOf({ kind, policyId, currency, payment }: ReceiptOfProps) {
  const { transaction_id, type, status, amount, date } = payment;
  if (status !== 'settled' || (type !== 'charge' && type !== 'refund')) return null;
  const name = `${moneyText(amount, currency)}, ${printDay(date) ?? ''}`;
  return <StatementButton kind={kind} policyId={policyId} type="receipt" aboutId={transaction_id} name={name} />;
}
