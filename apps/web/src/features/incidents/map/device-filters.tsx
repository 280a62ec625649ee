'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadRuleProductsDocument } from '../../../generated/documents.ts';
import { deviceProviders } from '../device-providers.ts';
import { ages, type ShownMap } from './map-address.ts';

/** Whose devices, in what of which product, and told how long ago at most; empty is all. */
type DeviceFilter = Pick<ShownMap, 'device' | 'product' | 'hours'>;

type DeviceFiltersProps = { value: DeviceFilter; onValue: (value: Partial<DeviceFilter>) => void };

/** Which devices a map shows. */
export function DeviceFilters({ value, onValue }: DeviceFiltersProps) {
  const t = useTranslations('workbench.maps.map');
  const { data } = useRead('underwriting', LoadRuleProductsDocument, {});
  const select = (
    key: keyof DeviceFilter,
    label: string,
    options: readonly { value: string; label: string }[],
    onChoose = (chosen: string) => onValue({ [key]: chosen }),
  ) => (
    <Field label={label}>
      {(control) => (
        <SelectInput
          {...control}
          value={String(value[key])}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          options={options}
        />
      )}
    </Field>
  );
  return (
    <>
      {select('device', t('device'), [
        { value: '', label: t('everyDevice') },
        ...[...deviceProviders].map(([code, label]) => ({ value: code, label })),
      ])}
      {select('product', t('product'), [
        { value: '', label: t('everyProduct') },
        ...(data?.products ?? []).map(({ product_id, product_name }) => ({ value: product_id, label: product_name })),
      ])}
      {select(
        'hours',
        t('age'),
        ages.map((hours) => ({ value: String(hours), label: t('ageHours', { hours, days: Math.round(hours / 24) }) })),
        (hours) => onValue({ hours: Number(hours) }),
      )}
    </>
  );
}
