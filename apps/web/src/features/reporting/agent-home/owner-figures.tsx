'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { queueAddress } from '../../../data/queue/queue-address.ts';
import { builtInView } from '../../../data/queue/queue-changes.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  SumBoundBusinessDocument,
  SumCommissionDocument,
  SumConversionDocument,
  SumLossesDocument,
  SumReceivablesDocument,
  SumRetentionDocument,
} from '../../../generated/documents.ts';
import { useClockTime } from '../../shared/use-instant.ts';
import { useViewContext } from '../../shared/queue/use-queue.ts';
import { commissionList, conversionList, lossesList, productionList } from '../reports/agency-lists.ts';
import { cents } from '../reports/report-columns.ts';
import { ageingList, retentionList } from '../reports/reports-lists.ts';
import { within } from '../reports/within-currency.ts';

const currencies = ['USD', 'CAD'] as const;
const keyOf = { USD: 'usd', CAD: 'cad' } as const;
const quietly = { showsRefusals: true } as const;

type Line = { readonly key: string; readonly value: ReactNode; readonly href: string };

type FigureProps = {
  label: string;
  /** What it is and how it is counted. */
  note: string;
  lines: readonly Line[];
  query: { isError: boolean; isPending: boolean; dataUpdatedAt: number };
};

/** A figure of the organization: each of its numbers leads to the rows that it adds up. */
function Figure({ label, note, lines, query }: FigureProps) {
  const t = useTranslations('staff.home');
  const clockTime = useClockTime();
  return (
    <li className="flex min-h-28 flex-col gap-1 rounded-card border border-line px-3 py-2" aria-busy={query.isPending}>
      <h3 className="type-h3">{label}</h3>
      {lines.map(({ key, value, href }) => (
        <AppLink key={key} href={href} className="link inline-flex min-h-7 items-center tabular-nums">
          {value}
        </AppLink>
      ))}
      {lines.length === 0 && !query.isError && !query.isPending && <p className="text-ink-2">{t('figureNone')}</p>}
      {query.isError && (
        <p role="alert" className="text-small text-danger">
          {query.dataUpdatedAt > 0
            ? t('countsOf', { time: clockTime(new Date(query.dataUpdatedAt)) })
            : t('countsFailed')}
        </p>
      )}
      <p className="mt-auto text-small text-ink-3">{note}</p>
    </li>
  );
}

/** How an organization does, for its owner. */
export function OwnerFigures() {
  const t = useTranslations('staff.home');
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h2">{t('figures')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <Production />
        <Retention />
        <LossRatio />
        <Conversion />
        <OpenMoney />
        <Commission />
      </ul>
    </section>
  );
}

function usePercent() {
  const format = useFormatter();
  return (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 1 });
}

function Production() {
  const t = useTranslations('staff.home');
  const context = useViewContext();
  const stateOf = (view: string) => builtInView(view, productionList.rules);
  const of = (view: string) => within(productionList.whereOf(stateOf(view), context));
  const [now, last, year] = [of('month'), of('last'), of('year_ago')];
  const query = useRead(
    'agent',
    SumBoundBusinessDocument,
    {
      ...now,
      usd_last: last.usd,
      cad_last: last.cad,
      usd_year: year.usd,
      cad_year: year.cad,
    },
    quietly,
  );
  const lines = currencies.flatMap((currency): Line[] => {
    const key = keyOf[currency];
    const { data } = query;
    if (!data) return [];
    const sums = { month: data[key], last: data[`${key}_last`], year_ago: data[`${key}_year`] };
    if (Object.values(sums).every(({ aggregate }) => (aggregate?.count ?? 0) === 0)) return [];
    return Object.entries(sums).map(([view, { aggregate }]) => ({
      key: `${currency} ${view}`,
      href: queueAddress(stateOf(view), productionList.rules),
      value: t('production', {
        view,
        gwp: cents(aggregate?.sum?.bound, currency),
        policies: aggregate?.sum?.policies ?? 0,
      }),
    }));
  });
  return <Figure label={t('productionTitle')} note={t('productionNote')} lines={lines} query={query} />;
}

