'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useCheckout } from '../quote-data/checkout-context.tsx';

const SaveProgressDialog = dynamic(
  () => import('./save-progress-dialog.tsx').then((loaded) => loaded.SaveProgressDialog),
  { ssr: false },
);

/** "Save and finish later"; the dialog is loaded when it is wanted. */
export function SaveProgress() {
  const t = useTranslations('checkout.save');
  const { phase } = useCheckout();
  const [open, setOpen] = useState(false);
  // It keeps its place before there is a quote, so that nothing moves when one appears.
  const hidden = phase === 'ready' ? '' : 'invisible';
  return (
    <>
      <Button size="small" tone="quiet" className={hidden} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && <SaveProgressDialog onClose={() => setOpen(false)} />}
    </>
  );
}
