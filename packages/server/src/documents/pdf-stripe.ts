import { Path, Svg } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { contentWidth, stripeBands } from './pdf-theme.ts';

const band = 2.4;
const drop = 9;
const bendAt = 0.62;

/** The painted stripe of a coach's side: three bands that step down once on their way across the page. */
export function stripe(): ReactElement {
  const height = band * stripeBands.length + drop;
  return createElement(
    Svg,
    { width: contentWidth, height, viewBox: `0 0 ${contentWidth} ${height}` },
    ...stripeBands.map((color, index) => {
      const top = band * (index + 0.5);
      const bend = contentWidth * bendAt - index * band * 0.4;
      const d = `M0 ${top} L${bend} ${top} L${bend + drop} ${top + drop} L${contentWidth} ${top + drop}`;
      return createElement(Path, { key: color, d, stroke: color, strokeWidth: band, fill: 'none' });
    }),
  );
}
