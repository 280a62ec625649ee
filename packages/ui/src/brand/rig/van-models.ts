import { roomy } from './part.ts';
import type { RigModel } from './rig-model.ts';

/** A camper van: one skin from bumper to bumper, a raised roof, a sliding door. */
export function classB(l: number): RigModel {
  return {
    length: l,
    width: 68,
    house: { rear: 3, front: l - 62, roof: 46, floor: 122 },
    nose: l - 36,
    body: `M3 116 V64 Q4 48 18 46 Q${l * 0.5} 41 ${l - 78} 47 Q${l - 64} 49 ${l - 54} 62 L${l - 39} 81 L${l - 13} 89 Q${l - 3} 92 ${l - 2} 102 L${l - 1} 113 Q${l - 1} 122 ${l - 9} 122 H9 Q3 122 3 116 Z`,
    roof: [
      ['vent', 26, 15],
      ['solar', 48, Math.max(12, Math.min(42, l - 168))],
      ['air', l - 112, 30],
    ],
    slides: [],
    awning: [30, l - 108, 49],
    tow: null,
    chassis: [20, l - 40],
    tanks: [66, l * 0.26],
    stripe: { y: 89, bend: 36, rise: 26, width: 5.2 },
    wheels: [
      [46, 126.5, 13.5],
      [l - 38, 126.5, 13.5],
    ],
    behind: [],
    over: [
      ['shade', `M2 108 H${l} V123 H2 Z`],
      ['dark', `M2 117.5 H${l} V123 H2 Z`],
      [
        'seam',
        `M${l - 134} 52 V114 M${l - 88} 52 V114 M${l - 134} 86 H14 M${l - 50} 84 Q${l - 62} 100 ${l - 60} 114 M${l - 88} 98 H${l - 62} M16 56 V112`,
        `M${l - 40} 83 Q${l - 22} 87 ${l - 16} 93`,
      ],
      ['window', [20, 58, l - 160, 21, 4], [l - 129, 58, 37, 21, 4]],
      ['glass', `M${l - 85} 58 H${l - 68} Q${l - 61} 59 ${l - 56} 65 L${l - 45} 81 H${l - 85} Z`],
      ['dark', [l - 98, 90, 7, 1.8, 0.9], [l - 83, 90, 7, 1.8, 0.9]],
      ['lamp', `M${l - 22} 92 Q${l - 9} 92 ${l - 4} 99 L${l - 4} 102 Q${l - 16} 102 ${l - 22} 92 Z`],
      ['tail', [3, 76, 4, 20, 1.5]],
    ],
    ahead: [['dark', [l - 57, 76, 8, 12, 3]]],
  };
}

/** A cutaway van that carries a house and a berth over its cab. */
export function classC(l: number): RigModel {
  const rear = Math.round(l * 0.27);
  const out = Math.round(l * 0.3);
  const galley = Math.min(64, l - 168 - out);
  return {
    length: l,
    width: 82,
    house: { rear: 2, front: l - 34, roof: 30, floor: 120 },
    nose: l - 40,
    body: `M2 114 V38 Q2 30 10 30 H${l - 66} Q${l - 44} 31 ${l - 36} 46 Q${l - 30} 58 ${l - 36} 62 Q${l - 40} 64 ${l - 56} 64 L${l - 41} 85 L${l - 14} 91 Q${l - 3} 93 ${l - 2} 104 V115 Q${l - 2} 121 ${l - 8} 121 H8 Q2 121 2 114 Z`,
    roof: [
      ['air', 46, 38],
      ['vent', Math.round(l * 0.42), 16],
      ['solar', Math.round(l * 0.52), 40],
    ],
    slides: [[26, 38, out, 60, 2]],
    awning: [out + 34, l - out - 128, 32],
    tow: null,
    chassis: [14, l - 30],
    tanks: [rear + 24, l * 0.25],
    stripe: { y: 78, bend: 46, rise: 34, width: 6 },
    wheels: [
      [rear, 126.5, 13.5],
      [l - 37, 126.5, 13.5],
    ],
    behind: [],
    over: [
      ['shade', `M2 103 H${l - 88} V122 H2 Z`],
      ['dark', `M${l - 88} 115 H${l} V122 H${l - 88} Z`],
      [
        'seam',
        `M${l - 88} 64 V121 M${l - 88} 64 H${l - 56} M0 103 H${l - 88} M${rear + 40} 103 V121 M${rear + 74} 103 V121 M22 103 V121`,
        `M${l - 52} 86 Q${l - 60} 102 ${l - 58} 115 M${l - 84} 98 H${l - 62} M${l - 84} 68 V115 M${l - 42} 86 Q${l - 24} 90 ${l - 17} 95`,
      ],
      ['door', [l - 120, 44, 25, 74, 3]],
      [
        'window',
        [36, 48, out - 20, 20, 3],
        ...roomy([[l - 132 - galley, 48, galley, 20, 3]]),
        [l - 115, 49, 15, 22, 2],
        [l - 82, 41, 30, 13, 3],
      ],
      ['glass', `M${l - 81} 68 H${l - 60} L${l - 48} 85 H${l - 81} Z`],
      ['dark', [l - 80, 92, 7, 1.8, 0.9], [rear + 52, 111, 6, 1.6, 0.8], [l - 99, 78, 1.6, 10, 0.8]],
      ['lamp', [l - 13, 95, 9, 8, 2]],
      ['tail', [2, 86, 4, 14, 1]],
      ['marker', [l - 46, 40, 5, 2], [10, 33, 5, 2]],
    ],
    ahead: [['dark', [l - 58, 77, 7, 13, 2.5]]],
  };
}

