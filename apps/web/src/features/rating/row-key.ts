import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import type { LabelGroup } from '../shared/use-labels.ts';

const groups: Readonly<Record<string, LabelGroup>> = {
  base: 'vehicleClass',
  usage: 'usage',
  storage: 'storage',
  settlement: 'valueBasis',
};
/** Factors whose keys are numbers of something else than dollars. */
const counted = new Set([
  'driver_age',
  'experience',
  'points',
  'rental_utilisation',
  'vehicle_age',
  'yearly_miles',
  'term',
]);

type Words = {
  readonly label: (group: LabelGroup, value: string) => string | null;
  readonly currency: string;
};

/** How a row of the rate book reads to whoever did not write it: its answer in words, its limit in money. */
export function rowKeyText(about: string, key: string, { label, currency }: Words): string {
  const group = ownValue(groups, about);
  if (group !== undefined) return label(group, key) ?? key;
  if (counted.has(about)) return key.replace('-', '–');
  if (/^\d{3,}$/.test(key)) return roundMoneyText(Number(key) * 100, currency);
  return key.replaceAll('_', ' ');
}
