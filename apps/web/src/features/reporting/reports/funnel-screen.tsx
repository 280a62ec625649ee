'use client';
import { csvText } from '@roadworthy/core/shared/text/csv.ts';
import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { type FunnelSplit, funnelSplits } from '@roadworthy/core/shared/site/visit-events.ts';
import { textLocale } from '@roadworthy/ui/base/text-locale.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveCsv } from '../../../data/requests/fetch-document.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { CheckoutFunnelDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { type FunnelPart, funnelParts } from './funnel-parts.ts';
import { ReportLinks } from './report-links.tsx';

const ranges = ['7', '28', '90', '400'] as const;
const percent = (share: number | null): string =>
  share === null ? '–' : new Intl.NumberFormat(textLocale(), { style: 'percent' }).format(share / 100);

function usePartName(split: FunnelSplit) {
  const t = useTranslations('queue.reports.funnel');
  return (part: string): string => {
    if (split === 'none') return t('everybody');
    if (split === 'campaign') return part === '' ? t('noCampaign') : part;
    return t.has(`parts.${part}` as 'parts.phone') ? t(`parts.${part}` as 'parts.phone') : part;
  };
}

/** How many visits reach each step of the checkout, by device, language or campaign. */
export function FunnelScreen() {
  const t = useTranslations('queue.reports.funnel');
  const titles = useTranslations('queue.reports');
  const [range, setRange] = useState<string>('28');
  const [split, setSplit] = useState<FunnelSplit>('none');
  const [to] = useState(() => dayInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone));
  const partName = usePartName(split);
  const query = useRead('agent', CheckoutFunnelDocument, { from: addDays(to, 1 - Number(range)), to, split });
  const save = (parts: readonly FunnelPart[]) => () => {
    const lines = parts.flatMap(({ part, rows }) =>
      rows.map(({ step, visits, ofStart, ofLast }) => [partName(part), t(`steps.${step}`), visits, ofStart, ofLast]),
    );
    const head = [t(`splits.${split}`), t('step'), t('visits'), t('ofStart'), t('ofLast')];
    saveCsv(csvText(head, lines), `${titles('files.funnel')}.csv`);
  };
  return (
    <div className="flex flex-col gap-4">
      <ReportLinks />
      <h1 className="type-h1">{titles('titles.funnel')}</h1>
      <p className="max-w-measure text-ink-2">{t('lead')}</p>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={t('range')}>
          {(control) => (
            <SelectInput
              {...control}
              value={range}
              onChange={({ currentTarget }) => setRange(currentTarget.value)}
              options={ranges.map((days) => ({ value: days, label: t('days', { count: Number(days) }) }))}
            />
          )}
        </Field>
        <Field label={t('by')}>
          {(control) => (
            <SelectInput
              {...control}
              value={split}
              onChange={({ currentTarget: { value } }) =>
                setSplit(funnelSplits.find((each) => each === value) ?? 'none')
              }
              options={funnelSplits.map((each) => ({ value: each, label: t(`splits.${each}`) }))}
            />
          )}
        </Field>
      </div>
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={({ checkout_funnel }) => checkout_funnel}
        missing={null}
        notPermitted={<StaffNotPermitted />}
      >
        {(checkout_funnel) => {
          const parts = funnelParts(checkout_funnel);
          if (parts.length === 0) return <EmptyState title={t('none')} body={t('noneBody')} />;
          return (
            <>
              <div>
                <Button size="small" tone="quiet" onClick={save(parts)}>
                  {t('export')}
                </Button>
              </div>
              {parts.map((part) => (
                <FunnelTable key={part.part} name={partName(part.part)} part={part} />
              ))}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

function FunnelTable({ name, part }: { name: string; part: FunnelPart }) {
  const t = useTranslations('queue.reports.funnel');
  const most = Math.max(1, ...part.rows.map(({ visits }) => visits));
  const cell = 'border-b border-line px-1 sm:px-2 py-1.5 text-right tabular-nums';
  return (
    <table className="w-full max-w-3xl border-collapse text-left">
      <caption className="pb-1 text-left font-semibold">{name}</caption>
      <thead className="text-small text-ink-3">
        <tr>
          <th scope="col">{t('step')}</th>
          <th scope="col" className="w-2/5 max-sm:hidden" aria-hidden="true" />
          <th scope="col" className="px-1 text-right sm:px-2">
            {t('visits')}
          </th>
          <th scope="col" className="px-1 text-right sm:px-2">
            {t('ofStart')}
          </th>
          <th scope="col" className="px-1 text-right sm:px-2">
            {t('ofLast')}
          </th>
        </tr>
      </thead>
      <tbody>
        {part.rows.map(({ step, visits, ofStart, ofLast }) => (
          <tr key={step}>
            <th scope="row" className="border-b border-line py-1.5 font-medium sm:pr-3">
              {t(`steps.${step}`)}
            </th>
            <td className="border-b border-line max-sm:hidden" aria-hidden="true">
              <div className="h-3 rounded-input bg-lagoon" style={{ width: `${(visits / most) * 100}%` }} />
            </td>
            <td className={cell}>{visits}</td>
            <td className={cell}>{percent(ofStart)}</td>
            <td className={cell}>{percent(ofLast)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
