'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { fetchedPart, useFetchedPart } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLine } from '../line/line-context.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';

const question = fetchedPart(() => import('./new-vehicle.tsx'));

/** As many recreational vehicles as are insured without anybody looking at them first. */
const mostOfOurOwn = 5;

/** The way to one more vehicle, as long as the line takes more; what it asks is fetched when somebody is about to want it. */
export function AddVehicle({ step }: { step: string }) {
  const t = useTranslations('checkout.vehicles');
  const line = useLine();
  const { vehicles } = useLoadedCheckout().data.quote;
  const [isOpen, setOpen] = useState(false);
  const { part, expect, want } = useFetchedPart(question);
  const most = line?.most ?? mostOfOurOwn;
  if (most === 1) return null;
  if (vehicles.length >= most) return <p className="text-small text-ink-3">{t('most', { most })}</p>;
  const label = line?.another ?? t('another');
  if (isOpen && part) return <part.NewVehicle step={step} label={label} onClose={() => setOpen(false)} />;
  return (
    <Button
      tone="quiet"
      className="self-start"
      onPointerEnter={expect}
      onFocus={expect}
      onClick={() => {
        want();
        setOpen(true);
      }}
    >
      <Icon name="plus" />
      {label}
    </Button>
  );
}
