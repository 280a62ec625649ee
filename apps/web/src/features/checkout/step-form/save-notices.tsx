'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { Notice } from './notice.tsx';

/** What stands between the answers and the server: another tab, or a connection that is gone. */
export function SaveNotices({
  onRefresh,
  onRetry,
}: {
  onRefresh: () => Promise<unknown>;
  onRetry: () => Promise<unknown>;
}) {
  const t = useTranslations('checkout');
  const { saving, changedElsewhere } = useCheckout();
  if (changedElsewhere) {
    return (
      <Notice
        tone="warning"
        title={t('conflict.title')}
        action={
          <Button size="small" tone="quiet" onClick={() => void onRefresh()}>
            {t('conflict.refresh')}
          </Button>
        }
      >
        {t('conflict.body')}
      </Notice>
    );
  }
  if (saving.state !== 'failed') return null;
  return (
    <Notice
      tone="warning"
      title={t('notSaved.title')}
      action={
        <Button size="small" tone="quiet" onClick={() => void onRetry()}>
          {t('notSaved.retry')}
        </Button>
      }
    >
      {t('notSaved.body')}
    </Notice>
  );
}
