import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { Scene } from '@roadworthy/ui/brand/scene.tsx';

/** The coast road that the price box lies on, with the visitor's rig on it. */
export default function PriceScene({ vehicleClass }: { vehicleClass: VehicleClass }) {
  return <Scene biome="coast" time="day" rig={{ vehicleClass, at: 0.27 }} className="block size-full" />;
}
