import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { Scene } from '@roadworthy/ui/brand/scene.tsx';

/** The scene of the home page with the visitor's rig in it. */
export default function PriceScene({ vehicleClass }: { vehicleClass: VehicleClass }) {
  return <Scene biome="coast" time="day" rig={{ vehicleClass }} className="block h-56 w-full sm:h-80" />;
}
