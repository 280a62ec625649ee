import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { crafts, craftSide } from '@roadworthy/ui/brand/craft/craft-drawings.ts';
import { DrawnCutAway } from '@roadworthy/ui/brand/cut-away.tsx';
import { DrawnRigPicture } from '@roadworthy/ui/brand/rig/rig-picture.tsx';
import { rigSide } from '@roadworthy/ui/brand/rig/rig-side.ts';
import { DrawnScene } from '@roadworthy/ui/brand/scene.tsx';
import type { ReactElement } from 'react';
import type { DrawingName } from './drawing-names.ts';
import { resolvePaints } from './resolve-paints.ts';

type Drawn = readonly [DrawingName, ReactElement];

const drawings: ReadonlyMap<DrawingName, ReactElement> = new Map<DrawingName, ReactElement>([
  ...vehicleClasses.map((kind): Drawn => [
    kind,
    <DrawnRigPicture key={kind} id="d" view="side" drawing={rigSide({ vehicleClass: kind })} />,
  ]),
  ...crafts.map((craft): Drawn => [
    craft,
    <DrawnRigPicture key={craft} id="d" view="side" drawing={craftSide(craft)} />,
  ]),
  ...vehicleClasses.map((kind): Drawn => [
    `cut-${kind}`,
    <DrawnCutAway key={kind} id="d" vehicleClass={kind} title="" />,
  ]),
  ['road', <DrawnScene key="road" id="d" biome="plains" time="day" />],
]);

export const drawingNames: readonly DrawingName[] = [...drawings.keys()];

/** The file of a drawing, which needs no style sheet; null where there is none of that name. */
export function drawFile(name: string, toMarkup: (element: ReactElement) => string): string | null {
  const drawing = drawings.get(name as DrawingName);
  if (!drawing) return null;
  const markup = resolvePaints(toMarkup(drawing), 'day');
  return markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}
