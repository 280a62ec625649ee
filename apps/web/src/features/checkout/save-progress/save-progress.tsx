'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { fetchedPart, useFetchedPart } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCheckout } from '../quote-data/checkout-context.tsx';

const dialog = fetchedPart(() => import('./save-progress-dialog.tsx'));

/** "Save and finish later"; the dialog is fetched when somebody is about to want it. */
export function SaveProgress() {
  const t = useTranslations('checkout.save');
  const { phase, data } = useCheckout();
  const [open, setOpen] = useState(false);
  const { part, expect, want } = useFetchedPart(dialog);
  // What was bought waits for nobody.
  if (phase !== 'ready' || data.quote.status === 'bound') return null;
  const show = () => {
    want();
    setOpen(true);
  };
  return (
    <>
      <Button size="small" tone="quiet" onPointerEnter={expect} onFocus={expect} onClick={show}>
        {t('open')}
      </Button>
      {open && part && <part.SaveProgressDialog onClose={() => setOpen(false)} />}
    </>
  );
}
