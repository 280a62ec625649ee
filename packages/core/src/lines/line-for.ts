import type { Provider } from '../products/vocabulary.ts';
import { boat } from './data/boat.ts';
import { carShare } from './data/car-share.ts';
import { elsewhere } from './data/elsewhere.ts';
import type { Line } from './line.ts';
import { motorcycle } from './data/motorcycle.ts';
import { personal } from './data/personal.ts';
import { pro } from './data/pro.ts';
import { roadside } from './data/roadside.ts';
import { tireWheel } from './data/tire-wheel.ts';
import { warranty } from './data/warranty.ts';
import { windshield } from './data/windshield.ts';
import type { Words } from '../shared/words.ts';

const ours: Readonly<Record<Exclude<Provider, keyof typeof elsewhere>, Line>> = {
  personal,
  pro,
  boat,
  motorcycle,
  car_share: carShare,
  warranty,
  roadside,
  tire_wheel: tireWheel,
  windshield,
};

/** The lines that we price ourselves, by their provider. A line more is an entry more, and nothing else. */
export const lineBook = new Map<string, Line>(Object.entries(ours));

/** Every line that we price ourselves. */
export const lines: readonly Line[] = [...lineBook.values()];

/** The line of a provider; null for one that we only link to, and for what is no provider. */
export function lineFor(provider: string): Line | null {
  return lineBook.get(provider) ?? null;
}

/** The line whose data asks, judges, ranges and names a provider's quote; that of recreational vehicles for what we only link to. */
export function lineOf(provider: string): Line {
  return lineFor(provider) ?? personal;
}

/** Why a provider has no line; null where it has one. */
export function whyNoLine(provider: string): Words | null {
  return Object.entries(elsewhere).find(([linked]) => linked === provider)?.[1] ?? null;
}

/** Whether a line insures things of a kind. */
export function insures({ objects }: Line, kind: string): boolean {
  return objects.kinds.some(({ value }) => value === kind);
}
