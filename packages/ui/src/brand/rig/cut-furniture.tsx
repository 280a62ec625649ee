import type { ReactNode } from 'react';
import type { CutRoom, Furniture } from './cut-rooms.ts';

const line = 'var(--rig-line)';
const [wood, cloth, linen, steel] = ['#d9b48a', 'var(--rw-lagoon)', '#ffffff', '#c9d4d1'];

type Place = { readonly x: number; readonly wide: number; readonly floor: number; readonly high: number };
type Drawn = { readonly wide: number; readonly draw: (place: Place) => ReactNode };

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 1.5) => (
  <rect key={`${x} ${y} ${width}`} x={x} y={y} width={width} height={height} rx={radius} fill={fill} />
);
const mattress = ({ x, wide, floor }: Place) => [
  box(x, floor - 7, wide, 7, wood),
  box(x, floor - 15, wide, 9, cloth, 3),
  box(x + 2, floor - 19, 12, 6, linen, 3),
];

/** How long each thing is, and what it looks like from the side. */
const things: Readonly<Record<Furniture, Drawn>> = {
  bed: { wide: 56, draw: mattress },
  berth: { wide: 44, draw: (place) => mattress({ ...place, floor: place.floor + 6 }) },
  bunks: {
    wide: 50,
    draw: (place) => [...mattress(place), ...mattress({ ...place, floor: place.floor - place.high * 0.48 })],
  },
  bath: {
    wide: 30,
    draw: ({ x, wide, floor, high }) => [
      box(x, floor - high, wide, high, '#d5ebf0', 0),
      <path
        key="bath"
        d={`M${x} ${floor - high} V${floor} M${x + wide} ${floor - high} V${floor} M${x + 7} ${floor - high * 0.82} h7 v4`}
        fill="none"
      />,
      box(x + 5, floor - 11, 12, 11, linen, 3),
      box(x + 5, floor - 20, 5, 10, linen),
    ],
  },
  fridge: {
    wide: 19,
    draw: ({ x, wide, floor, high }) => [
      box(x, floor - Math.min(50, high - 8), wide, Math.min(50, high - 8), steel, 2),
      <path
        key="doors"
        d={`M${x} ${floor - 22} h${wide} M${x + 4} ${floor - 17} v8 M${x + 4} ${floor - 34} v8`}
        fill="none"
      />,
    ],
  },
  galley: {
    wide: 48,
    draw: ({ x, wide, floor, high }) => [
      box(x, floor - 22, wide, 22, wood),
      box(x - 1, floor - 24, wide + 2, 3, steel, 1),
      ...(high > 48 ? [box(x, floor - high + 3, wide, 12, wood)] : []),
      <path
        key="taps"
        d={`M${x + wide / 3} ${floor - 21} V${floor} M${x + (wide * 2) / 3} ${floor - 21} V${floor} M${x + 9} ${floor - 24} v-6 h5 M${x + wide - 18} ${floor - 25.5} h12`}
        fill="none"
      />,
    ],
  },
  sofa: {
    wide: 50,
    draw: ({ x, wide, floor }) => [
      box(x, floor - 26, wide, 20, 'var(--rw-coral)', 4),
      box(x - 2, floor - 13, wide + 4, 10, 'var(--rw-coral)', 4),
      <path key="cushions" d={`M${x + wide / 2} ${floor - 24} V${floor - 4}`} fill="none" />,
    ],
  },
  dinette: {
    wide: 54,
    draw: ({ x, wide, floor }) => [
      ...[x, x + wide - 15].map((at) => box(at, floor - 12, 15, 12, 'var(--rw-marigold)', 2)),
      box(x, floor - 26, 5, 18, 'var(--rw-marigold)', 2),
      box(x + wide - 5, floor - 26, 5, 18, 'var(--rw-marigold)', 2),
      box(x + 15, floor - 21, wide - 30, 3, wood),
      <path key="leg" d={`M${x + wide / 2} ${floor - 18} V${floor}`} fill="none" />,
    ],
  },
  tools: {
    wide: 46,
    draw: ({ x, wide, floor, high }) => [
      box(x, floor - 26, 22, 26, 'var(--rw-coral)'),
      <path
        key="shelf"
        d={`M${x} ${floor - 17} h22 M${x} ${floor - 9} h22 M${x} ${floor - high + 18} h${wide} M${x + 30} ${floor - high + 18} v14 M${x + 38} ${floor - high + 18} v9`}
        fill="none"
      />,
    ],
  },
  stove: {
    wide: 20,
    draw: ({ x, floor, high }) => [
      box(x + 1, floor - 19, 18, 15, '#3f524d', 2),
      box(x + 5, floor - 15, 10, 7, 'var(--rw-marigold)', 1),
      <path
        key="pipe"
        d={`M${x + 10} ${floor - 19} V${floor - high} M${x + 4} ${floor - 4} v4 M${x + 16} ${floor - 4} v4`}
        fill="none"
      />,
    ],
  },
};

/** A room and as much of what it holds as it has space for, spread over its length. */
export function CutFurniture({ room: { x, top, width, floor, holds } }: { room: CutRoom }) {
  const fitting = holds.filter(
    (_, count) => holds.slice(0, count + 1).reduce((sum, one) => sum + things[one].wide, 0) <= width,
  );
  const used = fitting.reduce((sum, one) => sum + things[one].wide, 0);
  const gap = (width - used) / (fitting.length + 1);
  return (
    <>
      <rect x={x} y={top} width={width} height={floor - top} rx={4} fill="#fff3dc" />
      <g stroke={line} strokeWidth={1.1} strokeLinejoin="round" strokeLinecap="round">
        {fitting.map((one, index) => {
          const before = fitting.slice(0, index).reduce((sum, each) => sum + things[each].wide, 0);
          const place = { x: x + before + gap * (index + 1), wide: things[one].wide, floor, high: floor - top };
          return <g key={one}>{things[one].draw(place)}</g>;
        })}
      </g>
      <rect x={x} y={top} width={width} height={floor - top} rx={4} fill="none" stroke={line} strokeWidth={2.2} />
    </>
  );
}
