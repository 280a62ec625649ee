import { type VehicleClass, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import type { SceneProps } from '@roadworthy/ui/brand/scene.tsx';
import type { ProtectionKey } from '../protection/protection-words.ts';

/** A land at an hour, as a scene is asked for. */
export type View = Pick<SceneProps, 'biome' | 'time' | 'weather'>;

/** The land and the hour of each product page, so that no two look alike. */
export const productViews: Readonly<Record<ProtectionKey, View>> = {
  rv: { biome: 'pines', time: 'dawn' },
  roadside: { biome: 'plains', time: 'dusk' },
  servicePlan: { biome: 'desert', time: 'day' },
  tireWheel: { biome: 'desert', time: 'dusk' },
  windshield: { biome: 'snow', time: 'day', weather: 'snow' },
  telematics: { biome: 'pines', time: 'night' },
  toys: { biome: 'coast', time: 'dawn' },
  motorcycle: { biome: 'desert', time: 'dawn' },
  boat: { biome: 'coast', time: 'day' },
  carShare: { biome: 'coast', time: 'dusk' },
  pro: { biome: 'plains', time: 'day' },
};

/** Where each class is at home. */
export const classViews: Readonly<Record<VehicleClass, View['biome']>> = {
  class_a: 'desert',
  class_b: 'coast',
  class_c: 'pines',
  travel_trailer: 'plains',
  fifth_wheel: 'plains',
  toy_hauler: 'desert',
  pop_up: 'pines',
  truck_camper: 'snow',
  teardrop: 'coast',
  bus_conversion: 'desert',
};

const biomes = ['pines', 'coast', 'plains', 'desert'] as const;
const times = ['day', 'dawn', 'dusk'] as const;

/** A land and a rig for a page that has none of its own: always the same for the same name. */
export function viewByName(name: string): View & { readonly rig: VehicleClass } {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const pick = <One>(all: readonly [One, ...One[]], by: number): One =>
    all[Math.floor(sum / by) % all.length] ?? all[0];
  const [first, ...rest] = vehicleClasses;
  return { biome: pick(biomes, 1), time: pick(times, 4), rig: pick([first, ...rest], 12) };
}
