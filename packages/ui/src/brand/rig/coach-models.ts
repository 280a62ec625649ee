import { roomy } from './part.ts';
import type { RigModel } from './rig-model.ts';

/** A motor coach: flat face, entry door ahead of the front axle, luggage bays between the axles. */
export function classA(l: number): RigModel {
  const rear = Math.round(l * 0.29);
  const slide = Math.round(l * 0.33);
  const out = Math.round(l * 0.29);
  return {
    length: l,
    width: 85,
    house: { rear: 2, front: l - 2, roof: 24, floor: 120 },
    nose: l - 24,
    body: `M2 114 V34 Q2 24 12 24 H${l - 30} Q${l - 17} 24 ${l - 13} 36 L${l - 3} 88 Q${l - 1} 98 ${l - 1} 106 V114 Q${l - 1} 121 ${l - 8} 121 H8 Q2 121 2 114 Z`,
    roof: [
      ['air', 44, 40],
      ['vent', 104, 16],
      ['dome', Math.round(l * 0.5), 22],
      ['air', l - 112, 40],
    ],
    slides: [[slide, 33, out, 62, 2]],
    awning: [38, l - 92, 25],
    tow: null,
    chassis: [14, l - 32],
    tanks: [rear + 26, l * 0.3],
    stripe: { y: 76, bend: 62, rise: 40, width: 6.4 },
    wheels: [...(l > 370 ? ([[rear + 32, 125, 15]] as const) : []), [rear, 125, 15], [l - 66, 125, 15]],
    behind: [['line', `M${l - 20} 33 H${l - 1} V47`]],
    over: [
      ['shade', `M2 99 H${l} V122 H2 Z`],
      [
        'seam',
        `M0 99 H${l} M${rear + 52} 99 V121 M${rear + 82} 99 V121 M${rear + 112} 99 V121 M${l - 92} 99 V121 M24 99 V121 M46 99 V121`,
        `M0 36 H${slide} M${slide + out} 36 H${l - 44}`,
      ],
      [
        'dark',
        [rear + 64, 108, 6, 1.6, 0.8],
        [rear + 94, 108, 6, 1.6, 0.8],
        [l - 112, 108, 6, 1.6, 0.8],
        [l - 17, 60, 1.6, 12, 0.8],
        [30, 104, 12, 10, 1],
      ],
      ['door', [l - 43, 38, 25, 78, 3]],
      [
        'window',
        [l - 98, 42, 50, 26, 3],
        [l - 39, 43, 17, 34, 2],
        ...roomy([
          [18, 44, 30, 22, 3],
          [60, 44, Math.min(46, slide - 70), 22, 3],
          [slide + 9, 44, out - 44, 22, 3],
          [slide + out - 27, 44, 18, 22, 3],
          [slide + out + 14, 44, l - 126 - slide - out, 22, 3],
        ]),
      ],
      ['glass', `M${l - 15} 38 L${l - 12.5} 37 L${l - 4} 82 H${l - 11} Q${l - 14} 60 ${l - 15} 38 Z`],
      ['lamp', `M${l - 16} 94 Q${l - 8} 92 ${l - 1.6} 95 V101 H${l - 12} Z`],
      ['tail', [2, 82, 4, 15, 1]],
      ['marker', [60, 100.5, 4, 2], [l - 34, 26, 5, 2], [l - 90, 100.5, 4, 2]],
    ],
    ahead: [['dark', [l - 5, 46, 8, 17, 2.5]]],
  };
}

/** A school bus made a home: rows of windows, rub rails, a deck and a stove pipe. */
export function busConversion(l: number): RigModel {
  const rear = Math.round(l * 0.26);
  const panes = Math.floor((l - 132) / 26);
  const pitch = (l - 130) / panes;
  return {
    length: l,
    width: 80,
    house: { rear: 2, front: l - 58, roof: 32, floor: 118 },
    nose: l - 58,
    body: `M2 112 V56 Q2 34 26 32 H${l - 88} Q${l - 68} 33 ${l - 64} 48 L${l - 57} 80 L${l - 16} 84 Q${l - 3} 86 ${l - 2} 98 V112 Q${l - 2} 118 ${l - 8} 118 H8 Q2 118 2 112 Z`,
    roof: [
      ['rack', Math.round(l * 0.3), Math.round(l * 0.34)],
      ['vent', l - 92, 16],
    ],
    slides: [],
    awning: [Math.round(l * 0.2), Math.round(l * 0.5), 35],
    tow: null,
    chassis: [14, l - 30],
    tanks: [rear + 26, l * 0.28],
    stripe: { y: 78, bend: -80, rise: 0, width: 6.2 },
    wheels: [
      [rear, 124, 16],
      [l - 38, 124, 16],
    ],
    behind: [['frame', 'M52 34 V16']],
    over: [
      ['shade', `M2 101 H${l - 60} V119 H2 Z`],
      ['dark', `M2 99 H${l - 62} V101.4 H2 Z M2 73.4 H${l - 62} V75 H2 Z`, [48, 12, 8, 6, 2]],
      [
        'seam',
        `M${l - 57} 80 V118 M${rear + 46} 101 V118 M${rear + 86} 101 V118 M28 101 V118 M14 44 H${l - 74}`,
        `M${l - 44} 92 H${l - 14} M${l - 44} 96 H${l - 14} M${l - 44} 100 H${l - 20}`,
      ],
      ['door', [l - 85, 45, 22, 70, 2]],
      [
        'window',
        ...Array.from(
          { length: panes },
          (_, i) => [14 + Math.round(i * pitch), 48, Math.round(pitch) - 5, 21, 3] as const,
        ),
        [l - 82, 49, 7, 56, 1.5],
        [l - 73, 49, 7, 56, 1.5],
      ],
      ['glass', `M${l - 94} 48 H${l - 90} V69 H${l - 94} Z`],
      ['lamp', [l - 9, 95, 5.5]],
      ['tail', [2, 78, 4, 16, 1]],
      ['marker', [l - 80, 37, 5, 3], [20, 37, 5, 3]],
    ],
    ahead: [
      ['line', `M${l - 62} 58 L${l - 52} 63`],
      ['dark', [l - 55, 60, 5, 16, 2], [l - 6, 108, 8, 8, 2]],
    ],
  };
}
