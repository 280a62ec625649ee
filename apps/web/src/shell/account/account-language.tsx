'use client';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { locales, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { localeNames } from '../../locale/locales.ts';
import { usePageLocale } from '../../locale/use-page-locale.ts';
import { useChooseLanguage } from '../use-choose-language.ts';

/** The language of the account, which stays with the person. */
export function AccountLanguage() {
  const t = useTranslations('shell.site');
  const choose = useChooseLanguage();
  return (
    <SelectInput
      aria-label={t('languages')}
      className="w-full text-small"
      options={locales.map((value) => ({ value, label: localeNames[value] }))}
      value={usePageLocale()}
      onChange={({ currentTarget }) => {
        const chosen = readLocale(currentTarget.value);
        if (chosen) choose(chosen);
      }}
    />
  );
}
