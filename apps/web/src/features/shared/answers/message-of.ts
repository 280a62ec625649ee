'use client';
import { useTranslations } from 'next-intl';
import type { Message } from './shapes.ts';

/** Translates what the shape checks say, such as `errors.email`. */
export function useMessageOf(): (message: Message) => string {
  const t = useTranslations('checkout');
  return (message) => {
    const { key, values } = typeof message === 'string' ? { key: message, values: {} } : message;
    // Whoever names a message that takes values gives them with it.
    return t.has(key as 'errors.email') ? t(key as 'errors.email', values as never) : t('errors.notSaved');
  };
}
