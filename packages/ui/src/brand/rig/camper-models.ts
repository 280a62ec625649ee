import { hitch } from './hitch.ts';
import { roomy } from './part.ts';
import type { RigModel } from './rig-model.ts';

/** A folding camper, standing open: a low tub, canvas, beds that pull out at both ends. */
export function popUp(l: number): RigModel {
  const front = l - 52;
  const middle = Math.round((34 + front) / 2);
  return {
    length: l,
    width: 76,
    house: { rear: 6, front: l - 22, roof: 52, floor: 122 },
    nose: front - 10,
    body: `M32 118 V97 Q32 94 35 94 H${front - 1} Q${front + 2} 94 ${front + 2} 97 V118 Q${front + 2} 122 ${front - 2} 122 H36 Q32 122 32 118 Z`,
    roof: [
      ['air', middle - 16, 32],
      ['vent', front - 24, 14],
    ],
    slides: [
      [4, 86, 32, 8, 2],
      [front - 2, 86, 32, 8, 2],
    ],
    awning: [38, front - 40, 54],
    tow: [front + 2, 98, l - front - 4, 40],
    chassis: [38, front - 44],
    tanks: [middle + 18, 34],
    stripe: { y: 101, bend: -80, rise: 0, width: 4.6 },
    wheels: [[middle, 128.5, 11.5]],
    behind: [
      ['frame', hitch(l, front - 4), `M40 120 V136 M34 137 H46`],
      ['line', `M36 116 L10 93 M${front - 4} 116 L${front + 24} 93`],
      ['metal', `M36 60 L6 84 V87 H34 V95 H${front} V87 H${l - 24} V84 L${front - 4} 60 Z`],
      ['seam', `M36 60 V94 M${front - 4} 60 V94 M${middle - 6} 60 V94`],
      ['trim', [4, 86, 32, 7, 2], [front - 2, 86, 32, 7, 2], [front + 12, 104, 13, 14, 4]],
    ],
    over: [
      ['tail', [32, 106, 4, 9, 1]],
      ['marker', [front - 7, 97, 5, 2]],
    ],
    ahead: [
      [
        'window',
        [44, 66, middle - 58, 20, 2],
        [middle + 4, 66, 14, 20, 2],
        [middle + 26, 66, front - middle - 38, 20, 2],
      ],
      ['glass', `M31 71 L18 82 H31 Z M${front + 1} 71 L${front + 14} 82 H${front + 1} Z`],
      ['body', [28, 52, front - 24, 9, 4]],
      ['seam', `M30 57.5 H${front + 2}`],
    ],
  };
}

/** A small trailer in the shape of a drop: a berth in front, the galley under the hatch. */
export function teardrop(l: number): RigModel {
  const front = l - 36;
  const axle = Math.round(front * 0.46);
  return {
    length: l,
    width: 62,
    house: { rear: 4, front, roof: 66, floor: 122 },
    nose: front - 18,
    body: `M5 118 Q5 92 28 76 Q44 65 ${front - 36} 66 Q${front - 6} 69 ${front - 2} 102 L${front} 116 Q${front} 122 ${front - 6} 122 H9 Q5 122 5 118 Z`,
    roof: [['vent', Math.round(front * 0.44), 16]],
    slides: [],
    awning: null,
    tow: [front, 100, 34, 38],
    chassis: [12, front - 24],
    tanks: [axle + 16, 22],
    stripe: { y: 96, bend: -80, rise: 0, width: 4.6 },
    wheels: [[axle, 128, 12]],
    behind: [
      ['frame', hitch(l, front - 6)],
      ['trim', [front + 4, 106, 14, 13, 2.5]],
    ],
    over: [
      ['shade', `M0 113 H${l} V123 H0 Z`],
      ['seam', `M0 113 H${l} M33 73 Q24 92 25 122`],
      ['door', `M${front - 42} 112 V84 Q${front - 41} 74 ${front - 31} 74 Q${front - 13} 75 ${front - 11} 96 V112 Z`],
      ['window', [front - 37, 80, 19, 13, 6], ...roomy([[38, 80, Math.min(16, front - 86), 13, 6]])],
      ['metal', `M${axle - 18} 117 Q${axle - 16} 109 ${axle} 109 Q${axle + 16} 109 ${axle + 18} 117 Z`],
      ['dark', [front - 40, 99, 5, 1.8, 0.9]],
      ['tail', [6, 102, 4, 9, 1]],
      ['marker', [front - 7, 106, 4, 2]],
    ],
    ahead: [],
  };
}
