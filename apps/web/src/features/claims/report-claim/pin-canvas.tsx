'use client';
import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as Drawing, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import { useSteady } from '@roadworthy/ui/base/use-steady.ts';
import { useEffect, useRef, useState } from 'react';
import type { Place } from '@roadworthy/core/shared/geo/place-in-text.ts';
import { loadBaseMap } from '../../incidents/map/base-map.ts';
import { mapStyle, paintsOf } from '../../incidents/map/map-style.ts';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString());

type PinCanvasProps = {
  readonly words: { readonly name: string; readonly zoomIn: string; readonly zoomOut: string; readonly pin: string };
  /** Where the pin stands; null while nobody set it. */
  readonly at: Place | null;
  readonly onPin: (at: Place) => void;
  readonly onFail: () => void;
};

const continent: [number, number, number, number] = [-125, 24, -66, 52];

async function draw(container: HTMLElement, { words, at }: PinCanvasProps): Promise<Drawing> {
  if (document.createElement('canvas').getContext('webgl2') === null) throw new Error('This browser has no WebGL.');
  const map = new Drawing({
    container,
    style: mapStyle(await loadBaseMap(), paintsOf(container)),
    ...(at ? { center: [at.lng, at.lat], zoom: 8 } : { bounds: continent }),
    minZoom: 2,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    attributionControl: false,
    locale: {
      'Map.Title': words.name,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
    },
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.touchZoomRotate.disableRotation();
  return map;
}

/** A map without tile servers on which a press puts the pin; the line of text beside it says the same. */
export function PinCanvas(props: PinCanvasProps) {
  const { at, words } = props;
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Drawing | null>(null);
  const drawHere = useSteady((element: HTMLElement) => draw(element, props));
  const pin = useSteady(props.onPin);
  const fail = useSteady(props.onFail);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let drawn: Drawing | null = null;
    let isGone = false;
    const begin = async (): Promise<void> => {
      const made = await drawHere(element);
      drawn = made;
      if (isGone) return made.remove();
      made.on('click', ({ lngLat: { lng, lat } }) => pin({ lat, lng }));
      made.on('load', () => setMap(made));
      made.on('idle', () => element.setAttribute('data-drawn', ''));
    };
    begin().catch(fail);
    return () => {
      isGone = true;
      drawn?.remove();
    };
  }, [drawHere, pin, fail]);
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
