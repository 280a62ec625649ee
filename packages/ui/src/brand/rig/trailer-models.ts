import { hitch } from './hitch.ts';
import { roomy } from './part.ts';
import type { RigModel } from './rig-model.ts';

/** A trailer on two axles, its nose drawn back, gas bottles on the tongue. */
export function travelTrailer(l: number): RigModel {
  const axle = Math.round((l - 42) * 0.43);
  const out = Math.round((l - 42) * 0.36);
  return {
    length: l,
    width: 80,
    house: { rear: 2, front: l - 42, roof: 34, floor: 120 },
    nose: l - 66,
    body: `M2 115 V42 Q2 34 10 34 H${l - 76} Q${l - 60} 35 ${l - 54} 50 L${l - 43} 84 Q${l - 41} 90 ${l - 43} 95 L${l - 50} 120 H8 Q2 120 2 115 Z`,
    roof: [
      ['air', Math.round(l * 0.34), 38],
      ['vent', 34, 16],
      ['vent', Math.max(l - 112, Math.round(l * 0.34) + 46), 16],
    ],
    slides: l < 210 ? [] : [[24, 42, out, 58, 2]],
    awning: [Math.round(l * 0.4), Math.round(l * 0.6) - 96, 36],
    tow: [l - 48, 92, 46, 46],
    chassis: [12, l - 64],
    tanks: [axle + 30, l * 0.2],
    stripe: { y: 79, bend: 40, rise: 34, width: 6 },
    wheels: [
      [axle - 13, 128.5, 11.5],
      [axle + 13, 128.5, 11.5],
    ],
    behind: [
      ['metal', [l - 110, 126, 24, 3, 1]],
      ['frame', hitch(l, l - 80), `M18 118 V136 M12 137 H24 M${l - 66} 118 V136 M${l - 72} 137 H${l - 60}`],
      ['trim', [l - 41, 96, 15, 22, 5]],
    ],
    over: [
      ['shade', `M2 106 H${l} V121 H2 Z`],
      ['seam', `M0 106 H${l} M${l - 66} 35 Q${l - 72} 78 ${l - 64} 120 M${axle + 34} 106 V120`],
      ['door', [l - 110, 46, 24, 70, 3]],
      [
        'window',
        [l - 106, 51, 16, 22, 2],
        [34, 52, Math.max(28, out - 20), 20, 3],
        ...roomy([[out + 38, 50, Math.min(84, l - 162 - out), 22, 3]]),
        ...roomy([[out + 136, 50, l - 260 - out, 22, 3]]),
      ],
      ['glass', `M${l - 63} 50 Q${l - 57} 50 ${l - 55} 58 L${l - 47} 82 H${l - 63} Z`],
      ['dark', [l - 90, 80, 1.6, 11, 0.8], [axle + 40, 112, 6, 1.6, 0.8]],
      ['tail', [2, 86, 4, 14, 1]],
      ['marker', [l - 70, 108, 5, 2], [12, 38, 5, 2]],
    ],
    ahead: [],
  };
}

/** A trailer whose raised front room rides over the pickup's bed. */
export function fifthWheel(l: number): RigModel {
  const axle = Math.round(l * 0.36);
  const slide = Math.round(l * 0.14);
  const out = Math.round(l * 0.32);
  return {
    length: l,
    width: 84,
    house: { rear: 2, front: l - 4, roof: 20, floor: 120 },
    nose: l - 34,
    body: `M2 114 V28 Q2 20 10 20 H${l - 62} Q${l - 34} 21 ${l - 22} 40 L${l - 6} 66 Q${l - 2} 76 ${l - 12} 78 H${l - 92} Q${l - 102} 78 ${l - 102} 88 V112 Q${l - 102} 120 ${l - 110} 120 H8 Q2 120 2 114 Z`,
    roof: [
      ['air', Math.round(l * 0.3), 40],
      ['vent', 30, 16],
      ['solar', Math.round(l * 0.48), 48],
      ['vent', l - 84, 16],
    ],
    slides: [[slide, 32, out, 66, 2]],
    awning: [Math.round(l * 0.48), Math.round(l * 0.52) - 84, 23],
    tow: [l - 80, 78, 40, 26],
    chassis: [12, l - 126],
    tanks: [axle + 34, l * 0.18],
    stripe: { y: 56, bend: 54, rise: 0, width: 6.4 },
    wheels: [
      [axle - 13.5, 128, 12],
      [axle + 13.5, 128, 12],
    ],
    behind: [
      ['metal', [l - 134, 126, 28, 3, 1]],
      ['frame', `M${l - 144} 116 V137 M${l - 151} 138 H${l - 137} M18 116 V137 M11 138 H25`],
      ['metal', `M${l - 76} 76 L${l - 66} 98 H${l - 54} L${l - 44} 76 Z`, [l - 64, 98, 8, 6, 1]],
    ],
    over: [
      ['shade', `M2 104 H${l} V121 H2 Z`],
      [
        'seam',
        `M0 104 H${l} M${l - 86} 21 V78 M${axle + 48} 104 V120 M${axle + 84} 104 V120 M${l - 50} 22 Q${l - 40} 50 ${l - 40} 78`,
      ],
      ['door', [l - 132, 42, 24, 74, 3]],
      [
        'window',
        [slide + 10, 42, 42, 22, 3],
        [slide + 62, 42, out - 72, 22, 3],
        ...roomy([[slide + out + 14, 44, l - 158 - slide - out, 20, 3]]),
        [l - 128, 47, 16, 22, 2],
        [l - 78, 32, 28, 15, 3],
      ],
      ['glass', `M${l - 36} 40 H${l - 28} L${l - 16} 58 H${l - 32} Q${l - 36} 50 ${l - 36} 40 Z`],
      ['dark', [l - 112, 78, 1.6, 12, 0.8], [axle + 62, 111, 6, 1.6, 0.8], [axle + 96, 111, 6, 1.6, 0.8]],
      ['tail', [2, 84, 4, 16, 1]],
      ['marker', [12, 24, 5, 2], [l - 66, 24, 5, 2]],
    ],
    ahead: [],
  };
}

