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
import type { Product, Standing } from '../load-product/product.ts';
import { useProductOperation } from './use-save-product.ts';
import { useBasisText } from './use-basis-text.ts';

const everyOther = 'others';
const nothing = { area: everyOther, from: '', basis: 'pro_rata', minimum: 0 as TypedMoney };

/** What is to come back from a day to come on, in an area or in all that say nothing themselves. */
export function NewCancellationTerms({ product, standing }: { product: Product; standing: Standing }) {
  const t = useTranslations('workbench.product.ending');
  const fee = useTranslations('workbench.product.fee');
  const words = useTranslations('queue.actions');
  const basisText = useBasisText();
  const [given, setGiven] = useState(nothing);
  const put = (changes: Partial<typeof nothing>) => setGiven((known) => ({ ...known, ...changes }));
  const save = useProductOperation(SetCancellationTermsDocument, () => setGiven(nothing));
  const { message, refused, problemOf } = save;
  return (
    <form
      aria-label={t('new')}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({
          product_id: product.product_id,
          area: given.area === everyOther ? null : given.area,
          effective_date: given.from === '' ? standing.today : given.from,
          basis: given.basis,
          // What is no amount is none that the server takes.
          minimum_earned: typeof given.minimum === 'number' ? given.minimum : -1,
        });
      }}
    >
      <h3 className="type-h3">{t('new')}</h3>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:items-start">
        <Field id="ending-area" label={t('area')} error={problemOf('area')}>
          {(control) => (
            <SelectInput
              {...control}
              value={given.area}
              options={[
                { value: everyOther, label: t('others') },
                ...standing.areas.map(({ area, name }) => ({ value: area, label: name })),
              ]}
              onChange={({ currentTarget: { value } }) => put({ area: value })}
            />
          )}
        </Field>
        <Field id="ending-from" label={t('from')} hint={fee('fromHint')} error={problemOf('effective_date')}>
          {(control) => (
            <NearDate
              {...control}
              value={given.from}
              min={standing.first_open_day}
              onChange={({ currentTarget: { value } }) => put({ from: value })}
            />
          )}
        </Field>
        <Field id="ending-basis" label={t('basis')} error={problemOf('basis')}>
          {(control) => (
            <SelectInput
              {...control}
              value={given.basis}
              options={cancellationBases.map((basis) => ({ value: basis, label: basisText(basis) }))}
              onChange={({ currentTarget: { value } }) => put({ basis: value })}
            />
          )}
        </Field>
        <Field id="ending-minimum" label={t('minimum')} hint={t('minimumHint')} error={problemOf('minimum_earned')}>
          {(control) => <MoneyInput {...control} value={given.minimum} onChange={(minimum) => put({ minimum })} />}
        </Field>
      </div>
      <FormAlert message={refused === null ? message : null} />
      <Button type="submit" className="self-start" busy={save.isPending} busyLabel={words('working')}>
        {fee('add')}
      </Button>
    </form>
  );
}
