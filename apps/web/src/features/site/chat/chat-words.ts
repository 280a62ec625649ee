import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { createTranslator, type Messages } from 'next-intl';
import { languageTags } from '../../../locale/locales.ts';

/** What the help says, and how it writes a time. */
export function chatWords(locale: PageLocale, chat: Messages['chat']) {
  const tag = languageTags[locale];
  const print = (how: Intl.DateTimeFormatOptions) => (instant: string) =>
    new Intl.DateTimeFormat(tag, how).format(new Date(instant));
  return {
    locale,
    t: createTranslator({ locale: tag, messages: { chat }, namespace: 'chat' }),
    time: print({ hour: 'numeric', minute: '2-digit' }),
    until: print({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
  };
}

export type ChatWords = ReturnType<typeof chatWords>;