/** A trailer with a garage: its rear wall is a ramp, let down for the motorcycle behind it. */
export function toyHauler(l: number): RigModel {
  const rear = 92;
  const axle = rear + Math.round((l - rear) * 0.4);
  return {
    length: l,
    width: 84,
    house: { rear, front: l - 42, roof: 26, floor: 120 },
    nose: l - 64,
    body: `M${rear} 118 V34 Q${rear} 26 ${rear + 8} 26 H${l - 78} Q${l - 61} 27 ${l - 55} 44 L${l - 43} 82 Q${l - 41} 88 ${l - 43} 94 L${l - 50} 120 H${rear} Z`,
    roof: [
      ['vent', rear + 26, 16],
      ['air', rear + 66, 38],
      ['solar', Math.max(rear + 116, l - 168), 40],
    ],
    slides: [],
    awning: [rear + 84, l - rear - 178, 29],
    tow: [l - 48, 90, 46, 48],
    chassis: [rear + 10, l - rear - 62],
    tanks: [axle + 30, l * 0.14],
    stripe: { y: 80, bend: rear + 62, rise: 42, width: 6.4 },
    wheels: [
      [axle - 13.5, 128, 12],
      [axle + 13.5, 128, 12],
      [14, 127, 11],
      [49, 127, 11],
    ],
    behind: [
      ['metal', [l - 110, 126, 28, 3, 1]],
      ['frame', hitch(l, l - 80), `M${l - 66} 118 V136 M${l - 72} 137 H${l - 60}`],
      ['metal', `M${rear} 113 L64 134 L60 138 H68 L${rear} 121 Z`],
      ['line', `M${rear} 62 L68 131`],
      ['trim', [l - 41, 96, 15, 22, 5]],
      // The motorcycle: swing arm and fork, exhaust, tank and seat.
      ['frame', 'M14 127 L30 117 M49 127 L40 102 L36 98 M43 98 H34'],
      ['tyre', 'M22 116 L36 113 L40 120 L34 126 H26 Z M8 108 Q18 104 28 107 L27 111 Q16 109 8 112 Z'],
      ['tail', 'M25 107 Q32 102 39 105 Q41 110 37 114 L27 113 Z'],
    ],
    over: [
      ['shade', `M${rear} 106 H${l} V121 H${rear} Z`],
      [
        'seam',
        `M${rear} 106 H${l} M${rear + 74} 30 V106 M${l - 66} 27 Q${l - 72} 74 ${l - 64} 120 M${axle + 44} 106 V120`,
      ],
      ['door', [l - 108, 42, 24, 74, 3]],
      [
        'window',
        [rear + 18, 44, 36, 18, 3],
        ...roomy([
          [rear + 90, 44, Math.min(80, l - rear - 208), 22, 3],
          [rear + 182, 44, l - rear - 300, 22, 3],
        ]),
        [l - 104, 48, 16, 22, 2],
      ],
      ['glass', `M${l - 64} 44 Q${l - 58} 44 ${l - 56} 52 L${l - 47} 78 H${l - 64} Z`],
      ['dark', [l - 88, 78, 1.6, 12, 0.8], [rear + 40, 111, 10, 6, 1], [axle + 30, 112, 6, 1.6, 0.8]],
      ['tail', [rear, 86, 4, 14, 1]],
      ['marker', [rear + 10, 30, 5, 2]],
    ],
    ahead: [],
  };
}
