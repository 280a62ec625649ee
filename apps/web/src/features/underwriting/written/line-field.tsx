'use client';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useProviderLabel } from '../../shared/use-provider-label.ts';

/** How a line of business is called; none is every one. */
export function useLineName(): (provider: string | null) => string {
  const t = useTranslations('workbench.written');
  const label = useProviderLabel();
  return (provider) => (provider === null ? t('everyLine') : label(provider));
}

type LineFieldProps = { value: string; onChange: (provider: string) => void };

/** Which line of business it is about; empty is every one. */
export function LineField({ value, onChange }: LineFieldProps) {
  const t = useTranslations('workbench.written');
  const nameOf = useLineName();
  return (
    <Field label={t('line')}>
      {(control) => (
        <SelectInput
          {...control}
          options={[
            { value: '', label: nameOf(null) },
            ...providers.map((one) => ({ value: one, label: nameOf(one) })),
          ]}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
