'use client';
import { Sparkline } from '@roadworthy/ui/workbench/sparkline.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { QueueState } from '../../../data/queue/queue-address.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { PolicyActivityDaysDocument, type PolicyActivityDaysQuery } from '../../../generated/documents.ts';
import { changeText } from '../../shared/change-text.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { barsOf, daysRead, ownZone, totalsRequested } from './activity-span.ts';
import { useDaysText } from './use-days-text.ts';

type Days = PolicyActivityDaysQuery['policy_activity_days'];
type ActivityTotalsProps = { kind: RequestKind; state: QueueState; context: ViewContext };

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** How many activities there are, and what they come to, currency by currency. */
export function totalsOf(days: Days): {
  count: number;
  currencies: { currency: string; change: number; count: number }[];
} {
  const currencies = [...new Set(days.map(({ currency }) => currency))].toSorted().toReversed();
  return {
    count: sum(days.map(({ activities }) => activities)),
    currencies: currencies.map((currency) => {
      const own = days.filter((one) => one.currency === currency);
      const change = sum(own.map((one) => one.premium_change));
      return { currency, change, count: sum(own.map((one) => one.activities)) };
    }),
  };
}

/** What the activities that match come to: how many, what they changed of the premium, and how that went. */
export function ActivityTotals({ kind, state, context: { today } }: ActivityTotalsProps) {
  const t = useTranslations('policyParts.activities');
  const daysText = useDaysText();
  const format = useFormatter();
  const requested = totalsRequested(state, today);
  const days = daysRead(state, today);
  const { data, isError } = useRead(kind, PolicyActivityDaysDocument, requested, { keepsLast: true });
  const period = daysText(days, ownZone());
  if (isError) return <p className="text-small text-danger">{t('totalsFailed')}</p>;
  const rows = data?.policy_activity_days;
  const { count, currencies } = totalsOf(rows ?? []);
  return (
    <section
      aria-label={t('totals')}
      aria-busy={rows === undefined}
      className="grid min-h-16 items-center gap-x-8 gap-y-2 rounded-card border border-line bg-surface-2 px-4 py-2 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div>
        <p className="font-semibold tabular-nums">
          {rows ? t('count', { count: format.number(count), n: count }) : ' '}
        </p>
        <p className="text-small text-ink-3">{period}</p>
      </div>
      <ul className="flex min-w-0 flex-wrap gap-x-8 gap-y-2 sm:justify-end">
        {rows &&
          currencies.map(({ currency, change }) => (
            <li key={currency} className="flex min-w-0 flex-wrap items-center gap-x-4 sm:justify-end">
              <p className="text-right">
                <span className="block text-small text-ink-3">{t('sum')}</span>
                <span className="font-semibold tabular-nums">{changeText(change, currency)}</span>
              </p>
              <div className="w-40">
                <Sparkline
                  values={barsOf(rows, currency, { days, step: requested.step, today })}
                  label={t('byDay', { step: requested.step, change: changeText(change, currency), period })}
                />
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}