function Retention() {
  const t = useTranslations('staff.home');
  const percent = usePercent();
  const context = useViewContext();
  const year = builtInView('year', retentionList.rules);
  const query = useRead('agent', SumRetentionDocument, { where: retentionList.whereOf(year, context) }, quietly);
  const sum = query.data?.renewal_retention_aggregate.aggregate?.sum;
  const decided = (sum?.terms ?? 0) - (sum?.undecided ?? 0);
  const renewed = sum?.renewed ?? 0;
  const lines =
    decided > 0
      ? [
          {
            key: 'retention',
            href: queueAddress(year, retentionList.rules),
            value: t('share', { share: percent(renewed / decided), part: renewed, all: decided }),
          },
        ]
      : [];
  return <Figure label={t('retentionTitle')} note={t('retentionNote')} lines={lines} query={query} />;
}

function LossRatio() {
  const t = useTranslations('staff.home');
  const percent = usePercent();
  const context = useViewContext();
  const year = builtInView('year', lossesList.rules);
  const query = useRead('agent', SumLossesDocument, within(lossesList.whereOf(year, context)), quietly);
  const lines = currencies.flatMap((currency): Line[] => {
    const sum = query.data?.[keyOf[currency]].aggregate?.sum;
    const [earned, incurred] = [sum?.earned ?? 0, sum?.incurred ?? 0];
    if (earned <= 0) return [];
    return [
      {
        key: currency,
        href: queueAddress(year, lossesList.rules),
        value: t('lossRatio', {
          share: percent(incurred / earned),
          incurred: cents(incurred, currency),
          earned: cents(earned, currency),
        }),
      },
    ];
  });
  return <Figure label={t('lossTitle')} note={t('lossNote')} lines={lines} query={query} />;
}

function Conversion() {
  const t = useTranslations('staff.home');
  const percent = usePercent();
  const context = useViewContext();
  const year = builtInView('year', conversionList.rules);
  const query = useRead('agent', SumConversionDocument, { where: conversionList.whereOf(year, context) }, quietly);
  const sum = query.data?.quote_conversion_aggregate.aggregate?.sum;
  const [started, bound] = [sum?.started ?? 0, sum?.bound ?? 0];
  const lines =
    started > 0
      ? [
          {
            key: 'conversion',
            href: queueAddress(year, conversionList.rules),
            value: t('share', { share: percent(bound / started), part: bound, all: started }),
          },
        ]
      : [];
  return <Figure label={t('conversionTitle')} note={t('conversionNote')} lines={lines} query={query} />;
}

function OpenMoney() {
  const t = useTranslations('staff.home');
  const context = useViewContext();
  const today = builtInView('today', ageingList.rules);
  const query = useRead('agent', SumReceivablesDocument, within(ageingList.whereOf(today, context)), quietly);
  const lines = currencies.flatMap((currency): Line[] => {
    const { count = 0, sum } = query.data?.[keyOf[currency]].aggregate ?? {};
    if (count === 0) return [];
    const [total, notDue] = [sum?.total ?? 0, sum?.not_due ?? 0];
    return [
      {
        key: currency,
        href: queueAddress(today, ageingList.rules),
        value: t('openMoney', { total: cents(total, currency), late: cents(total - notDue, currency) }),
      },
    ];
  });
  return <Figure label={t('openTitle')} note={t('openNote')} lines={lines} query={query} />;
}

function Commission() {
  const t = useTranslations('staff.home');
  const context = useViewContext();
  const of = (view: 'month' | 'last') =>
    within(commissionList.whereOf(builtInView(view, commissionList.rules), context));
  const now = useRead('agent', SumCommissionDocument, of('month'), quietly);
  const before = useRead('agent', SumCommissionDocument, of('last'), quietly);
  const lines = currencies.flatMap((currency) =>
    (
      [
        ['month', now],
        ['last', before],
      ] as const
    ).flatMap(([view, { data }]): Line[] => {
      const { count = 0, sum } = data?.[keyOf[currency]].aggregate ?? {};
      if (count === 0) return [];
      return [
        {
          key: `${currency} ${view}`,
          href: queueAddress(builtInView(view, commissionList.rules), commissionList.rules),
          value: t('commission', { view, payable: cents(sum?.payable, currency) }),
        },
      ];
    }),
  );
  const isError = now.isError || before.isError;
  return (
    <Figure
      label={t('commissionTitle')}
      note={t('commissionNote')}
      lines={lines}
      query={{ isError, isPending: now.isPending || before.isPending, dataUpdatedAt: now.dataUpdatedAt }}
    />
  );
}
