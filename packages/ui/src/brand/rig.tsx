import { type RigLook, RigPicture } from './rig/rig-picture.tsx';
import { type RigSide, rigSide } from './rig/rig-side.ts';

export type RigProps = RigSide & RigLook;

/** A recreational vehicle from its side. */
export function Rig({ vehicleClass, lengthFeet, year, ...look }: RigProps) {
  return <RigPicture {...look} view="side" drawing={rigSide({ vehicleClass, lengthFeet, year })} />;
}
