import type { Box, Drawing, Part, Shape } from './part.ts';
import type { Era, RigModel, RoofItem } from './rig-model.ts';
import { sideStripe } from './rig-stripe.ts';

const heights: Record<RoofItem[0], number> = { air: 11, vent: 5, solar: 3, dome: 9, rack: 5 };

function roofParts({ roof, house }: RigModel): Part[] {
  const boxes = roof.map(([kind, x, length]): Shape => {
    const height = heights[kind];
    if (kind === 'dome')
      return `M${x} ${house.roof} V${house.roof - 3} Q${x + length / 2} ${house.roof - 16} ${x + length} ${house.roof - 3} V${house.roof} Z`;
    if (kind === 'air')
      return `M${x} ${house.roof} L${x + 3} ${house.roof - height + 2} Q${x + 4} ${house.roof - height} ${x + 7} ${house.roof - height} H${x + length - 12} L${x + length} ${house.roof - 3} V${house.roof} Z`;
    const lift = kind === 'rack' ? 6 : kind === 'solar' ? 2 : 0;
    return [x, house.roof - height - lift, length, height + (lift ? 0 : 1), 1.5];
  });
  const posts = roof.flatMap(([kind, x, length]) =>
    kind === 'rack' || kind === 'solar' ? [`M${x + 6} ${house.roof} v-5 M${x + length - 6} ${house.roof} v-5`] : [],
  );
  return [...(posts.length > 0 ? [['line', ...posts] as const] : []), ['trim', ...boxes]];
}

function awningPart({ awning }: RigModel): Part[] {
  if (!awning) return [];
  const [x, length, y] = awning;
  return [
    ['trim', [x, y, length, 5, 2.5]],
    ['dark', [x, y, 3, 5, 1], [x + length - 3, y, 3, 5, 1]],
  ];
}

function slideParts(slides: readonly Box[]): Part[] {
  if (slides.length === 0) return [];
  return [
    ['panel', ...slides],
    ['dark', ...slides.map(([x, y, width, height]): Box => [x + 1, y + height, width - 2, 1.8, 0.9])],
  ];
}

/** Panes before 1990 slid in aluminium frames. */
function inFrames(parts: readonly Part[]): Part[] {
  return parts.flatMap((part): Part[] => {
    const [paint, ...shapes] = part;
    if (paint !== 'window') return [part];
    const bars = shapes.flatMap((shape) =>
      typeof shape === 'string' || shape.length === 3
        ? []
        : [`M${shape[0] + Math.round(shape[2] / 2)} ${shape[1]} v${shape[3]}`],
    );
    return [part, ['hub', bars.join(' ')]];
  });
}

/** The right side of a vehicle. */
export function sideDrawing(model: RigModel, era: Era): Drawing {
  const { house, wheels, length, chassis } = model;
  const isTub = model.body.startsWith('M32 ');
  return {
    extent: [-2, 0, length + 5, 143],
    behind: [
      ...(isTub ? [] : roofParts(model)),
      ...(chassis ? [['dark', [chassis[0], house.floor - 6, chassis[1], 12, 2]] as const] : []),
      ...model.behind,
    ],
    body: model.body,
    skin: [
      ['stripe', ...sideStripe(model.stripe, length, era)],
      ...(isTub ? [] : slideParts(model.slides)),
      ...(era === 'classic' ? inFrames(model.over) : model.over),
      ...(isTub ? [] : awningPart(model)),
      ['arch', ...wheels.map(([x, y, radius]) => [x, y, radius + 3.2] as const)],
    ],
    ahead: [...model.ahead, ...(isTub ? roofParts(model) : []), ['wheel', ...wheels]],
    band: model.stripe.width,
  };
}
