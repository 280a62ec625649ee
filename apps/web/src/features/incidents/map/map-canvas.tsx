'use client';
import type { GeoJSONSource, Map as Drawing, MapMouseEvent } from 'maplibre-gl';
import { useSteady } from '@roadworthy/ui/base/use-steady.ts';
import { useEffect, useRef } from 'react';
import { useTheme } from '../../../data/settings/use-settings.ts';
import { type DrawnWords, drawMap, type GestureWords, scrolledPast, useDrawnMap } from '../../shared/map/drawn-map.ts';

export type Box = readonly [west: number, south: number, east: number, north: number];
export type MapWords = DrawnWords & GestureWords;

export type MapCanvasProps = {
  readonly words: MapWords;
  readonly incidents: GeoJSON.FeatureCollection;
  readonly places: GeoJSON.FeatureCollection;
  readonly devices: GeoJSON.FeatureCollection;
  /** What is to be seen; another box moves the map there. */
  readonly box: Box;
  /** Whether that is the very edge of what is seen, as somebody moved the map before, and not what is to lie within it. */
  readonly isEdge?: boolean;
  /** A press on what an incident draws, or nothing where it is drawn nowhere. */
  readonly onChoose: (layerId: string) => void;
  /** What is seen now, how near, and whether the person moved the map there. */
  readonly onView?: (box: Box, zoom: number, isMoved: boolean) => void;
  /** It cannot be drawn here. */
  readonly onFail: () => void;
};

/** Whoever wants less motion is led to a place at once. */
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How much lies between what is to be seen and the edge of the map, in pixels, and how near it is seen at most. */
const fitOf = ({ isEdge = false }: Pick<MapCanvasProps, 'isEdge'>) =>
  isEdge ? { padding: 0 } : { padding: 32, maxZoom: 9 };

const optionsOf = ({ words, box, ...props }: MapCanvasProps) => ({
  bounds: [...box] as [number, number, number, number],
  fitBoundsOptions: fitOf(props),
  minZoom: 1,
  ...scrolledPast(words),
  // A picture of it can be printed.
  canvasContextAttributes: { preserveDrawingBuffer: true },
});

/** Zooms into places that are drawn together, and chooses the incident that is drawn beneath a press. */
async function press(
  map: Drawing,
  { point, originalEvent }: MapMouseEvent,
  onChoose: (layerId: string) => void,
): Promise<void> {
  const [found] = map.queryRenderedFeatures(point, { layers: ['devices', 'places', 'incidents'] });
  if (found === undefined) return;
  const { incident_layer_id, cluster_id } = found.properties as { incident_layer_id?: string; cluster_id?: number };
  if (incident_layer_id !== undefined) return onChoose(incident_layer_id);
  if (found.source === 'devices') {
    if (found.geometry.type !== 'Point' || Number(found.properties['number']) < 2) return;
    const [lng = 0, lat = 0] = found.geometry.coordinates;
    map.easeTo({ center: [lng, lat], zoom: map.getZoom() + 2, ...(isCalm() && { duration: 0 }) }, { originalEvent });
    return;
  }
  if (cluster_id === undefined || found.geometry.type !== 'Point') return;
  const zoom = await map.getSource<GeoJSONSource>('places')?.getClusterExpansionZoom(cluster_id);
  const center = found.geometry.coordinates as [number, number];
  if (zoom !== undefined) map.easeTo({ center, zoom, ...(isCalm() && { duration: 0 }) }, { originalEvent });
}

/** The map itself: fetched where it is drawn, with what it is drawn of, and drawn anew in the colours of another theme. */
export function MapCanvas(props: MapCanvasProps) {
  const [theme] = useTheme();
  return <DrawnCanvas key={theme} {...props} />;
}

function DrawnCanvas(props: MapCanvasProps) {
  const { incidents, places, devices, box, isEdge = false } = props;
  /** The box that the map was led to last. */
  const led = useRef<Box | null>(null);
  const choose = useSteady(props.onChoose);
  const see = useSteady((seen: Box, zoom: number, isMoved: boolean) => props.onView?.(seen, zoom, isMoved));
  const begin = useSteady(() => {
    led.current = box;
    return optionsOf(props);
  });
  const { container, map } = useDrawnMap({
    draw: (element) => drawMap(element, props.words, begin),
    onDrawn(made) {
      made.on('click', (event) => void press(made, event, choose));
      // Whatever a person did comes with what they did it by; the map moves by itself, too.
      const tell = ({ originalEvent }: { readonly originalEvent?: unknown }): void => {
        const bounds = made.getBounds();
        const seen = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
        see(seen, made.getZoom(), originalEvent !== undefined);
      };
      tell({});
      made.on('moveend', tell);
    },
    onFail: props.onFail,
  });

  useEffect(() => void map?.getSource<GeoJSONSource>('incidents')?.setData(incidents), [map, incidents]);
  useEffect(() => void map?.getSource<GeoJSONSource>('places')?.setData(places), [map, places]);
  useEffect(() => void map?.getSource<GeoJSONSource>('devices')?.setData(devices), [map, devices]);
  // To set numbers takes longer than to draw all the rest: they follow what they stand on.
  useEffect(() => {
    if (map === null) return;
    const number = (): void => {
      map.off('idle', number);
      void map.getSource<GeoJSONSource>('place-numbers')?.setData(places);
      void map.getSource<GeoJSONSource>('device-numbers')?.setData(devices);
    };
    map.on('idle', number);
    return () => void map.off('idle', number);
  }, [map, places, devices]);
  useEffect(() => {
    if (map === null || isEdge || led.current === box) return;
    led.current = box;
    // What nobody saw yet is led there at once: every frame of a way would be drawn for nothing.
    const isSeen = map.getContainer().hasAttribute('data-drawn');
    map.fitBounds([...box], { ...fitOf({ isEdge }), ...((isCalm() || !isSeen) && { duration: 0 }) });
  }, [map, box, isEdge]);

  return <div ref={container} className="h-96 w-full overflow-hidden rounded-card border border-line" />;
}
