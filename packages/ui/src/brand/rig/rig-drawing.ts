import { frontDrawing } from './front-drawing.ts';
import type { Drawing } from './part.ts';
import type { RigClass, RigView } from './rig-class.ts';
import { rigModel } from './rig-models.ts';
import { eraOf } from './rig-stripe.ts';
import { sideDrawing } from './side-drawing.ts';
import { topDrawing } from './top-drawing.ts';

export type RigSubject = {
  vehicleClass: RigClass;
  view?: RigView | undefined;
  /** The class's usual length when it is not known. */
  lengthFeet?: number | undefined;
  /** The model year; it decides the stripe's course and the window frames. */
  year?: number | undefined;
};

/** What is drawn of a vehicle in one view. */
export function rigDrawing({ vehicleClass, view = 'side', lengthFeet, year }: RigSubject): Drawing {
  const model = rigModel(vehicleClass, lengthFeet);
  if (view === 'front') return frontDrawing(vehicleClass, model);
  return view === 'top' ? topDrawing(vehicleClass, model) : sideDrawing(model, eraOf(year));
}

/** A short vehicle keeps its size beside a long one: no view is narrower than 27 feet, except the face. */
const narrowest = 270;

/** The view box of a drawing, the vehicle in its middle. */
export function rigViewBox({ extent: [x, y, width, height] }: Drawing, view: RigView = 'side'): string {
  const frame = view === 'front' ? width : Math.max(width, narrowest);
  return `${x - (frame - width) / 2} ${y} ${frame} ${height}`;
}
