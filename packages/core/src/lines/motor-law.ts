import { liabilityLimits, isMotorised, type LiabilityLimit } from '../products/vocabulary.ts';
import type { Cover, Line } from './line.ts';
import { lineFor } from './line-for.ts';

const isLimit = (value: unknown): value is LiabilityLimit => liabilityLimits.some((limit) => limit === value);

/** The liability cover of a line whose limits are those of the law of motor vehicles; null where it sells none. */
export function motorLiabilityOf({ covers }: Line): Cover | null {
  const liability = covers.find(({ code }) => code === 'liability');
  const limit = liability?.settings.find(({ name }) => name === 'limit');
  return liability && limit?.values.every(isLimit) ? liability : null;
}

/** A motor liability limit as it was bought; null for none, and for one that is no limit of motor vehicles. */
export function motorLimitOf(bought: { readonly [setting: string]: unknown } | undefined): LiabilityLimit | null {
  const limit = bought?.['limit'];
  return isLimit(limit) ? limit : null;
}

/** Whether a line insures the driving of a kind: what the law asks of whoever drives a motorhome is asked of it. */
export function insuresDriving(provider: string, kind: string): boolean {
  const line = lineFor(provider);
  return line !== null && isMotorised(kind) && motorLiabilityOf(line) !== null;
}
