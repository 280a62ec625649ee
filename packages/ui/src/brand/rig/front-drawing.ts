import { type Face, faceStripe } from './front-parts.ts';
import { busConversion, classA, classB, classC, truckCamper } from './motor-faces.ts';
import { type Box, type Drawing, type Part } from './part.ts';
import type { RigClass } from './rig-class.ts';
import type { RigModel } from './rig-model.ts';
import { fifthWheel, popUp, teardrop, toyHauler, travelTrailer } from './towable-faces.ts';

const faces: Record<RigClass, Face> = {
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

/** Half the width of a front view; room for mirrors and slide-outs included. */
export const frontHalf = 58;

function onTheRoof({ roof, house }: RigModel): Part[] {
  const has = (kind: string) => roof.some(([one]) => one === kind);
  const top = house.roof;
  return [
    ...(has('rack')
      ? ([
          ['line', `M-26 ${top} v-6 M26 ${top} v-6`],
          ['trim', [-30, top - 11, 60, 5, 1.5]],
        ] as const)
      : []),
    ...(has('air')
      ? ([
          [
            'trim',
            `M-18 ${top + 1} L-14 ${top - 9} Q-13 ${top - 11} -10 ${top - 11} H10 Q13 ${top - 11} 14 ${top - 9} L18 ${top + 1} Z`,
          ],
        ] as const)
      : []),
    ...(has('air') || has('rack') ? [] : ([['trim', [-8, top - 5, 16, 7, 1.5]]] as const)),
  ];
}

/** What stands out on the vehicle's right, so left in the picture: the awning's case and a closed slide-out. */
function onTheSide({ awning, slides, width }: RigModel, shoulder = width / 2): Part[] {
  const [slide] = slides.filter(([, , , height]) => height > 20);
  const boxes: Box[] = [
    ...(awning ? [[-shoulder - 4, awning[2] + 3, 5, 8, 2] as const] : []),
    ...(slide ? [[-width / 2 - 2.4, slide[1] + 6, 4, slide[3] - 6, 1.5] as const] : []),
  ];
  return boxes.length > 0 ? [['trim', ...boxes]] : [];
}

/** The face of a vehicle, as one sees it when standing before it. */
export function frontDrawing(vehicleClass: RigClass, model: RigModel): Drawing {
  const face = faces[vehicleClass];
  return {
    extent: [-frontHalf, 0, frontHalf * 2, 143],
    behind: [...onTheRoof(model), ...onTheSide(model, face.shoulder), ...face.behind],
    body: face.body,
    skin: [faceStripe(face), ...face.over],
    ahead: face.ahead,
    band: face.stripe.width,
  };
}
