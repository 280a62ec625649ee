'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { forgetUnshown } from '../data/requests/query-client.tsx';
import { reportError } from '../data/requests/report-error.ts';
import { BrandLogo } from './brand-logo.tsx';

/** A page whose drawing failed: the message, another try, a way out. The failure is reported. */
export function CrashScreen({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('shell');
  const again = (): void => {
    // What could not be drawn may be an answer: the same again would fail again.
    forgetUnshown();
    reset();
  };
  useEffect(() => reportError({ source: 'page', message: `${error.name}: ${error.message}` }), [error]);
  return (
    <BareFrame width="reading">
      <BrandLogo />
      <FullPageState
        title={t('crash.title')}
        actions={
          <LinkButton href="/" tone="quiet">
            {t('crash.home')}
          </LinkButton>
        }
      >
        <QueryError title={error.message || t('crash.fallback')} retryLabel={t('common.tryAgain')} onRetry={again} />
        <p>{t('crash.body')}</p>
      </FullPageState>
    </BareFrame>
  );
}
