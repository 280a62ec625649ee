import { popUp, teardrop } from './camper-models.ts';
import { busConversion, classA } from './coach-models.ts';
import { type RigClass, drawnLength } from './rig-class.ts';
import type { RigModel } from './rig-model.ts';
import { fifthWheel, toyHauler, travelTrailer } from './trailer-models.ts';
import { classB, classC, truckCamper } from './van-models.ts';

const models: Record<RigClass, (length: number) => RigModel> = {
  class_a: classA,
  class_b: classB,
  class_c: classC,
  travel_trailer: travelTrailer,
  fifth_wheel: fifthWheel,
  toy_hauler: toyHauler,
  pop_up: popUp,
  truck_camper: truckCamper,
  teardrop,
  bus_conversion: busConversion,
};

/** One class at a length in feet, held within what such vehicles measure; its usual length when it is not known. */
export function rigModel(vehicleClass: RigClass, lengthFeet?: number): RigModel {
  return models[vehicleClass](drawnLength(vehicleClass, lengthFeet));
}
