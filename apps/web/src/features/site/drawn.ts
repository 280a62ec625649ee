import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { type Craft, crafts } from '@roadworthy/ui/brand/craft/craft-drawings.ts';

/** What a picture is of, as scenes ask for it: a class of rigs, or another craft. */
export function drawnAs(
  name: VehicleClass | Craft,
): { readonly craft: Craft } | { readonly vehicleClass: VehicleClass } {
  const craft = crafts.find((one) => one === name);
  return craft ? { craft } : { vehicleClass: name as VehicleClass };
}
