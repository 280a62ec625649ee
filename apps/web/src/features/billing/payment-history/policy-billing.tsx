'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { GetPaymentHistoryDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { AutopayConsents } from '../collection/autopay-consents.tsx';
import { CollectionStatus } from '../collection/collection-status.tsx';
import { PolicyRefunds } from '../refunds/policy-refunds.tsx';
import { DebitConsents } from '../../shared/debit-consents/debit-consents.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { PaymentSchedule, PaymentTable } from './payment-schedule.tsx';

type PolicyBillingProps = {
  policy: {
    readonly policy_id: string;
    readonly current_quote_id: string | null;
    readonly provider: string;
    readonly currency: string;
  };
  renderReceipt: ComponentProps<typeof PaymentTable>['renderReceipt'];
};

/** The money of a policy, for staff: what is owed, what was paid, and how it was booked. */
export function PolicyBilling({ policy, renderReceipt }: PolicyBillingProps) {
  const { policy_id, current_quote_id: quoteId, provider, currency } = policy;
  const t = useTranslations('policyParts.billing');
  const query = useRead('agent', GetPaymentHistoryDocument, { policy_id });
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('failed')}
      find={(data) => data}
      missing={null}
      notPermitted={<StaffNotPermitted />}
    >
      {({ invoices, transactions, ledger_transactions: bookings, policy_commissions: [commission] }) => (
        <div className="grid items-start gap-x-12 gap-y-10 2xl:grid-cols-2">
          <div className="flex flex-col gap-10">
            <CollectionStatus policyId={policy_id} />
            <PaymentSchedule invoices={invoices} currency={currency} />
          </div>
          <div className="flex flex-col gap-10">
            <PaymentTable payments={transactions} currency={currency} renderReceipt={renderReceipt} />
            <PolicyRefunds policyId={policy_id} />
            <AutopayConsents policyId={policy_id} kind="agent" />
            {quoteId && <DebitConsents quoteId={quoteId} currency={currency} />}
            {commission && (
              <section>
                <h2 className="type-h3 pb-2">{t('commission')}</h2>
                <p className="tabular-nums">
                  {t('commissionOn', {
                    rate: commission.rate,
                    collected: moneyText(commission.collected, currency),
                    commission: moneyText(commission.booked, currency),
                  })}
                </p>
              </section>
            )}
            {bookings.length > 0 && <LedgerTable bookings={bookings} provider={provider} currency={currency} />}
          </div>
        </div>
      )}
    </QueryView>
  );
}
