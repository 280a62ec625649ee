'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePriceRange } from '../quote-data/use-price-range.ts';

const dialog = fetchedComponent(() => import('./price-story-dialog.tsx').then((loaded) => loaded.PriceStoryDialog));

/** Opens how the price comes about; what shows it is fetched when somebody is about to want it. */
export function PriceStory() {
  const t = useTranslations('price');
  const isPriced = usePriceRange().data?.price_range.low != null;
  const [open, setOpen] = useState(false);
  if (!isPriced) return null;
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        className="self-start"
        onPointerEnter={dialog.expect}
        onFocus={dialog.expect}
        onClick={() => setOpen(true)}
      >
        {t('why')}
      </Button>
      {open && <dialog.Component onClose={() => setOpen(false)} />}
    </>
  );
}
