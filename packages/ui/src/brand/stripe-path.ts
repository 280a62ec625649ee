/** Thickness of one band of the progress stripe, and how far it drops at each bend, in pixels. */
export const bandHeight = 4;
export const bendDrop = 5;

/**
 * One band over a width of 1,000: it drops by `bendDrop` at every other section change and rises again at the next,
 * so that a traveller sees where a section ends. Bends are shares of the way, 0 to 1.
 */
export function bandPath(lane: number, bends: readonly number[]): string {
  const top = bandHeight * (lane + 0.5);
  let low = false;
  const turns = bends.map((share) => {
    const x = Math.round(share * 1000);
    const from = top + (low ? bendDrop : 0);
    low = !low;
    const to = top + (low ? bendDrop : 0);
    return `H${x - 9} C${x} ${from} ${x} ${to} ${x + 9} ${to}`;
  });
  return `M0 ${top} ${turns.join(' ')} H1000`;
}

/** Percent held between 0 and 100 and rounded, as shown and announced. */
export function wholePercent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}

/** How much of a lane is painted, in percent: the upper bands lead a little, except at the ends. */
export function lanePercent(value: number, lane: number): number {
  const percent = wholePercent(value);
  if (percent === 0 || percent === 100) return percent;
  return Math.max(0, percent - lane * 0.7);
}
