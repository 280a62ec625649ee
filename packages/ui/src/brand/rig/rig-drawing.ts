import { frontDrawing } from './front-drawing.ts';
import type { Drawing } from './part.ts';
import type { RigView } from './rig-class.ts';
import { rigModel } from './rig-models.ts';
import { type RigSide, rigSide } from './rig-side.ts';
import { topDrawing } from './top-drawing.ts';

export type RigSubject = RigSide & { view: RigView };

/** What is drawn of a vehicle in one view. */
export function rigDrawing({ view, ...subject }: RigSubject): Drawing {
  if (view === 'side') return rigSide(subject);
  const model = rigModel(subject.vehicleClass, subject.lengthFeet);
  return view === 'front' ? frontDrawing(subject.vehicleClass, model) : topDrawing(subject.vehicleClass, model);
}
