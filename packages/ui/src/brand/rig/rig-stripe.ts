import type { Era, StripeCourse } from './rig-model.ts';

const lanes = [0, 1, 2];

/** The years in which a vehicle's paint was in fashion; without a year, the brand's own curve. */
export function eraOf(year?: number): Era {
  if (year === undefined) return 'modern';
  if (year < 1990) return 'classic';
  return year < 2015 ? 'modern' : 'current';
}

/** The three bands along a side: level before 1990, a curve until 2015, a straight kick since. */
export function sideStripe({ y, bend, rise, width }: StripeCourse, length: number, era: Era): [string, string, string] {
  const band = (lane: number) => {
    const from = y + lane * width;
    if (rise === 0 || era === 'classic') return `M${length} ${from} H-9`;
    const to = from - rise;
    const x = bend + lane * width * 0.5;
    return era === 'modern'
      ? `M${length} ${from} H${x + 44} C${x + 18} ${from} ${x + 20} ${to} ${x - 8} ${to} H-9`
      : `M${length} ${from} H${x + 38} L${x + 2} ${to} H-9`;
  };
  const [first = '', second = '', third = ''] = lanes.map(band);
  return [first, second, third];
}

/** The three bands across a face, each lower by `dip` in the middle. */
export function frontStripe(y: number, width: number, dip: number): [string, string, string] {
  const [first = '', second = '', third = ''] = lanes.map((lane) => {
    const at = y + lane * width;
    return dip === 0 ? `M-60 ${at} H60` : `M-60 ${at} H-26 L-12 ${at + dip} H12 L26 ${at} H60`;
  });
  return [first, second, third];
}

/** The three bands over a roof, across the vehicle at `x`. */
export function roofStripe(x: number, width: number): [string, string, string] {
  const [first = '', second = '', third = ''] = lanes.map((lane) => `M${x + lane * width} -60 V60`);
  return [first, second, third];
}
