import { frontHalf } from './front-drawing.ts';
import { groundLine, type RigClass, type RigView } from './rig-class.ts';
import type { RigModel } from './rig-model.ts';
import { rigModel } from './rig-models.ts';

/** The named parts of a vehicle; left and right are the vehicle's own. */
export type RigRegionId =
  | 'roof'
  | 'front'
  | 'rear'
  | 'left_side'
  | 'right_side'
  | 'awning'
  | `slide_out_${number}`
  | 'tanks'
  | 'under'
  | 'tow';

/** Where a part lies, in the units of the drawing's view box. */
export type RigRegion = { id: RigRegionId; x: number; y: number; width: number; height: number };

const region = (id: RigRegionId, x: number, y: number, width: number, height: number): RigRegion => ({
  id,
  x,
  y,
  width,
  height,
});

/** Where the front ends: at the tongue, over the pickup's hood, or at the bumper. */
function frontEnd({ tow, nose, house, length }: RigModel): number {
  if (tow && house.floor < 100) return house.front;
  return tow && nose < tow[0] ? tow[0] : length - 2;
}

function sideRegions(model: RigModel): RigRegion[] {
  const { house, nose, length, awning, slides, tanks, tow } = model;
  const { rear, roof, floor } = house;
  const tail = 14;
  const end = frontEnd(model);
  const wall = floor - roof - 4;
  return [
    region('roof', rear, roof - 12, Math.min(house.front, length) - rear, 16),
    region('rear', rear, roof + 4, tail, wall),
    region('right_side', rear + tail, roof + 4, nose - rear - tail, wall),
    region('front', nose, roof + 4, end - nose, wall),
    region('under', rear + tail, floor, nose - rear - tail, groundLine - floor),
    region('tanks', tanks[0], floor - 8, tanks[1], 16),
    ...(awning ? [region('awning', awning[0], awning[2], awning[1], 6)] : []),
    ...slides.map(([x, y, width, height], i) => region(`slide_out_${i + 1}`, x, y, width, height)),
    ...(tow ? [region('tow', tow[0], tow[1], tow[2], tow[3])] : []),
  ];
}

function frontRegions({ house, width, awning, slides, tow }: RigModel): RigRegion[] {
  const half = width / 2;
  const { roof, floor } = house;
  const beside = frontHalf - half;
  const isTowed = tow !== null && tow[3] > 20;
  return [
    region('roof', -half, roof - 12, width, 16),
    region('front', -half, roof + 4, width, floor - roof - 4),
    region('right_side', -frontHalf, roof + 4, beside, floor - roof - 4),
    region('left_side', half, roof + 4, beside, floor - roof - 4),
    region('under', -half, floor, width, groundLine - floor),
    ...(awning ? [region('awning', -half - 5, awning[2] + 2, 7, 10)] : []),
    ...slides.map(([, y, , height], i) => region(`slide_out_${i + 1}`, -half - 4, y, 6, height)),
    ...(isTowed ? [region('tow', Math.max(-half, -18), Math.max(84, tow[1]), Math.min(width, 36), tow[3] - 2)] : []),
  ];
}

function topRegions(model: RigModel): RigRegion[] {
  const { house, nose, width, length, awning, slides, tow } = model;
  const half = width / 2;
  const { rear } = house;
  const tail = 14;
  const strip = 12;
  const end = frontEnd(model);
  const towFrom = tow ? Math.max(tow[0], end) : length;
  return [
    region('roof', rear + tail, strip - half, nose - rear - tail, width - strip * 2),
    region('rear', rear, -half, tail, width),
    region('front', nose, -half, end - nose, width),
    region('left_side', rear + tail, -half, nose - rear - tail, strip),
    region('right_side', rear + tail, half - strip, nose - rear - tail, strip),
    ...(awning ? [region('awning', awning[0], half - 2, awning[1], 7)] : []),
    ...slides.map(([x, , wide, height], i) =>
      height < 20
        ? region(`slide_out_${i + 1}`, x, -half, wide, width)
        : region(`slide_out_${i + 1}`, x, half - 3, wide, 7),
    ),
    ...(tow && tow[0] + tow[2] > end
      ? [region('tow', towFrom, Math.max(-half, -28), tow[0] + tow[2] - towFrom, Math.min(width, 56))]
      : []),
  ];
}

const byView: Record<RigView, (model: RigModel) => RigRegion[]> = {
  side: sideRegions,
  front: frontRegions,
  top: topRegions,
};

/** The labelled parts of a drawing, for hotspots and the diagram of damage; only those that the view shows. */
export function rigRegions(vehicleClass: RigClass, view: RigView, lengthFeet?: number): RigRegion[] {
  return byView[view](rigModel(vehicleClass, lengthFeet));
}
