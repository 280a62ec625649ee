import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { LogoMark } from '@roadworthy/ui/brand/logo.tsx';
import { scenePalette } from '@roadworthy/ui/brand/scene/scene-palette.ts';
import { DrawnScene } from '@roadworthy/ui/brand/scene.tsx';
import type { ReactElement } from 'react';
import { resolvePaints } from '../../shared/drawings/resolve-paints.ts';
import { drawnAs } from '../drawn.ts';
import { breakLines, linePath } from './set-type.ts';
import { sharePicture } from '@roadworthy/core/shared/site/share-picture.ts';
import type { SharePage } from './share-pages.ts';

const margin = 64;
/** How much of the picture is land, from below; its sky goes on above. */
const land = 372;
const sizes = [92, 80, 68, 60] as const;

/** The largest size at which a title stands in two lines, or three of the smallest. */
function setTitle(title: string) {
  for (const size of sizes) {
    const lines = breakLines(title, size, sharePicture.width - 2 * margin);
    if (lines.length <= 2 || size === sizes.at(-1)) return { size, lines: lines.slice(0, 3) };
  }
  return { size: sizes[0], lines: [] };
}

/** The picture of a page as an SVG without fonts, styles or references: its land, its rig, its title and our name. */
export function drawSharePicture(
  { view, rig }: Pick<SharePage, 'view' | 'rig'>,
  title: string,
  toMarkup: (element: ReactElement) => string,
): string {
  const { size, lines } = setTitle(title);
  const { width, height } = sharePicture;
  const inkOnSky = view.time === 'night' ? '#ffffff' : '#12211e';
  const top = margin + 64 + size * 0.9;
  const markup = toMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={scenePalette(view.biome, view.time, view.weather ?? 'clear').sky} />
      <svg y={height - land} width={width} height={land} overflow="visible">
        <DrawnScene id="scene" {...view} rig={rig === null ? undefined : { ...drawnAs(rig), at: 0.72 }} />
      </svg>
      <svg x={margin} y={margin - 24} width={52} height={52}>
        <LogoMark />
      </svg>
      <path d={linePath(brand.name, 38, { x: margin + 66, y: margin + 16 })} fill={inkOnSky} />
      <path
        d={lines.map((line, at) => linePath(line, size, { x: margin, y: top + at * size * 1.06 })).join('')}
        fill={inkOnSky}
      />
    </svg>,
  );
  // What reaches above the land's own box is sky, and stays.
  return resolvePaints(markup.replaceAll('<svg data-drawing', '<svg overflow="visible" data-drawing'), view.time);
}
