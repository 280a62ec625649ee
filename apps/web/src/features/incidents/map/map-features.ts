import type {
  LoadIncidentLayersQuery,
  LoadMapDevicesQuery,
  LoadMapMarksQuery,
  LoadMapPlacesQuery,
} from '../../../generated/documents.ts';
import { continent } from '../../shared/map/continent.ts';
import type { Box } from './map-canvas.tsx';

export type Layer = LoadIncidentLayersQuery['incident_layers'][number];
export type Place = LoadMapPlacesQuery['map_places'][number];

export type DeviceMark = LoadMapMarksQuery['map_devices'][number];
export type Device = LoadMapDevicesQuery['vehicle_devices'][number];

/** Which of the marks are wanted. */
export type Marks = { readonly policies: boolean; readonly claims: boolean; readonly devices: boolean };

/** All that the layers draw, at least a degree wide. */
export function boxOf(layers: readonly Pick<Layer, 'south' | 'west' | 'north' | 'east'>[]): Box {
  if (layers.length === 0) return continent;
  const west = Math.min(...layers.map((layer) => layer.west));
  const south = Math.min(...layers.map((layer) => layer.south));
  const east = Math.max(...layers.map((layer) => layer.east));
  const north = Math.max(...layers.map((layer) => layer.north));
  const wider = Math.max(0, 1 - (east - west)) / 2;
  return [west - wider, south, east + wider, north];
}

export const incidentFeatures = (layers: readonly Layer[], chosen: string | null): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: layers.map(({ incident_layer_id, kml_file_id, geometry, moratoriums }) => ({
    type: 'Feature',
    properties: { incident_layer_id, isPaused: moratoriums.length > 0, isChosen: kml_file_id === chosen },
    geometry: geometry as GeoJSON.Geometry,
  })),
});

/** The places with something of what is wanted, counting nothing else. */
export function markedPlaces(places: readonly Place[], marks: Pick<Marks, 'policies' | 'claims'>): Place[] {
  return places
    .map((place) => ({
      ...place,
      policies: marks.policies ? place.policies : 0,
      claims: marks.claims ? place.claims : 0,
    }))
    .filter(({ policies, claims }) => policies + claims > 0);
}

export const placeFeatures = (places: readonly Place[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: places.map(({ lat, lng, policies, claims, incident_layer_ids }) => {
    const number = policies + claims;
    return {
      type: 'Feature',
      properties: { number, inside: incident_layer_ids.length > 0 ? number : 0 },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    };
  }),
});

export const deviceFeatures = (marks: readonly DeviceMark[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: marks.map(({ lat, lng, devices, stale }) => ({
    type: 'Feature',
    properties: { number: devices, isStale: stale === devices },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
});

/** A part of the map as devices are asked for: a little wider than it is seen, so that not every move asks anew. */
export type MapView = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
};

export function viewOf([west, south, east, north]: Box, zoom: number): MapView {
  const step = 360 / 2 ** Math.floor(zoom + 2);
  const [least, most] = [
    (value: number) => Math.floor(value / step) * step,
    (value: number) => Math.ceil(value / step) * step,
  ];
  return {
    west: Math.max(-180, least(west)),
    south: Math.max(-90, least(south)),
    east: Math.min(180, most(east)),
    north: Math.min(90, most(north)),
    zoom: Math.max(0, Math.floor(zoom)),
  };
}
