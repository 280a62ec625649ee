import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { Scene } from '@roadworthy/ui/brand/scene.tsx';
import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import type { SceneProps } from '@roadworthy/ui/brand/scene.tsx';
import { SoldRig } from './area-rates.tsx';
import { areaOutlines } from './area-outlines.ts';
import { type Area, areas } from './areas.ts';

const hours = ['day', 'dawn', 'dusk'] as const;

/** The land of a place at an hour of its own: neighbours in the alphabet stand in different light. */
export function viewOfArea({ code, biome }: Area): Pick<SceneProps, 'biome' | 'time' | 'weather'> {
  const index = areas.findIndex((area) => area.code === code);
  return { biome, time: hours[index % hours.length] ?? 'day', weather: biome === 'snow' ? 'snow' : 'clear' };
}

/** A place as it lies and as it looks: its outline over its land, and on the road a rig that is sold there. */
export function AreaPicture({ area, rig }: { area: Area; rig: VehicleClass | null }) {
  return (
    <SoldRig kind={rig}>
      <Scene
        {...viewOfArea(area)}
        rig={rig === null ? undefined : { vehicleClass: rig, at: 0.72 }}
        className="block h-44 w-full sm:h-64"
      />
      <svg
        viewBox="0 0 100 100"
        aria-hidden
        className="absolute top-4 left-4 size-24 text-canvas drop-shadow-md sm:top-6 sm:left-[max(1.5rem,calc((100%-72rem)/2+1.5rem))] sm:size-36"
      >
        <path
          d={ownValue(areaOutlines, area.code)}
          fill="currentColor"
          fillOpacity="0.85"
          fillRule="evenodd"
          stroke="var(--rw-ink)"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      </svg>
    </SoldRig>
  );
}
