import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { scenePalette } from '@roadworthy/ui/brand/scene/scene-palette.ts';
import { Scene } from '@roadworthy/ui/brand/scene.tsx';

const view = { biome: 'coast', time: 'day' } as const;

/** The coast road that the price box lies on, with the visitor's rig on it, under as much sky as there is room for. */
export default function PriceScene({ vehicleClass }: { vehicleClass: VehicleClass }) {
  return (
    <>
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <rect width="100%" height="100%" fill={scenePalette(view.biome, view.time, 'clear').sky} />
      </svg>
      <Scene
        {...view}
        rig={{ vehicleClass, at: 0.27 }}
        className="relative block h-56 w-full overflow-visible sm:h-72 lg:h-[min(54%,25rem)]"
      />
    </>
  );
}
