'use client';
import { coveringStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { StripeRule } from '@roadworthy/ui/brand/stripe.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MyPolicyCardFragment } from '../../../generated/documents.ts';
import { dueOf } from '../../billing/payment-history/due-of.ts';
import { nextPayment } from '../../billing/payment-history/next-payment.ts';
import { ReturnedPayments } from '../../billing/payment-history/returned-payments.tsx';
import { RenewalBanner } from '../../renewals/my-renewal/renewal-banner.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useKindLabel } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { VehiclePicture } from '../../shared/vehicle-picture.tsx';
import { PhotosTask } from '../policy-parts/photos-task.tsx';
import { MyPolicyStatus } from '../policy-parts/my-policy-status.tsx';

/** One policy at a glance: its vehicles, how it stands, and what is paid next. */
export function MyPolicyCard({ policy }: { policy: MyPolicyCardFragment }) {
  const t = useTranslations('account.home');
  const kindLabel = useKindLabel();
  const { provider, vehicles = [] } = policy.current_quote ?? {};
  const more = (policy.current_quote?.vehicles_aggregate.aggregate?.count ?? 0) - vehicles.length;
  const name = vehicles.map((vehicle) => vehicleName(vehicle) ?? kindLabel(provider, vehicle.type)).join(', ');
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-sheet border border-line bg-canvas hover:border-primary has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="flex items-end gap-2 bg-surface-2 px-5 pt-6">
        {vehicles.map((vehicle) => (
          <VehiclePicture
            key={vehicle.vehicle_id}
            vehicle={vehicle}
            provider={provider}
            className="block h-28 min-w-0 flex-1"
          />
        ))}
      </div>
      <StripeRule thickness={3} />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
          <h2 className="type-h3 min-w-0">
            <AppLink
              href={`/customers/policies/${policy.policy_id}`}
              className="text-ink no-underline outline-none after:absolute after:inset-0 group-hover:text-link"
            >
              {name || t('policyNumber', { number: policy.policy_number })}
            </AppLink>
          </h2>
          <MyPolicyStatus policy={policy} />
        </div>
        {more > 0 && <p className="text-small text-ink-2">{t('moreVehicles', { count: more })}</p>}
        <p className="text-small text-ink-2">
          {t('policyNumber', { number: policy.policy_number })}
          <br />
          {t('term', {
            from: printDay(policy.effective_date) ?? '',
            to: printDay(policy.cancelled_as_of ?? policy.expiration_date) ?? '',
          })}
        </p>
        <RenewalBanner policy={policy} />
        <ReturnedPayments policy={policy} reader="customer" />
        <PhotosTask policy={policy} />
        <NextPayment policy={policy} />
        {coveringStatuses.some((status) => status === policy.policy_status) && (
          <AppLink
            href={`/customers/policies/${policy.policy_id}/id-card`}
            className="link relative z-10 inline-flex min-h-11 items-center self-start"
          >
            {t('idCard')}
          </AppLink>
        )}
      </div>
    </article>
  );
}

/** What is due with the way to pay it, or else what is paid next. */
function NextPayment({ policy }: { policy: MyPolicyCardFragment }) {
  const t = useTranslations('account.home');
  const [today] = useState(() => dayInZone(new Date(), policy.time_zone));
  const due = dueOf(policy.invoices);
  const next = nextPayment(policy.invoices, today);
  const [end] = policy.policy_cancellations;
  const line = (cents: number, day: string) => ({
    amount: moneyText(cents, policy.currency),
    date: printDay(day) ?? '',
  });
  return (
    <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-t border-line pt-3">
      <dl className="min-w-0">
        <dt className="text-small text-ink-3">{t(due ? 'due' : 'next')}</dt>
        <dd className="font-semibold tabular-nums">
          {due
            ? t('dueLine', line(due.left, due.since))
            : next
              ? t('nextLine', line((next.amount ?? 0) - next.paid_amount, next.due_date))
              : t('allPaid')}
        </dd>
        {due && end && (
          <dd className="text-small text-danger">
            {t('endsUnlessPaid', { date: printDay(end.effective_date) ?? '' })}
          </dd>
        )}
      </dl>
      {due && (
        <LinkButton href={`/customers/pay?policy=${policy.policy_id}`} className="relative z-10">
          {t('pay')}
        </LinkButton>
      )}
    </div>
  );
}
