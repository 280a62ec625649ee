'use client';
import { lossTriangle, type TriangleMeasure, triangleMeasures } from '@roadworthy/core/shared/money/loss-triangle.ts';
import { csvMoney, csvText } from '@roadworthy/core/shared/text/csv.ts';
import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveCsv } from '../../../data/requests/fetch-document.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadClaimDevelopmentDocument, type LoadClaimDevelopmentQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import type { MonthsUntil } from './experience-by.ts';

type Developed = LoadClaimDevelopmentQuery['claim_development'];

/** How the losses of each month developed: paid, incurred or counted, month after month. */
export function ClaimDevelopment({ range }: { range: MonthsUntil }) {
  const t = useTranslations('workbench.losses');
  const [measure, setMeasure] = useState<TriangleMeasure>('incurred');
  const query = useRead('rater', LoadClaimDevelopmentDocument, { from: range.from, through: range.through });
  return (
    <section aria-labelledby="claim-development" className="flex min-w-0 flex-col gap-3">
      <h2 id="claim-development" className="type-h2">
        {t('triangle.title')}
      </h2>
      <p className="max-w-measure text-ink-2">{t('triangle.lead')}</p>
      <div className="max-w-60">
        <Field label={t('triangle.measure')}>
          {(control) => (
            <SelectInput
              {...control}
              value={measure}
              onChange={({ currentTarget: { value } }) =>
                setMeasure(triangleMeasures.find((each) => each === value) ?? 'incurred')
              }
              options={triangleMeasures.map((each) => ({ value: each, label: t(`triangle.measures.${each}`) }))}
            />
          )}
        </Field>
      </div>
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={({ claim_development }) => claim_development}
        missing={null}
        notPermitted={<StaffNotPermitted area="rates" />}
      >
        {(developed) => {
          const currencies = [...new Set(developed.map(({ currency }) => currency))].toSorted().toReversed();
          if (currencies.length === 0) return <p className="text-ink-2">{t('triangle.none')}</p>;
          return currencies.map((currency) => (
            <Triangle
              key={currency}
              currency={currency}
              measure={measure}
              range={range}
              developed={developed.filter((row) => row.currency === currency)}
            />
          ));
        }}
      </QueryView>
    </section>
  );
}

const cell = 'border-b border-line px-2 py-1.5 text-right tabular-nums whitespace-nowrap';

type TriangleProps = { currency: string; measure: TriangleMeasure; range: MonthsUntil; developed: Developed };

function Triangle({ currency, measure, range, developed }: TriangleProps) {
  const t = useTranslations('workbench.losses.triangle');
  const words = useTranslations('workbench.losses');
  const format = useFormatter();
  const { rows, factors } = lossTriangle(
    developed.map(({ accident_month, development_month, paid, incurred, reported }) => ({
      accidentMonth: day(accident_month),
      developmentMonth: development_month,
      paid,
      incurred,
      reported,
    })),
    measure,
    range,
  );
  const ages = rows.map((_, at) => t('age', { age: at + 1 }));
  const shown = (value: number): string => {
    if (measure === 'reported') return format.number(value);
    return `${value < 0 ? '−' : ''}${moneyText(Math.abs(value), currency)}`;
  };
  const monthText = (month: Day): string =>
    format.dateTime(new Date(`${month}T12:00:00Z`), { month: 'short', year: 'numeric' });
  const factorText = (factor: number | null | undefined): string =>
    factor === null || factor === undefined ? '–' : format.number(factor, { minimumFractionDigits: 3 });
  const caption = t('caption', { measure: t(`measures.${measure}`), currency });
  const save = () => {
    const lines = rows.map(({ accidentMonth, values }) => [
      accidentMonth.slice(0, 7),
      ...values.map((value) => (measure === 'reported' ? value : csvMoney(value))),
    ]);
    saveCsv(
      csvText([t('month'), ...ages], [...lines, [t('factors'), ...factors]]),
      `${t('file')}-${measure}-${currency}.csv`,
    );
  };
  return (
    <div className="flex flex-col gap-2">
      <div>
        <Button size="small" tone="quiet" aria-label={`${words('export')}: ${caption}`} onClick={save}>
          {words('export')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it */}
      <div tabIndex={0} role="region" aria-label={caption} className="overflow-x-auto">
        <table className="border-collapse text-left">
          <caption className="pb-1 text-left font-semibold">{caption}</caption>
          <thead className="text-small text-ink-3">
            <tr>
              <th scope="col" className="px-2">
                {t('month')}
              </th>
              {ages.map((age) => (
                <th key={age} scope="col" className="px-2 text-right whitespace-nowrap">
                  {age}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ accidentMonth, values }) => (
              <tr key={accidentMonth}>
                <th scope="row" className="border-b border-line px-2 py-1.5 font-medium whitespace-nowrap">
                  {monthText(accidentMonth)}
                </th>
                {ages.map((age, at) => (
                  <td key={age} className={cell}>
                    {values[at] === undefined ? null : shown(values[at])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="px-2 py-1.5 font-medium">
                {t('factors')}
              </th>
              {ages.map((age, at) => (
                <td key={age} className="px-2 py-1.5 text-right tabular-nums">
                  {at < factors.length ? factorText(factors[at]) : null}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}
