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
  if (phase !== 'ready') return null;
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && <SaveProgressDialog onClose={() => setOpen(false)} />}
    </>
  );
}
