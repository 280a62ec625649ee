'use client';
import { cancellationBases } from '@roadworthy/core/products/parameter-vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput, type TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SetCancellationTermsDocument } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import type { Product, Status } from '../load-product/product.ts';
import { useProductOperation } from './use-save-product.ts';
import { useBasisText } from './use-basis-text.ts';

const everyOther = 'others';
const nothing = { area: everyOther, from: '', basis: 'pro_rata', minimum: 0 as TypedMoney };

/** What is to come back from a day to come on, in an area or in all that say nothing themselves. */
export function NewCancellationTerms({ product, status }: { product: Product; status: Status }) {
  const t = useTranslations('workbench.product.ending');
  const fee = useTranslations('workbench.product.fee');
  const words = useTranslations('queue.actions');
  const basisText = useBasisText();
  const [provided, setInput] = useState(nothing);
  const patch = (changes: Partial<typeof nothing>) => setInput((known) => ({ ...known, ...changes }));
  const save = useProductOperation(SetCancellationTermsDocument, () => setInput(nothing));
  const { message, refused, problemOf } = save;
  return (
    <form
      aria-label={t('new')}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({
          product_id: product.product_id,
          area: provided.area === everyOther ? null : provided.area,
          effective_date: provided.from === '' ? status.today : provided.from,
          basis: provided.basis,
          // What is no amount is none that the server takes.
          minimum_earned: typeof provided.minimum === 'number' ? provided.minimum : -1,
        });
      }}
    >
      <h3 className="type-h3">{t('new')}</h3>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:items-start">
        <Field id="ending-area" label={t('area')} error={problemOf('area')}>
          {(control) => (
            <SelectInput
              {...control}
              value={provided.area}
              options={[
                { value: everyOther, label: t('others') },
                ...status.areas.map(({ area, name }) => ({ value: area, label: name })),
              ]}
              onChange={({ currentTarget: { value } }) => patch({ area: value })}
            />
          )}
        </Field>
        <Field id="ending-from" label={t('from')} hint={fee('fromHint')} error={problemOf('effective_date')}>
          {(control) => (
            <NearDate
              {...control}
              value={provided.from}
              min={status.first_open_day}
              onChange={({ currentTarget: { value } }) => patch({ from: value })}
            />
          )}
        </Field>
        <Field id="ending-basis" label={t('basis')} error={problemOf('basis')}>
          {(control) => (
            <SelectInput
              {...control}
              value={provided.basis}
              options={cancellationBases.map((basis) => ({ value: basis, label: basisText(basis) }))}
              onChange={({ currentTarget: { value } }) => patch({ basis: value })}
            />
          )}
        </Field>
        <Field id="ending-minimum" label={t('minimum')} hint={t('minimumHint')} error={problemOf('minimum_earned')}>
          {(control) => <MoneyInput {...control} value={provided.minimum} onChange={(minimum) => patch({ minimum })} />}
        </Field>
      </div>
      <FormAlert message={refused === null ? message : null} />
      <Button type="submit" className="self-start" busy={save.isPending} busyLabel={words('working')}>
        {fee('add')}
      </Button>
    </form>
  );
}
