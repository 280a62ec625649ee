'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { useTranslations } from 'next-intl';

type Days = { readonly effective_date: string; readonly expiration_date: string };
type DaysFieldsProps = {
  /** The beginning of their ids. */
  id: string;
  days: Days;
  problemOf: (field: string) => string | null;
  onChange: (days: Partial<Days>) => void;
};

/** From which day of cover on something is asked, and from which not any more. */
export function DaysFields({ id, days, problemOf, onChange }: DaysFieldsProps) {
  const t = useTranslations('workbench.written');
  return (['effective_date', 'expiration_date'] as const).map((name) => (
    <Field key={name} id={`${id}-${name}`} label={t(name)} hint={t(`hints.${name}`)} error={problemOf(name)}>
      {(control) => (
        <NearDate
          {...control}
          value={days[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  ));
}
