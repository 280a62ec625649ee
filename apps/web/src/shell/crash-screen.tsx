'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useTranslations } from 'next-intl';
import { BrandLogo } from './brand-logo.tsx';

/** A page whose drawing failed: the message, another try, a way out. */
export function CrashScreen({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('shell');
  return (
    <BareFrame width="reading">
      <BrandLogo />
      <FullPageState
        title={t('crash.title')}
        actions={
          <>
            <Button onClick={reset}>{t('common.tryAgain')}</Button>
            <LinkButton href="/" tone="quiet">
              {t('crash.home')}
            </LinkButton>
          </>
        }
      >
        <p role="alert">{error.message || t('crash.fallback')}</p>
        <p>{t('crash.body')}</p>
      </FullPageState>
    </BareFrame>
  );
}
