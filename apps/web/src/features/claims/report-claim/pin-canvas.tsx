'use client';
import { Marker } from 'maplibre-gl';
import { useSteady } from '@roadworthy/ui/base/use-steady.ts';
import { useEffect } from 'react';
import type { Place } from '@roadworthy/core/shared/geo/place-in-text.ts';
import { continent } from '../../shared/map/continent.ts';
import { drawMap, type DrawnWords, useDrawnMap } from '../../shared/map/drawn-map.ts';

type PinCanvasProps = {
  readonly words: DrawnWords & { readonly pin: string };
  /** Where the pin stands; null while nobody set it. */
  readonly at: Place | null;
  readonly onPin: (at: Place) => void;
  readonly onFail: () => void;
};

/** A map without tile servers on which a press puts the pin; the line of text beside it says the same. */
export function PinCanvas({ at, words, onPin, onFail }: PinCanvasProps) {
  const pin = useSteady(onPin);
  const { container, map } = useDrawnMap({
    draw: (element) =>
      drawMap(element, words, () => ({
        ...(at ? { center: [at.lng, at.lat], zoom: 8 } : { bounds: [...continent] }),
        minZoom: 2,
      })),
    onDrawn: (made) => void made.on('click', ({ lngLat: { lng, lat } }) => pin({ lat, lng })),
    onFail,
  });
  useEffect(() => {
    if (map === null || at === null) return;
    const marker = new Marker({ draggable: true }).setLngLat([at.lng, at.lat]).addTo(map);
    marker.getElement().setAttribute('aria-label', words.pin);
    marker.on('dragend', () => {
      const { lng, lat } = marker.getLngLat();
      pin({ lat, lng });
    });
    return () => void marker.remove();
  }, [map, at, pin, words.pin]);
  return <div ref={container} className="h-72 w-full overflow-hidden rounded-card border border-line" />;
}
