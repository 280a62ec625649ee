import { canadianProvinces, liabilityLimits, isMotorised, type LiabilityLimit } from '../products/vocabulary.ts';
import type { Cover, Line } from './line.ts';
import { lineFor } from './line-for.ts';
import { groupOfKind, isOfGroup } from './line-parts.ts';

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

/**
 * Whether a line insures the driving of a kind kept in an area (its postal code), so that the law asks of it what it asks
 * of whoever drives a motorhome. The provinces ask it of everything on the road; what a state asks of motorcycles was
 * not reviewed, and most exempt them (docs/rules.md, mandatory lines).
 */
export function insuresDriving(provider: string, kind: string, area: string): boolean {
  const line = lineFor(provider);
  const liability = line && motorLiabilityOf(line);
  if (!liability) return false;
  return isMotorised(kind) || (isProvince(area) && isOfGroup(liability.groups, groupOfKind(line, kind)));
}

const isProvince = (area: string): boolean => canadianProvinces.some((province) => province === area);
