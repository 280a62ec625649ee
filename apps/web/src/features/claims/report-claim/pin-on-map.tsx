'use client';
import { placeInText, printPlace } from '@roadworthy/core/shared/geo/place-in-text.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FoldedMap, mapToCome } from '../../shared/map/folded-map.tsx';

const canvas = fetchedComponent(async () => (await import('./pin-canvas.tsx')).PinCanvas, mapToCome);

type PinOnMapProps = { location: string; onLocation: (text: string) => void };

/** A pin on a map, fetched when somebody asks for it; what it says is the line of text above, which says it without a map. */
export function PinOnMap({ location, onLocation }: PinOnMapProps) {
  const t = useTranslations('claim.report.when');
  const at = useMemo(() => placeInText(location), [location]);
  const words = useMemo(() => ({ name: t('map'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), pin: t('pin') }), [t]);
  return (
    <FoldedMap words={{ show: t('showMap'), hide: t('hideMap'), fails: t('noMap') }}>
      {(onFail) => (
        <>
          <p className="text-small text-ink-2">{t('press')}</p>
          <canvas.Component words={words} at={at} onPin={(place) => onLocation(printPlace(place))} onFail={onFail} />
        </>
      )}
    </FoldedMap>
  );
}
