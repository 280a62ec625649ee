import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { scenePalette } from '@roadworthy/ui/brand/scene/scene-palette.ts';
import type { Craft } from '@roadworthy/ui/brand/craft/craft-drawings.ts';
import { Scene, type SceneProps } from '@roadworthy/ui/brand/scene.tsx';
import { drawnAs } from './drawn.ts';

type SideSceneProps = Pick<SceneProps, 'biome' | 'time' | 'weather'> & { rig: VehicleClass | Craft };

/** A land behind a card, with as much sky as there is room for; on a wide screen the rig stands beside the card. */
export function SideScene({ rig, ...view }: SideSceneProps) {
  return (
    <div className="absolute inset-0 -z-10 flex flex-col justify-end">
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <rect width="100%" height="100%" fill={scenePalette(view.biome, view.time, view.weather ?? 'clear').sky} />
      </svg>
      <Scene
        {...view}
        rig={drawnAs(rig)}
        className="relative block h-56 w-full overflow-visible sm:h-72 lg:translate-x-[22%]"
      />
    </div>
  );
}
