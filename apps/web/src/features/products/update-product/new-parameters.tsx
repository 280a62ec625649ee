'use client';
import { type ParameterRule, parameterRules } from '@roadworthy/core/products/parameter-vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput, type TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';
import type { Product, Status } from '../load-product/product.ts';
import { useSaveProduct } from './use-save-product.ts';

type Typed = Readonly<Record<string, TypedMoney>>;

// What is no figure is none that the server takes.
const figure = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : -1);

/** What was typed as the server takes it; nothing for what stays as it is. */
function requestOf({ field, unit }: ParameterRule, typed: Typed): [string, number | number[]][] {
  const value = ownValue(typed, field) ?? null;
  if (value === null || value === '') return [];
  if (typeof value === 'number') return [[field, value]];
  if (unit === 'cents') return [[field, -1]];
  return [
    [
      field,
      unit === 'several_days'
        ? value
            .split(/[\s,;]+/)
            .filter(Boolean)
            .map(figure)
        : figure(value),
    ],
  ];
}

/** What a product is to say from a day to come; what is left empty stays as it is. */
export function NewParameters({ product, status }: { product: Product; status: Status }) {
  const t = useTranslations('workbench.product.fee');
  const words = useTranslations('queue.actions');
  const [from, setFrom] = useState('');
  const [typed, setTyped] = useState<Typed>({});
  const save = useSaveProduct(() => {
    setFrom('');
    setTyped({});
  });
  const problemOf = (field: string) => save.problemOf(`parameters.${field}`);
  return (
    <form
      aria-label={t('new')}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({
          product_id: product.product_id,
          version: product.version,
          changes: {},
          parameters: {
            effective_date: from === '' ? status.today : from,
            ...Object.fromEntries(parameterRules.flatMap((rule) => requestOf(rule, typed))),
          },
        });
      }}
    >
      <h2 className="type-h3">{t('new')}</h2>
      <p className="text-small text-ink-2">{t('empty')}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:items-start lg:grid-cols-3">
        <Field id="fees-from" label={t('from')} hint={t('fromHint')} error={problemOf('effective_date')}>
          {(control) => (
            <NearDate
              {...control}
              value={from}
              min={status.first_open_day}
              onChange={(event) => setFrom(event.currentTarget.value)}
            />
          )}
        </Field>
        {parameterRules.map((rule) => (
          <ParameterField
            key={rule.field}
            rule={rule}
            problem={problemOf(rule.field)}
            value={typed[rule.field] ?? null}
            onChange={(value) => setTyped((known) => ({ ...known, [rule.field]: value }))}
          />
        ))}
      </div>
      <FormAlert message={save.refused?.startsWith('parameters.') ? null : save.message} />
      <Button type="submit" className="self-start" busy={save.isPending} busyLabel={words('working')}>
        {t('add')}
      </Button>
    </form>
  );
}

type ParameterFieldProps = {
  rule: (typeof parameterRules)[number];
  problem: string | null | undefined;
  value: TypedMoney;
  onChange: (value: TypedMoney) => void;
};

function ParameterField({ rule: { field, unit }, problem, value, onChange }: ParameterFieldProps) {
  const t = useTranslations('workbench.product.fee');
  return (
    <Field id={`fees-${field}`} label={t(field)} hint={t(`${field}_hint`)} error={problem}>
      {(control) =>
        unit === 'cents' ? (
          <MoneyInput {...control} value={value} onChange={onChange} />
        ) : (
          <TextInput
            {...control}
            inputMode={unit === 'several_days' ? 'text' : 'numeric'}
            maxLength={unit === 'several_days' ? 20 : 6}
            after={unit === 'percent' ? '%' : t(unit === 'several_days' ? 'daysUnit' : `${unit}Unit`)}
            value={value ?? ''}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </Field>
  );
}
