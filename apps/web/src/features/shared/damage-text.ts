import type { Damage, DamageArea, DamageSeverity } from '@roadworthy/core/claims/vocabulary.ts';
import { labelOf } from './use-labels.ts';

type DamageLabels = {
  readonly area: Readonly<Record<DamageArea, string>>;
  readonly severity: Readonly<Record<DamageSeverity, string>>;
};

/** What was pointed at on the drawing of a vehicle and how bad it is, in words; empty where nothing was. */
export function damageText(damage: unknown, labels: DamageLabels): string {
  const { areas = [], severity } = damage as Damage;
  const damaged = areas.map((area) => labelOf(labels.area, area)).join(', ');
  return [damaged, labelOf(labels.severity, severity)].filter(Boolean).join(' · ');
}
