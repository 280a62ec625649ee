'use client';
import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { Rig } from '@roadworthy/ui/brand/rig.tsx';

type VehiclePictureProps = {
  vehicle: { readonly type: string; readonly length: number | null } | undefined;
  className?: string;
};

/** The drawing of a vehicle by its class and length; nothing for a class that has none. */
export function VehiclePicture({ vehicle, className }: VehiclePictureProps) {
  const kind = vehicleClasses.find((one) => one === vehicle?.type);
  if (!kind || !vehicle) return null;
  return <Rig kind={kind} length={vehicle.length ?? undefined} {...(className && { className })} />;
}
