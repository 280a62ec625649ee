'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput, type TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import type { Product, Standing } from '../load-product/product.ts';
import { useSaveProduct } from './use-save-product.ts';

type Row = Product['product_parameters'][number];
type When = 'ahead' | 'now' | 'past';

/** Which rows count on a day: of those that have begun the last one, whatever stands above it is still to come. */
function whenOf(rows: readonly Pick<Row, 'effective_date'>[], today: string): When[] {
  const begun = rows.map(({ effective_date: from }) => from).filter((from) => from <= today);
  const current = begun.toSorted().at(-1);
  return rows.map(({ effective_date: from }) => (from > today ? 'ahead' : from === current ? 'now' : 'past'));
}

const tones = { ahead: 'info', now: 'success', past: 'neutral' } as const;

type ProductFeesProps = { product: Product; standing: Standing; editable: boolean };

/** What a product charges and how long underwriters have to answer, by the day from which it does. */
export function ProductFees({ product, standing, editable }: ProductFeesProps) {
  const t = useTranslations('workbench.product.fee');
  const rows = product.product_parameters;
  const when = new Map(whenOf(rows, standing.today).map((word, index) => [rows[index]?.effective_date, word]));
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-measure text-ink-2">{t('howTo')}</p>
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">{t('title')}</caption>
          <thead className="text-small text-ink-3">
            <tr>
              {(['from', 'installment', 'deposit', 'answer'] as const).map((key) => (
                <th
                  key={key}
                  scope="col"
                  className="border-b border-line-strong py-1.5 pr-3 font-semibold max-sm:wrap-anywhere"
                >
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const word = when.get(row.effective_date) ?? 'past';
              return (
                <tr key={row.product_parameters_id} className="*:border-b *:border-line *:py-2 *:pr-3">
                  <th scope="row" className="font-medium">
                    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      {printDay(row.effective_date)} <StatusBadge tone={tones[word]} label={t(word)} />
                    </span>
                  </th>
                  <td>{moneyText(row.installment_fee)}</td>
                  <td>{t('percent', { share: row.deposit_share })}</td>
                  <td>{t('days', { days: row.referral_days })}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {editable && <NewFees product={product} standing={standing} />}
    </div>
  );
}

type NewFeesProps = Omit<ProductFeesProps, 'editable'>;

function NewFees({ product, standing }: NewFeesProps) {
  const t = useTranslations('workbench.product.fee');
  const words = useTranslations('queue.actions');
  const [from, setFrom] = useState('');
  const [fee, setFee] = useState<TypedMoney>(null);
  const [share, setShare] = useState('');
  const [days, setDays] = useState('');
  const save = useSaveProduct(() => {
    setFrom('');
    setFee(null);
    setShare('');
    setDays('');
  });
  const problemOf = (field: string) => save.problemOf(`parameters.${field}`);
  // What is no figure is none that the server takes.
  const figure = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : -1);
  return (
    <form
      aria-label={t('new')}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({
          ...{ product_id: product.product_id, version: product.version, changes: {} },
          parameters: {
            effective_date: from === '' ? standing.today : from,
            ...(fee !== null && { installment_fee: typeof fee === 'number' ? fee : -1 }),
            ...(share.trim() !== '' && { deposit_share: figure(share) }),
            ...(days.trim() !== '' && { referral_days: figure(days) }),
          },
        });
      }}
    >
      <h2 className="type-h3">{t('new')}</h2>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:items-start lg:grid-cols-4">
        <Field id="fees-from" label={t('from')} hint={t('fromHint')} error={problemOf('effective_date')}>
          {(control) => (
            <NearDate
              {...control}
              value={from}
              min={standing.first_open_day}
              onChange={(event) => setFrom(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field
          id="fees-installment"
          label={t('installment')}
          hint={t('installmentHint')}
          error={problemOf('installment_fee')}
        >
          {(control) => <MoneyInput {...control} value={fee} onChange={setFee} />}
        </Field>
        <Field id="fees-deposit" label={t('deposit')} hint={t('depositHint')} error={problemOf('deposit_share')}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={6}
              after="%"
              value={share}
              onChange={(event) => setShare(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field id="fees-answer" label={t('answer')} hint={t('answerHint')} error={problemOf('referral_days')}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={6}
              after={t('daysUnit')}
              value={days}
              onChange={(event) => setDays(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <FormAlert message={save.refused?.startsWith('parameters.') ? null : save.message} />
      <Button type="submit" className="self-start" busy={save.isPending} busyLabel={words('working')}>
        {t('add')}
      </Button>
    </form>
  );
}
