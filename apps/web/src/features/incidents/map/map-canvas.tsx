'use client';
import type { GeoJSONSource, Map as Drawing, MapMouseEvent } from 'maplibre-gl';
import { useSteady } from '@roadworthy/ui/base/use-steady.ts';
import { useEffect } from 'react';
import { useTheme } from '../../../data/settings/use-settings.ts';
import { drawMap, type DrawnWords, type GestureWords, scrolledPast, useDrawnMap } from '../../shared/map/drawn-map.ts';

export type Box = readonly [west: number, south: number, east: number, north: number];
export type MapWords = DrawnWords & GestureWords;

export type MapCanvasProps = {
  readonly words: MapWords;
  readonly incidents: GeoJSON.FeatureCollection;
  readonly places: GeoJSON.FeatureCollection;
  readonly devices: GeoJSON.FeatureCollection;
  /** What is to be seen; another box moves the map there. */
  readonly box: Box;
  /** A press on what an incident draws, or nothing where it is drawn nowhere. */
  readonly onChoose: (layerId: string) => void;
  /** What is seen now, and how near. */
  readonly onView?: (box: Box, zoom: number) => void;
  /** It cannot be drawn here. */
  readonly onFail: () => void;
};

/** Whoever wants less motion is led to a place at once. */
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const draw = (container: HTMLElement, { words, box }: MapCanvasProps): Promise<Drawing> =>
  drawMap(container, words, {
    bounds: [...box],
    fitBoundsOptions: { padding: 32 },
    minZoom: 1,
    ...scrolledPast(words),
    // A picture of it can be printed.
    canvasContextAttributes: { preserveDrawingBuffer: true },
  });

/** Zooms into places that are drawn together, and chooses the incident that is drawn beneath a press. */
async function press(map: Drawing, { point }: MapMouseEvent, onChoose: (layerId: string) => void): Promise<void> {
  const [found] = map.queryRenderedFeatures(point, { layers: ['devices', 'places', 'incidents'] });
  if (found === undefined) return;
  const { incident_layer_id, cluster_id } = found.properties as { incident_layer_id?: string; cluster_id?: number };
  if (incident_layer_id !== undefined) return onChoose(incident_layer_id);
  if (found.source === 'devices') {
    if (found.geometry.type !== 'Point' || Number(found.properties['number']) < 2) return;
    const [lng = 0, lat = 0] = found.geometry.coordinates;
    map.easeTo({ center: [lng, lat], zoom: map.getZoom() + 2, ...(isCalm() && { duration: 0 }) });
    return;
  }
  if (cluster_id === undefined || found.geometry.type !== 'Point') return;
  const zoom = await map.getSource<GeoJSONSource>('places')?.getClusterExpansionZoom(cluster_id);
  const center = found.geometry.coordinates as [number, number];
  if (zoom !== undefined) map.easeTo({ center, zoom, ...(isCalm() && { duration: 0 }) });
}

/** The map itself: fetched where it is drawn, with what it is drawn of, and drawn anew in the colours of another theme. */
export function MapCanvas(props: MapCanvasProps) {
  const [theme] = useTheme();
  return <DrawnCanvas key={theme} {...props} />;
}

function DrawnCanvas(props: MapCanvasProps) {
  const { incidents, places, devices, box } = props;
  const choose = useSteady(props.onChoose);
  const see = useSteady((seen: Box, zoom: number) => props.onView?.(seen, zoom));
  const { container, map } = useDrawnMap({
    draw: (element) => draw(element, props),
    onDrawn(made) {
      made.on('click', (event) => void press(made, event, choose));
      const tell = (): void => {
        const bounds = made.getBounds();
        see([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], made.getZoom());
      };
      made.on('load', tell);
      made.on('moveend', tell);
    },
    onFail: props.onFail,
  });

  useEffect(() => void map?.getSource<GeoJSONSource>('incidents')?.setData(incidents), [map, incidents]);
  useEffect(() => void map?.getSource<GeoJSONSource>('places')?.setData(places), [map, places]);
  useEffect(() => void map?.getSource<GeoJSONSource>('devices')?.setData(devices), [map, devices]);
  useEffect(() => {
    map?.fitBounds([...box], { padding: 32, maxZoom: 9, ...(isCalm() && { duration: 0 }) });
  }, [map, box]);

  return <div ref={container} className="h-96 w-full overflow-hidden rounded-card border border-line" />;
}
