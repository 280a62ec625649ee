'use client';
import { expectBanner, ProblemBanner } from '@roadworthy/ui/states/problem-banner.tsx';
import { expectToasts, ToastProvider } from '@roadworthy/ui/states/toast-provider.tsx';
import { type Locale, type Messages, useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { problems, reportNoAnswer } from '../data/requests/problems.ts';
import { DataProvider } from '../data/requests/query-client.tsx';
import { useIdleExpectation } from '../data/when-idle.ts';
import { AreaMessages } from './area-messages.tsx';

const ahead = [expectBanner, expectToasts];

type AreaProvidersProps = { locale: Locale; messages: Partial<Messages>; children: ReactNode };

/** What the pages with data stand on: the words of their area, the cache, the banner of problems and the toasts. */
export function AreaProviders({ locale, messages, children }: AreaProvidersProps) {
  return (
    <AreaMessages locale={locale} messages={messages}>
      <DataProvider>
        <Notices>{children}</Notices>
      </DataProvider>
    </AreaMessages>
  );
}

function Notices({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const close = t('common.close');
  const noAnswer = t('problems.noAnswer');
  useEffect(() => reportNoAnswer(noAnswer), [noAnswer]);
  useIdleExpectation(ahead);
  return (
    <ToastProvider copy={{ undo: t('toast.undo'), close }}>
      <ProblemBanner
        queue={problems}
        copy={{ close, details: t('problems.details'), detailsTitle: t('problems.whole') }}
      />
      {children}
    </ToastProvider>
  );
}
