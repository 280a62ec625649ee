'use client';
import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { Rig } from '@roadworthy/ui/brand/rig.tsx';
import type { VehiclePictureFragment } from '../../generated/documents.ts';

type VehiclePictureProps = {
  vehicle: VehiclePictureFragment | undefined;
  className?: string;
};

/** The drawing of a vehicle by its class and length; nothing for a class that has none. */
export function VehiclePicture({ vehicle, className }: VehiclePictureProps) {
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
