'use client';
import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { crafts } from '@roadworthy/ui/brand/craft/craft-drawings.ts';
import { Craft } from '@roadworthy/ui/brand/craft.tsx';
import { Rig } from '@roadworthy/ui/brand/rig.tsx';
import type { VehiclePictureFragment } from '../../generated/documents.ts';

type VehiclePictureProps = {
  vehicle: VehiclePictureFragment | undefined;
  /** The line that insures it: what is no rig has one drawing for all its kinds. */
  provider?: string | undefined;
  className?: string;
};

/** The drawing of a vehicle by its class and length, or by its line; nothing for a class that has none. */
export function VehiclePicture({ vehicle, provider, className }: VehiclePictureProps) {
  const craft = crafts.find((one) => one === provider);
  if (craft && vehicle) return <Craft craft={craft} {...(className && { className })} />;
  const vehicleClass = vehicleClasses.find((one) => one === vehicle?.type);
  if (!vehicleClass || !vehicle) return null;
  return (
    <Rig
      vehicleClass={vehicleClass}
      lengthFeet={vehicle.length ?? undefined}
      year={vehicle.year ?? undefined}
      {...(className && { className })}
    />
  );
}
