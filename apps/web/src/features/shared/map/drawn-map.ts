import 'maplibre-gl/dist/maplibre-gl.css';
import './drawn-map.css';
import { type GeoJSONSource, Map as Drawing, type MapOptions, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import { useSteady } from '@roadworthy/ui/base/use-steady.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { baseMap, counties } from './base-map.ts';
import { countiesZoom, mapStyle, paintsOf } from './map-style.ts';

// The build keeps the worker as it is, with its hash in its name; by itself the library would look beside the chunk.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString());

/** What its controls are called. */
export type DrawnWords = { readonly name: string; readonly zoomIn: string; readonly zoomOut: string };

/** How to move a map that leaves the wheel and a finger to the page around it. */
export type GestureWords = { readonly scroll: string; readonly scrollMac: string; readonly fingers: string };

/** A map that is moved with a key held or two fingers, so that the page can be scrolled past it. */
export const scrolledPast = ({ scroll, scrollMac, fingers }: GestureWords) => ({
  cooperativeGestures: true,
  locale: {
    'CooperativeGesturesHandler.WindowsHelpText': scroll,
    'CooperativeGesturesHandler.MacHelpText': scrollMac,
    'CooperativeGesturesHandler.MobileHelpText': fingers,
  },
});

type Options = Omit<MapOptions, 'container' | 'style' | 'locale'> & { readonly locale?: Record<string, string> };

/** Where nothing draws, the library says so to nobody. */
function demandDrawing(): void {
  const isAble = document.createElement('canvas').getContext('webgl2') !== null;
  if (!isAble) throw new Error('This browser has no WebGL.');
}

/** From afar nobody sees counties: they are fetched by who comes near. */
function followCounties(map: Drawing): void {
  const draw = async (): Promise<void> => {
    const borders = await counties.fetch();
    await map.getSource<GeoJSONSource>('counties')?.setData(borders);
  };
  const look = (): void => {
    if (map.getZoom() < countiesZoom) return;
    map.off('zoom', look);
    // Without them it is still a map.
    draw().catch(() => undefined);
  };
  map.on('zoom', look);
  map.once('idle', look);
}

/** A map without tile servers, north above, with the buttons that zoom. Throws where nothing draws. */
export async function drawMap(
  container: HTMLElement,
  words: DrawnWords,
  /** Asked for when the map can begin: what is to be seen may be known by then. */
  optionsOf: () => Options,
): Promise<Drawing> {
  demandDrawing();
  const base = await baseMap.fetch();
  const { locale, ...options } = optionsOf();
  const map = new Drawing({
    container,
    style: mapStyle(base, paintsOf(container)),
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    attributionControl: false,
    // Names would fade in for a third of a second after every filter, drawn anew each frame.
    fadeDuration: 0,
    locale: {
      'Map.Title': words.name,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      ...locale,
    },
    ...options,
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  followCounties(map);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

type Drawn = {
  readonly draw: (container: HTMLElement) => Promise<Drawing>;
  /** Told once it is there, before all of it is. */
  readonly onDrawn: (map: Drawing) => void;
  /** It cannot be drawn here. */
  readonly onFail: () => void;
};

/** Draws a map into an element as long as that is shown; the map is null until it is there. `data-drawn` says that all of it is. */
export function useDrawnMap({ draw, onDrawn, onFail }: Drawn): {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly map: Drawing | null;
} {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Drawing | null>(null);
  const drawHere = useSteady(draw);
  const tell = useSteady(onDrawn);
  const fail = useSteady(onFail);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let drawn: Drawing | null = null;
    let isGone = false;
    const begin = async (): Promise<void> => {
      const made = await drawHere(element);
      drawn = made;
      if (isGone) return made.remove();
      tell(made);
      made.on('load', () => setMap(made));
      made.on('dataloading', () => element.removeAttribute('data-drawn'));
      made.on('idle', () => element.setAttribute('data-drawn', ''));
    };
    begin().catch(fail);
    return () => {
      isGone = true;
      drawn?.remove();
    };
  }, [drawHere, tell, fail]);
  return { container, map };
}
