'use client';
import { csvMoney, csvText } from '@roadworthy/core/shared/text/csv.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveCsv } from '../../../data/requests/fetch-document.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadLossExperienceDocument, type LoadLossExperienceQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useKindLabel } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { type Experience, experienceBy, type ExperiencePart, experienceParts } from './experience-by.ts';
import type { MonthsUntil } from './experience-by.ts';

/** What a row is of, in words. */
function usePartLabel(versions: LoadLossExperienceQuery['rater_versions'], by: ExperiencePart) {
  const t = useTranslations('workbench.losses.ratio');
  const kindLabel = useKindLabel();
  const providerLabel = useProviderLabel();
  return ({ part }: Experience): string => {
    if (part === null) return t('all');
    if (by === 'state') return part.split('-').at(-1) || t('unknown');
    if (by === 'class') return kindLabel(null, part) ?? t('unknown');
    const version = versions.find(({ rater_version_id }) => rater_version_id === part);
    return version ? `${providerLabel(version.provider)} ${version.provider_version}` : t('unknown');
  };
}

/** The loss ratio of some days by place, class or version, with what it is made of. */
export function LossExperience({ range }: { range: MonthsUntil }) {
  const t = useTranslations('workbench.losses');
  const [by, setBy] = useState<ExperiencePart>('state');
  const query = useRead('rater', LoadLossExperienceDocument, { from: range.from, through: range.through });
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 id="loss-ratio" className="type-h2">
        {t('ratio.title')}
      </h2>
      <p className="max-w-measure text-ink-2">{t('ratio.lead')}</p>
      <div className="max-w-60">
        <Field label={t('ratio.by')}>
          {(control) => (
            <SelectInput
              {...control}
              value={by}
              onChange={({ currentTarget: { value } }) =>
                setBy(experienceParts.find((each) => each === value) ?? 'state')
              }
              options={experienceParts.map((each) => ({ value: each, label: t(`ratio.parts.${each}`) }))}
            />
          )}
        </Field>
      </div>
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={(found) => found}
        missing={null}
        notPermitted={<StaffNotPermitted area="rates" />}
      >
        {(found) => <RatioTable found={found} by={by} />}
      </QueryView>
    </section>
  );
}

const cell = 'border-b border-line px-2 py-1.5 text-right tabular-nums whitespace-nowrap';

function RatioTable({ found, by }: { found: LoadLossExperienceQuery; by: ExperiencePart }) {
  const t = useTranslations('workbench.losses');
  const format = useFormatter();
  const label = usePartLabel(found.rater_versions, by);
  const rows = experienceBy(found.loss_experience, by);
  if (rows.length === 0) return <p className="text-ink-2">{t('ratio.none')}</p>;
  const cents = (amount: number, currency: string) =>
    `${amount < 0 ? '−' : ''}${moneyText(Math.abs(amount), currency)}`;
  const percent = (ratio: number | null) =>
    ratio === null ? '–' : format.number(ratio / 100, { style: 'percent', maximumFractionDigits: 1 });
  const heads = ['earned', 'claims', 'paid', 'reserved', 'recovered', 'incurred', 'share'] as const;
  const save = () => {
    const head = [t(`ratio.parts.${by}`), t('ratio.currency'), ...heads.map((one) => t(`ratio.${one}`))];
    const lines = rows.map((row) => [
      label(row),
      row.currency,
      csvMoney(row.earned),
      row.claims,
      ...[row.paid, row.reserved, row.recovered, row.incurred].map(csvMoney),
      row.ratio,
    ]);
    saveCsv(csvText(head, lines), `${t('ratio.file')}.csv`);
  };
  return (
    <>
      <div>
        <Button size="small" tone="quiet" onClick={save}>
          {t('export')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it */}
      <div tabIndex={0} role="region" aria-labelledby="loss-ratio" className="overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{t('ratio.title')}</caption>
          <thead className="text-small text-ink-3">
            <tr>
              <th scope="col" className="px-2">
                {t(`ratio.parts.${by}`)}
              </th>
              {heads.map((one) => (
                <th key={one} scope="col" className="px-2 text-right">
                  {t(`ratio.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className={row.part === null ? 'font-semibold' : undefined}>
                <th scope="row" className="border-b border-line px-2 py-1.5 font-medium">
                  {label(row)}
                </th>
                <td className={cell}>{cents(row.earned, row.currency)}</td>
                <td className={cell}>{format.number(row.claims)}</td>
                <td className={cell}>{cents(row.paid, row.currency)}</td>
                <td className={cell}>{cents(row.reserved, row.currency)}</td>
                <td className={cell}>{cents(row.recovered, row.currency)}</td>
                <td className={cell}>{cents(row.incurred, row.currency)}</td>
                <td className={cell}>{percent(row.ratio)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
