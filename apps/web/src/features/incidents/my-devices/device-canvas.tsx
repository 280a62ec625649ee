'use client';
import { LngLatBounds, Marker } from 'maplibre-gl';
import { useEffect } from 'react';
import { useTheme } from '../../../data/settings/use-settings.ts';
import { drawMap, type DrawnWords, type GestureWords, scrolledPast, useDrawnMap } from '../../shared/map/drawn-map.ts';

export type SeenDevice = {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** It was seen so long ago that it may be elsewhere. */
  readonly isStale: boolean;
};

type DeviceCanvasProps = {
  readonly words: DrawnWords & GestureWords;
  readonly devices: readonly SeenDevice[];
  readonly onFail: () => void;
};

/** Where the devices of one vehicle were last; drawn anew in the colours of another theme. */
export function DeviceCanvas(props: DeviceCanvasProps) {
  const [theme] = useTheme();
  return <DrawnDevices key={theme} {...props} />;
}

/** So near that the states around it are still seen by their names. */
const nearest = 5.5;

function boundsOf(devices: readonly SeenDevice[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { lng, lat } of devices) bounds.extend([lng, lat]);
  return bounds;
}

function DrawnDevices({ words, devices, onFail }: DeviceCanvasProps) {
  const { container, map } = useDrawnMap({
    draw: (element) =>
      drawMap(element, words, () => ({
        bounds: boundsOf(devices),
        fitBoundsOptions: { padding: 48, maxZoom: nearest },
        minZoom: 2,
        ...scrolledPast(words),
      })),
    onDrawn: () => undefined,
    onFail,
  });
  useEffect(() => {
    if (map === null) return;
    const style = getComputedStyle(map.getContainer());
    const markers = devices.map(({ name, lat, lng, isStale }) => {
      const color = style.getPropertyValue(isStale ? '--rw-line-strong' : '--rw-lagoon').trim();
      const marker = new Marker({ color }).setLngLat([lng, lat]).addTo(map);
      marker.getElement().setAttribute('aria-label', name);
      return marker;
    });
    // One that drove out of what is seen is followed.
    const isOut = devices.some(({ lat, lng }) => !map.getBounds().contains([lng, lat]));
    if (isOut) map.fitBounds(boundsOf(devices), { padding: 48, maxZoom: nearest, animate: false });
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, devices]);
  return <div ref={container} className="h-72 w-full overflow-hidden rounded-card border border-line" />;
}