/** A camper that rides in a pickup's bed and reaches over its cab. */
export function truckCamper(l: number): RigModel {
  return {
    length: l,
    width: 80,
    house: { rear: 3, front: l - 44, roof: 28, floor: 96 },
    nose: l - 66,
    body: `M3 92 V36 Q3 28 11 28 H${l - 70} Q${l - 52} 29 ${l - 47} 44 Q${l - 44} 56 ${l - 52} 60 Q${l - 56} 62 ${l - 64} 62 H${l - 112} V88 Q${l - 112} 96 ${l - 120} 96 H8 Q3 96 3 92 Z`,
    roof: [
      ['air', 34, 36],
      ['vent', l - 120, 16],
      ['solar', l - 98, 34],
    ],
    slides: [],
    awning: [24, l - 124, 31],
    tow: [4, 66, l - 6, 60],
    chassis: null,
    tanks: [14, 70],
    stripe: { y: 74, bend: 34, rise: 30, width: 5.4 },
    wheels: [
      [48, 125.5, 14.5],
      [l - 36, 125.5, 14.5],
    ],
    behind: [
      ['dark', `M16 112 H${l - 16} V126 H16 Z`],
      [
        'metal',
        `M6 116 V92 Q6 88 10 88 H${l - 110} L${l - 103} 70 Q${l - 101} 66 ${l - 96} 66 H${l - 68} Q${l - 62} 66 ${l - 58} 71 L${l - 45} 88 L${l - 14} 92 Q${l - 4} 94 ${l - 3} 104 V116 Q${l - 3} 122 ${l - 9} 122 H12 Q6 122 6 116 Z`,
      ],
      [
        'seam',
        `M${l - 107} 88 V118 M${l - 76} 68 V118 M${l - 48} 89 Q${l - 56} 104 ${l - 54} 118 M12 100 H${l - 112} M${l - 102} 97 H${l - 82} M${l - 46} 89 Q${l - 26} 93 ${l - 16} 97`,
      ],
      ['glass', `M${l - 104} 86 L${l - 98} 72 H${l - 80} V86 Z M${l - 73} 86 V72 H${l - 66} L${l - 53} 86 Z`],
      ['dark', [l - 88, 93, 6, 1.8, 0.9], [l - 70, 93, 6, 1.8, 0.9], [l - 61, 79, 7, 10, 2.5], [l - 10, 112, 10, 8, 2]],
      ['dark', `M30 125.5 A18 18 0 0 1 66 125.5 Z M${l - 54} 125.5 A18 18 0 0 1 ${l - 18} 125.5 Z`],
    ],
    over: [
      ['seam', `M0 90 H${l - 112} M${l - 112} 62 V32`],
      ['window', [16, 42, 34, 20, 3], [66, 42, Math.min(28, l - 186), 20, 3], [l - 104, 38, 36, 14, 3]],
      ['marker', [l - 58, 36, 5, 2], [10, 32, 5, 2]],
    ],
    ahead: [
      ['lamp', [l - 13, 97, 8, 7, 2]],
      ['tail', [5, 100, 4, 12, 1]],
    ],
  };
}
