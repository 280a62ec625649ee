'use client';
import { type Locale, type Messages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';

type AreaMessagesProps = { locale: Locale; messages: Partial<Messages>; children: ReactNode };

/** Gives the components below the messages of their area; `useTranslations` reads them. */
export function AreaMessages({ locale, messages, children }: AreaMessagesProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
