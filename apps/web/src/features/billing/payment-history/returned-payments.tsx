'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { ReturnedPaymentFragment } from '../../../generated/documents.ts';

type ReturnedPaymentsProps = {
  /** With the payments that a bank sent back and that are owed still. */
  policy: { readonly returned: readonly ReturnedPaymentFragment[]; readonly currency: string };
  reader: 'staff' | 'customer';
};

/** That money which had been counted on is owed again, above everything else of its policy. */
export function ReturnedPayments({ policy, reader }: ReturnedPaymentsProps) {
  const t = useTranslations('policyParts.billing');
  return policy.returned.map(({ transaction_id, amount, bank, cc_last_four: card }) => (
    <div key={transaction_id} role="status" className="flex items-start gap-3 rounded-card bg-danger-tint p-4">
      <Icon name="alert" className="mt-0.5 size-5 text-danger" />
      <div className="min-w-0">
        <p className="font-semibold text-danger">
          {t('returned', {
            amount: moneyText(amount, policy.currency),
            digits: bank ?? card ?? '',
            kind: card === null ? 'bank' : 'card',
          })}
        </p>
        <p className="text-small text-ink-2">{t('returnedBody', { reader })}</p>
      </div>
    </div>
  ));
}
