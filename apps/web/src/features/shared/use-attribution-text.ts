'use client';
import { useTranslations } from 'next-intl';

/** Where a buyer came from, as staff read it: each parameter of the address with its value; null for none. */
export function useAttributionText(input: unknown): string | null {
  const t = useTranslations('shell.common');
  const parameters = Object.entries((input ?? {}) as Readonly<Record<string, string>>);
  return parameters.map(([label, value]) => t('named', { label, value })).join(', ') || null;
}
