import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { BaseMap } from './base-map.ts';

const empty = { type: 'FeatureCollection', features: [] } as const;
const paints = [
  'canvas',
  'surface-2',
  'surface-3',
  'ink',
  'ink-2',
  'line',
  'line-strong',
  'lagoon',
  'coral',
  'primary',
  'marigold',
] as const;
type Paint = (typeof paints)[number];

/** The colours of the theme that the page stands in. */
export function paintsOf(element: Element): Readonly<Record<Paint, string>> {
  const style = getComputedStyle(element);
  const entries = paints.map((name) => [name, style.getPropertyValue(`--rw-${name}`).trim()] as const);
  return Object.fromEntries(entries) as Record<Paint, string>;
}

/** Where counties begin to be drawn. */
export const countiesZoom = 5;

const many: ExpressionSpecification = ['has', 'point_count'];
const text = { 'text-font': ['Public Sans Variable', 'sans-serif'], 'text-size': 12 } satisfies Record<string, unknown>;

/** Beneath everything: land and water, borders, and what states and provinces are called. */
function baseLayers(paint: Readonly<Record<Paint, string>>): LayerSpecification[] {
  const line = (id: string, source: string, colour: string, width: number, minzoom = 0): LayerSpecification => ({
    id,
    type: 'line',
    source,
    minzoom,
    paint: { 'line-color': colour, 'line-width': width },
  });
  return [
    { id: 'water', type: 'background', paint: { 'background-color': paint['surface-3'] } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': paint.canvas } },
    { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': paint['surface-3'] } },
    line('rivers', 'rivers', paint['surface-3'], 1, 3),
    line('counties', 'counties', paint.line, 0.5, countiesZoom),
    line('areas', 'areas', paint['line-strong'], 0.75),
    line('countries', 'countries', paint['line-strong'], 1.5),
    {
      id: 'names',
      type: 'symbol',
      source: 'names',
      minzoom: 2.5,
      layout: { ...text, 'text-field': ['get', 'name'] },
      paint: { 'text-color': paint['ink-2'], 'text-halo-color': paint.canvas, 'text-halo-width': 1.5 },
    },
  ];
}

/** What incidents draw, and what stands in them: one place a postal code, drawn together from afar, and each device where it is. */
function incidentLayers(paint: Readonly<Record<Paint, string>>): LayerSpecification[] {
  const isPaused: ExpressionSpecification = ['case', ['get', 'isPaused'], paint.coral, paint.marigold];
  const number: ExpressionSpecification = ['get', 'number'];
  const radius: ExpressionSpecification = ['interpolate', ['linear'], ['sqrt', number], 1, 7, 10, 16, 100, 34];
  return [
    { id: 'incidents', type: 'fill', source: 'incidents', paint: { 'fill-color': isPaused, 'fill-opacity': 0.22 } },
    {
      id: 'incident-edges',
      type: 'line',
      source: 'incidents',
      paint: { 'line-color': isPaused, 'line-width': ['case', ['get', 'isChosen'], 3, 1.5] },
    },
    {
      id: 'places',
      type: 'circle',
      source: 'places',
      paint: {
        'circle-color': ['case', ['>', ['get', 'inside'], 0], paint.coral, paint.primary],
        'circle-opacity': ['case', many, 0.75, 0.9],
        'circle-radius': radius,
        'circle-stroke-color': paint.canvas,
        'circle-stroke-width': 1,
      },
    },
    {
      id: 'place-numbers',
      type: 'symbol',
      source: 'place-numbers',
      layout: { ...text, 'text-field': ['to-string', number], 'text-size': 11, 'text-allow-overlap': true },
      filter: ['>', number, 1],
      paint: { 'text-color': paint.canvas },
    },
    {
      id: 'devices',
      type: 'circle',
      source: 'devices',
      paint: {
        'circle-color': ['case', ['get', 'isStale'], paint['ink-2'], paint.lagoon],
        'circle-opacity': ['case', ['get', 'isStale'], 0.5, 0.9],
        'circle-radius': ['interpolate', ['linear'], ['sqrt', number], 1, 5, 10, 14, 300, 30],
        'circle-stroke-color': paint.canvas,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'device-numbers',
      type: 'symbol',
      source: 'device-numbers',
      layout: { ...text, 'text-field': ['to-string', number], 'text-size': 11, 'text-allow-overlap': true },
      filter: ['>', number, 1],
      paint: { 'text-color': paint.canvas },
    },
  ];
}

export function mapStyle(base: BaseMap, paint: Readonly<Record<Paint, string>>): StyleSpecification {
  const source = (data: unknown) => ({ type: 'geojson', data: data as GeoJSON.GeoJSON }) as const;
  const placed = {
    ...source(empty),
    cluster: true,
    clusterRadius: 36,
    clusterMaxZoom: 9,
    clusterProperties: { number: ['+', ['get', 'number']], inside: ['+', ['get', 'inside']] },
  } as const;
  return {
    version: 8,
    sources: {
      land: source(base.land),
      lakes: source(base.lakes),
      rivers: source(base.rivers),
      countries: source(base.countries),
      areas: source(base.areas),
      counties: source(empty),
      names: source(base.names),
      incidents: source(empty),
      devices: source(empty),
      'device-numbers': source(empty),
      places: placed,
      'place-numbers': placed,
    },
    layers: [...baseLayers(paint), ...incidentLayers(paint)],
  };
}
