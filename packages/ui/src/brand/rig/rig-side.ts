import type { Drawing } from './part.ts';
import type { RigClass } from './rig-class.ts';
import { rigModel } from './rig-models.ts';
import { eraOf } from './rig-stripe.ts';
import { sideDrawing } from './side-drawing.ts';

export type RigSide = {
  vehicleClass: RigClass;
  /** The class's usual length when it is not known. */
  lengthFeet?: number | undefined;
  /** The model year; it decides the stripe's course and the window frames. */
  year?: number | undefined;
};

/** A vehicle from its right side, as every page but the gallery shows it: the other views are not loaded with this. */
export function rigSide({ vehicleClass, lengthFeet, year }: RigSide): Drawing {
  return sideDrawing(rigModel(vehicleClass, lengthFeet), eraOf(year));
}
