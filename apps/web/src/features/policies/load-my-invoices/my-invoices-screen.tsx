'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { InvoiceTable } from '@roadworthy/ui/price/invoice-table.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type BilledPolicyFragment,
  LoadMyInvoicesDocument,
  type LoadMyInvoicesQuery,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { ReceiptOf } from '../../documents/statements/receipt-of.tsx';
import { printDay } from '../../shared/print-day.ts';
import { ShowMore } from '../../shared/show-more.tsx';
import { vehicleNames } from '../../shared/vehicle-name.ts';
import { useBillingHead, useInvoiceLine, usePaymentLine } from '../../billing/payment-history/payment-schedule.tsx';
import { dueByPolicy } from '../../billing/payment-history/due-by-policy.ts';

const atOnce = { coming: 6, paid: 12 } as const;

/** The money of all policies of a customer: what is due, what comes, what was paid. */
export function MyInvoicesScreen() {
  const t = useTranslations('account.billing');
  const [limits, setLimits] = useState<{ coming: number; paid: number }>(atOnce);
  const query = useRead('user', LoadMyInvoicesDocument, limits, { keepsLast: true });
  const empty = <EmptyState title={t('emptyTitle')} body={t('emptyBody')} />;
  return (
    <div className="flex flex-col gap-10">
      <h1 className="type-h1">{t('title')}</h1>
      <QueryView
        query={query}
        shape="cards"
        failed={t('failed')}
        find={(data) => (data.due.length + data.coming.length + data.transactions.length > 0 ? data : null)}
        missing={empty}
        notPermitted={empty}
      >
        {(data) => (
          <>
            <Due due={dueByPolicy(data.due)} />
            <Coming
              data={data}
              busy={query.isFetching}
              onMore={() => setLimits({ ...limits, coming: limits.coming + 24 })}
            />
            <Paid data={data} busy={query.isFetching} onMore={() => setLimits({ ...limits, paid: limits.paid + 24 })} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function Due({ due }: { due: ReturnType<typeof dueByPolicy> }) {
  const t = useTranslations('account.billing');
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-h3">{t('due')}</h2>
      {due.length === 0 && <p className="text-ink-2">{t('nothingDue')}</p>}
      <ul className="flex flex-col gap-3">
        {due.map(({ policy, left, since }) => (
          <li
            key={policy.policy_id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line p-4"
          >
            <div className="min-w-0">
              <p className="font-display text-h2 font-bold tabular-nums">{moneyText(left, policy.currency)}</p>
              <p className="text-small text-ink-2">{t('since', { day: printDay(since) ?? '' })}</p>
              <PolicyLink policy={policy} />
            </div>
            <LinkButton href={`/customers/pay?policy=${policy.policy_id}`}>{t('pay')}</LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The policy that money belongs to, by what it covers. */
function PolicyLink({ policy }: { policy: BilledPolicyFragment | null }) {
  const t = useTranslations('account.billing');
  if (!policy) return null;
  const name = vehicleNames(policy.current_quote?.vehicles ?? []);
  return (
    <AppLink
      className="link inline-flex min-h-7 items-center text-small wrap-anywhere"
      href={`/customers/policies/${policy.policy_id}/billing`}
    >
      {name || t('policy', { number: policy.policy_number })}
    </AppLink>
  );
}

type ListProps = { data: LoadMyInvoicesQuery; busy: boolean; onMore: () => void };

function Coming({ data: { coming, coming_aggregate }, busy, onMore }: ListProps) {
  const t = useTranslations('account.billing');
  const head = useBillingHead('invoices');
  const line = useInvoiceLine();
  if (coming.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <InvoiceTable
        caption={t('coming')}
        head={head}
        lines={coming.map((one) => line(one, one.policy?.currency ?? 'USD', <PolicyLink policy={one.policy} />))}
      />
      <ShowMore
        {...{ busy, onMore, label: t('more') }}
        shown={coming.length}
        count={coming_aggregate.aggregate?.count}
      />
    </div>
  );
}

function Paid({ data: { transactions, transactions_aggregate }, busy, onMore }: ListProps) {
  const t = useTranslations('account.billing');
  const head = useBillingHead('payments');
  const line = usePaymentLine();
  if (transactions.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <InvoiceTable
        caption={t('paid')}
        head={head}
        lines={transactions.map(({ policy, ...payment }) => {
          const currency = policy?.currency ?? 'USD';
          const about = (
            <span className="flex flex-wrap items-center gap-x-4">
              <PolicyLink policy={policy} />
              {policy && <ReceiptOf kind="user" policyId={policy.policy_id} {...{ currency, payment }} />}
            </span>
          );
          return line(payment, currency, about);
        })}
      />
      <ShowMore
        {...{ busy, onMore, label: t('more') }}
        shown={transactions.length}
        count={transactions_aggregate.aggregate?.count}
      />
    </div>
  );
}
