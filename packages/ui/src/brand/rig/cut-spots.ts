import { groundLine, type RigClass } from './rig-class.ts';
import { rigModel } from './rig-models.ts';
import { rigRegions } from './rig-regions.ts';

/** What is looked at in a cut-away. */
export const cutParts = ['roof', 'slide_out', 'awning', 'garage', 'windshield', 'tanks', 'tow'] as const;
export type CutPart = (typeof cutParts)[number];

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** A part, its frame and the place of its mark, all in per cent of the drawing. */
export type CutSpot = {
  readonly part: CutPart;
  readonly frame: Box;
  readonly mark: { readonly x: number; readonly y: number };
};

const margin = { side: 12, above: 14, below: 10 };
const narrowest = 250;

/** The view box of a cut-away: room around the vehicle for the marks. */
export function cutView(vehicleClass: RigClass): readonly [x: number, y: number, width: number, height: number] {
  const { length } = rigModel(vehicleClass);
  const width = Math.max(length, narrowest) + margin.side * 2;
  return [(length - width) / 2, -margin.above, width, groundLine + margin.above + margin.below];
}

/** Where along a part its mark lies: roof and awning are beside each other. */
const along: Partial<Record<CutPart, number>> = { roof: 0.2, awning: 0.72 };

/** The parts that a class has, where they lie. */
export function cutSpots(vehicleClass: RigClass): readonly CutSpot[] {
  const model = rigModel(vehicleClass);
  const [left, top, width, height] = cutView(vehicleClass);
  const regions = rigRegions(vehicleClass, 'side');
  const region = (id: string): Box | undefined => regions.find((one) => one.id === id);
  const boxes: Record<CutPart, Box | undefined> = {
    roof: region('roof'),
    slide_out: region('slide_out_1'),
    awning: region('awning'),
    garage:
      vehicleClass === 'toy_hauler'
        ? {
            x: 66,
            y: 62,
            width: 96,
            height: 74,
          }
        : undefined,
    windshield: model.tow
      ? undefined
      : {
          x: model.nose - 8,
          y: model.house.roof + 8,
          width: 44,
          height: 50,
        },
    tanks: region('tanks'),
    tow: region('tow'),
  };
  const percent = (value: number, of: number) => Math.round((value / of) * 1000) / 10;
  return cutParts.flatMap((part): CutSpot[] => {
    const box = boxes[part];
    if (!box) return [];
    const mark = { x: box.x + box.width * (along[part] ?? 0.5), y: box.y + box.height / 2 };
    return [
      {
        part,
        frame: {
          x: percent(box.x - left, width),
          y: percent(box.y - top, height),
          width: percent(box.width, width),
          height: percent(box.height, height),
        },
        mark: { x: percent(mark.x - left, width), y: percent(mark.y - top, height) },
      },
    ];
  });
}
