'use client';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useTranslations } from 'next-intl';
import { CallUs, NewQuoteButton } from './ways-on.tsx';

/** A newer quote took this one's place; its own link opens it. */
export function ReplacedScreen() {
  const t = useTranslations('checkout.state');
  return (
    <FullPageState
      title={t('replaced.title')}
      actions={
        <>
          <CallUs />
          <NewQuoteButton />
        </>
      }
    >
      <p>{t('replaced.body')}</p>
    </FullPageState>
  );
}
