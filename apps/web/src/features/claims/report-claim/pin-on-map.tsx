'use client';
import { placeInText, printPlace } from '@roadworthy/core/shared/geo/place-in-text.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

const canvas = fetchedComponent(
  async () => (await import('./pin-canvas.tsx')).PinCanvas,
  <div aria-hidden="true" className="h-72 w-full rounded-card border border-line bg-surface-3" />,
);

type PinOnMapProps = { location: string; onLocation: (text: string) => void };

/** A pin on a map, fetched when somebody asks for it; what it says is the line of text above, which says it without a map. */
export function PinOnMap({ location, onLocation }: PinOnMapProps) {
  const t = useTranslations('claim.report.when');
  const [isOpen, setOpen] = useState(false);
  const [fails, setFails] = useState(false);
  const at = useMemo(() => placeInText(location), [location]);
  const words = useMemo(() => ({ name: t('map'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), pin: t('pin') }), [t]);
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        className="min-h-11!"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          setFails(false);
        }}
      >
        {t(isOpen ? 'hideMap' : 'showMap')}
      </Button>
      {isOpen && !fails && (
        <div className="flex w-full flex-col gap-1">
          <p className="text-small text-ink-2">{t('press')}</p>
          <canvas.Component
            words={words}
            at={at}
            onPin={(place) => onLocation(printPlace(place))}
            onFail={() => setFails(true)}
          />
        </div>
      )}
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {isOpen && fails ? t('noMap') : null}
      </p>
    </>
  );
}
