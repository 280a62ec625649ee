const tenth = (value: number) => Math.round(value * 10) / 10;

/** A pine as one closed path: three tiers on a short trunk. */
export function pinePath(x: number, base: number, height: number): string {
  const at = (share: number) => Math.round(height * share);
  return `M${x} ${base - height}l${at(0.13)} ${at(0.34)}h${at(-0.05)}l${at(0.14)} ${at(0.28)}h${at(-0.06)}l${at(0.11)} ${at(0.3)}h${at(-0.24)}v${at(0.1)}h${at(-0.06)}v${at(-0.1)}h${at(-0.24)}l${at(0.11)} ${at(-0.3)}h${at(-0.06)}l${at(0.14)} ${at(-0.28)}h${at(-0.05)}Z`;
}

/** Pines side by side on one base, each as x and height. */
export const pines = (base: number, spots: readonly (readonly [x: number, height: number])[]): string =>
  spots.map(([x, height]) => pinePath(x, base, height)).join('');

/** The snow that lies on the same pines. */
export const pineSnow = (base: number, spots: readonly (readonly [x: number, height: number])[]): string =>
  spots
    .map(
      ([x, h]) =>
        `M${x} ${base - h}l${tenth(h * 0.1)} ${tenth(h * 0.26)}-${tenth(h * 0.05)} ${tenth(-h * 0.04)}-${tenth(h * 0.05)} ${tenth(h * 0.08)}-${tenth(h * 0.05)} ${tenth(-h * 0.08)}-${tenth(h * 0.05)} ${tenth(h * 0.04)}Z`,
    )
    .join('');

/** A saguaro drawn as one line with two arms, for a round pen of an eighth of its height. */
export function saguaroPath(x: number, base: number, height: number): string {
  const at = (share: number) => tenth(height * share);
  const arm = (side: number, low: number, up: number) =>
    `M${x} ${tenth(base - at(low))}h${at(side * 0.13)}q${at(side * 0.1)} 0 ${at(side * 0.1)} ${at(-0.1)}V${tenth(base - at(up))}`;
  return `M${x} ${base + 6}V${tenth(base - height)}${arm(1, 0.4, 0.76)}${arm(-1, 0.27, 0.58)}`;
}

/** Tufts of grass: three blades each, for a thin round pen. */
export const tufts = (base: number, spots: readonly number[], height: number): string =>
  spots
    .map(
      (x) =>
        `M${x - 5} ${base}l-4-${tenth(height * 0.6)}M${x} ${base}v-${height}M${x + 5} ${base}l5-${tenth(height * 0.7)}`,
    )
    .join('');

/** A flat cloud: a bar with two bumps, its left end at x. */
export function cloudPath(x: number, y: number, size: number): string {
  const at = (share: number) => tenth(size * share);
  return `M${x} ${y}a${at(0.09)} ${at(0.09)} 0 0 1 ${at(0.1)} ${at(-0.15)}a${at(0.16)} ${at(0.16)} 0 0 1 ${at(0.3)} ${at(-0.07)}a${at(0.2)} ${at(0.2)} 0 0 1 ${at(0.38)} ${at(0.05)}a${at(0.09)} ${at(0.09)} 0 0 1 ${at(0.12)} ${at(0.17)}Z`;
}
