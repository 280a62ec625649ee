import { type RigSubject, rigDrawing } from './rig/rig-drawing.ts';
import { type RigLook, RigPicture } from './rig/rig-picture.tsx';

/** A recreational vehicle from its side, its front or from above. */
export function RigInView({ vehicleClass, lengthFeet, year, ...props }: RigSubject & RigLook) {
  return <RigPicture {...props} drawing={rigDrawing({ vehicleClass, lengthFeet, year, view: props.view })} />;
}
