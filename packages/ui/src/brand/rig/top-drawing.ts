import type { Box, Disc, Drawing, Part } from './part.ts';
import type { RigClass } from './rig-class.ts';
import type { RigModel, RoofItem } from './rig-model.ts';
import { roofStripe } from './rig-stripe.ts';
import { topEnds } from './top-ends.ts';

/** The outline from above: how far the nose is drawn in, and how round the corners are. */
const plans: Record<RigClass, { taper: number; round: number; tail: number; front: (model: RigModel) => number }> = {
  class_a: { taper: 3, round: 12, tail: 6, front: (m) => m.length - 1 },
  class_b: { taper: 6, round: 16, tail: 8, front: (m) => m.length - 1 },
  class_c: { taper: 6, round: 14, tail: 6, front: (m) => m.length - 34 },
  travel_trailer: { taper: 4, round: 12, tail: 6, front: (m) => m.length - 43 },
  fifth_wheel: { taper: 8, round: 16, tail: 6, front: (m) => m.length - 4 },
  toy_hauler: { taper: 4, round: 12, tail: 3, front: (m) => m.length - 43 },
  pop_up: { taper: 0, round: 5, tail: 5, front: (m) => m.length - 50 },
  truck_camper: { taper: 5, round: 14, tail: 6, front: (m) => m.length - 46 },
  teardrop: { taper: 3, round: 12, tail: 8, front: (m) => m.house.front },
  bus_conversion: { taper: 2, round: 10, tail: 14, front: (m) => m.length - 58 },
};

function outline(
  rear: number,
  front: number,
  half: number,
  plan: { taper: number; round: number; tail: number },
): string {
  const nose = half - plan.taper;
  const { round, tail } = plan;
  return `M${rear} ${tail - half} Q${rear} ${-half} ${rear + tail} ${-half} H${front - round - 20} L${front - round} ${-nose} Q${front} ${round / 2 - nose} ${front} ${round - nose} V${nose - round} Q${front} ${nose - round / 2} ${front - round} ${nose} L${front - round - 20} ${half} H${rear + tail} Q${rear} ${half} ${rear} ${half - tail} Z`;
}

const roofShapes: Record<RoofItem[0], (x: number, length: number) => readonly Part[]> = {
  air: (x, length) => [
    ['trim', [x, -15, length, 30, 5]],
    ['seam', `M${x + 8} -9 V9 M${x + 13} -9 V9 M${x + 18} -9 V9`],
  ],
  vent: (x, length) => [
    ['trim', [x, -length / 2, length, length, 2.5]],
    ['seam', `M${x + 3} 0 H${x + length - 3} M${x + length / 2} ${3 - length / 2} V${length / 2 - 3}`],
  ],
  solar: (x, length) => [
    ['solar', [x, -25, length, 22, 1.5], [x, 3, length, 22, 1.5]],
    [
      'glint',
      `M${x + length / 2} -24 V-4 M${x + length / 2} 4 V24 M${x + 1} -14 H${x + length - 1} M${x + 1} 14 H${x + length - 1}`,
    ],
  ],
  dome: (x, length): readonly Part[] => [['trim', [x + length / 2, 20, length / 2] satisfies Disc]],
  rack: (x, length) => [
    ['trim', [x, -28, length, 56, 2]],
    ['seam', Array.from({ length: 6 }, (_, i) => `M${x} ${-20 + i * 8} H${x + length}`).join(' ')],
  ],
};

/** What only one class has: the ramp and motorcycle, the beds, the fenders. */
function extras(vehicleClass: RigClass, model: RigModel): Part[] {
  const { house, slides, wheels } = model;
  if (vehicleClass === 'toy_hauler')
    return [
      ['metal', [64, -36, house.rear - 62, 72, 1]],
      ['seam', `M72 -34 V34 M80 -34 V34`],
      ['tyre', [3, -3, 22, 6, 3], [38, -3, 22, 6, 3]],
      ['dark', [10, -4.5, 20, 9, 4]],
      ['tail', [25, -5, 14, 10, 4]],
      ['line', 'M40 -13 V13'],
    ];
  if (vehicleClass === 'pop_up') return [['metal', ...slides.map(([x, , length]): Box => [x, -37, length, 74, 3])]];
  if (vehicleClass === 'teardrop') return wheels.flatMap(([x]): Part[] => [['metal', [x - 18, -34, 36, 68, 5]]]);
  return [];
}

/** A vehicle from above, its front to the right. */
export function topDrawing(vehicleClass: RigClass, model: RigModel): Drawing {
  const plan = plans[vehicleClass];
  const { length, house, awning, slides } = model;
  const half = vehicleClass === 'teardrop' ? 24 : model.width / 2;
  const front = plan.front(model);
  const rear = vehicleClass === 'pop_up' ? 28 : house.rear;
  const end = topEnds[vehicleClass](model);
  const out = vehicleClass === 'pop_up' ? [] : slides;
  return {
    extent: [-2, -56, length + 5, 112],
    behind: [
      ...extras(vehicleClass, model),
      ...end.behind,
      ...(out.length > 0 ? ([['trim', ...out.map(([x, , width]): Box => [x, half - 3, width, 6, 1.5])]] as const) : []),
      ...(awning ? ([['trim', [awning[0], half - 2, awning[1], 6, 2.5]]] as const) : []),
    ],
    body: outline(rear, front, half, plan),
    skin: [
      ['shade', [rear, -half, front - rear, 5], [rear, half - 5, front - rear, 5]],
      ['stripe', ...roofStripe(model.stripe.rise > 0 ? model.stripe.bend - 24 : rear + 14, 4.6)],
      ['seam', `M${rear} ${5 - half} H${front} M${rear} ${half - 5} H${front}`],
      ...end.over,
      ...model.roof.flatMap(([kind, x, size]) => roofShapes[kind](x, size)),
    ],
    ahead: [],
    band: 4.6,
  };
}
