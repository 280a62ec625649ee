'use client';
import { firstPages } from '@roadworthy/core/identity/vocabulary.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { setPreferences, usePreferences } from '../../../data/settings/use-settings.ts';
import { openFirstPages } from '../../../shell/staff/first-pages.ts';

/** Where the person begins after signing in from now on, of the pages that open to them. */
export function StraightTo({ roles }: { roles: readonly string[] }) {
  const t = useTranslations('staff.welcome');
  const { first_page: chosen } = usePreferences();
  const open = openFirstPages(roles);
  return (
    <Field label={t('straight')} hint={t('straightHint')}>
      {(control) => (
        <SelectInput
          {...control}
          value={open.some(({ key }) => key === chosen) ? chosen : 'welcome'}
          options={[{ value: 'welcome', label: t('here') }, ...open.map(({ key }) => ({ value: key, label: t(key) }))]}
          onChange={({ currentTarget: { value } }) => {
            const first_page = firstPages.find((page) => page === value);
            if (first_page) setPreferences({ first_page });
          }}
        />
      )}
    </Field>
  );
}
