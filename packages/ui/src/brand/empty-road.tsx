import { Scene } from './scene.tsx';

/** The picture of an address with nothing at it. */
export function EmptyRoad() {
  return <Scene biome="desert" time="dusk" className="block h-44 w-full sm:h-60" />;
}
