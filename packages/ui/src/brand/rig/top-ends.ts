import type { Part, Shape } from './part.ts';
import type { RigClass } from './rig-class.ts';
import type { RigModel } from './rig-model.ts';

type Ends = { behind: readonly Part[]; over: readonly Part[] };

const mirrors = (x: number, at: number): Part => ['tyre', [x, -at - 9, 6, 10, 2.5], [x, at - 1, 6, 10, 2.5]];

const lamps = (x: number, width: number, height: number, from: number): Part => [
  'lamp',
  [x, -from - height, width, height, 2.5],
  [x, from, width, height, 2.5],
];

const hood = (l: number, from: number, side: number): Part => [
  'body',
  `M${from} ${-side} H${l - 18} Q${l - 2} ${4 - side} ${l - 1} ${16 - side} V${side - 16} Q${l - 2} ${side - 4} ${l - 18} ${side} H${from} Z`,
];

const windshield = (x: number, depth: number, side: number): Part => [
  'glass',
  `M${x} ${-side} Q${x + 10} 0 ${x} ${side} L${x + depth} ${side - 5} Q${x + depth + 10} 0 ${x + depth} ${5 - side} Z`,
];

/** The A-shaped tongue from the body to the coupler, with what it carries. */
function tongue({ length: l, tow, width }: RigModel, load: (from: number) => readonly Shape[]): Ends {
  const from = tow ? tow[0] : l - 40;
  const half = width / 2;
  return {
    behind: [
      ['frame', `M${from - 8} -26 L${l - 14} 0 L${from - 8} 26 M${l - 20} 0 H${l - 4}`],
      ['trim', ...load(from)],
      ['metal', [l - 14, -4, 13, 8, 3]],
    ],
    over: [['seam', `M${from - 22} ${-half} Q${from - 16} 0 ${from - 22} ${half}`]],
  };
}

const bottles = (from: number): Shape[] => [
  [from + 14, -9, 8.5],
  [from + 14, 9, 8.5],
];
const chest = (from: number): Shape[] => [[from + 6, -12, 15, 24, 3]];

/** What is seen of each class's front end from above: windshield, hood, tongue or pickup. */
export const topEnds: Record<RigClass, (model: RigModel) => Ends> = {
  class_a: ({ length: l, width }) => ({
    behind: [['line', `M${l - 8} ${-width / 2} V${width / 2}`], mirrors(l - 11, width / 2)],
    over: [windshield(l - 26, 9, 37), lamps(l - 7, 5, 9, 27)],
  }),
  class_b: ({ length: l, width }) => ({
    behind: [mirrors(l - 58, width / 2)],
    over: [
      windshield(l - 72, 24, 29),
      ['seam', `M${l - 44} -26 Q${l - 30} 0 ${l - 44} 26 M${l - 30} -22 H${l - 8} M${l - 30} 22 H${l - 8}`],
      lamps(l - 14, 9, 8, 21),
    ],
  }),
  class_c: ({ length: l, width }) => ({
    behind: [
      mirrors(l - 54, width / 2 - 6),
      hood(l, l - 70, 34),
      lamps(l - 12, 8, 9, 22),
      ['seam', `M${l - 30} -18 H${l - 8} M${l - 30} 18 H${l - 8}`],
    ],
    over: [['seam', `M${l - 62} -38 Q${l - 50} 0 ${l - 62} 38`]],
  }),
  bus_conversion: ({ length: l, width }) => ({
    behind: [
      mirrors(l - 64, width / 2),
      hood(l, l - 66, 29),
      ['lamp', [l - 10, -21, 5.5], [l - 10, 21, 5.5]],
      ['seam', `M${l - 52} 0 H${l - 6} M${l - 40} -24 V24`],
    ],
    over: [['seam', `M${l - 76} -40 V40 M14 -40 V40`]],
  }),
  truck_camper: ({ length: l }) => ({
    behind: [
      ['metal', `M8 -37 H${l - 20} Q${l - 4} -34 ${l - 3} -20 V20 Q${l - 4} 34 ${l - 20} 37 H8 Z`],
      mirrors(l - 60, 38),
      windshield(l - 60, 14, 30),
      lamps(l - 12, 7, 9, 24),
      ['seam', `M${l - 36} -20 H${l - 8} M${l - 36} 20 H${l - 8}`],
    ],
    over: [['seam', `M${l - 76} -40 V40`]],
  }),
  fifth_wheel: ({ length: l }) => ({
    behind: [],
    over: [['seam', `M${l - 36} -38 Q${l - 28} 0 ${l - 36} 38`], windshield(l - 24, 7, 22)],
  }),
  travel_trailer: (model) => tongue(model, bottles),
  toy_hauler: (model) => tongue(model, bottles),
  pop_up: (model) => ({ ...tongue(model, chest), over: [] }),
  teardrop: (model) => tongue(model, chest),
};
