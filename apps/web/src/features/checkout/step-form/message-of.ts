'use client';
import { useTranslations } from 'next-intl';

/** Translates the message keys that the shape checks carry, such as `errors.email`. */
export function useMessageOf(): (key: string) => string {
  const t = useTranslations('checkout');
  return (key) => (t.has(key as 'errors.email') ? t(key as 'errors.email') : t('errors.notSaved'));
}
