import { Path, Rect, Svg } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { badge, stripeColors } from './badge.ts';
import { contentWidth } from './pdf-theme.ts';

const band = 2.4;
const drop = 9;
const bendAt = 0.62;

/** The painted stripe of a coach's side: three bands that step down once on their way across the page. */
export function stripe(): ReactElement {
  const height = band * stripeColors.length + drop;
  return createElement(
    Svg,
    { width: contentWidth, height, viewBox: `0 0 ${contentWidth} ${height}` },
    ...stripeColors.map((color, index) => {
      const top = band * (index + 0.5);
      const bend = contentWidth * bendAt - index * band * 0.4;
      const d = `M0 ${top} L${bend} ${top} L${bend + drop} ${top + drop} L${contentWidth} ${top + drop}`;
      return createElement(Path, { key: color, d, stroke: color, strokeWidth: band, fill: 'none' });
    }),
  );
}

/** The badge in a square of some points. */
export function mark(size: number): ReactElement {
  return createElement(
    Svg,
    { width: size, height: size, viewBox: '0 0 40 40' },
    createElement(Rect, { key: 'sign', width: 40, height: 40, rx: badge.corner, fill: badge.sign }),
    ...badge.bands.map(({ color, path }) =>
      createElement(Path, { key: color, d: path, stroke: color, strokeWidth: badge.thickness, fill: 'none' }),
    ),
  );
}
