'use client';
import { useFormatter, useTranslations } from 'next-intl';

const known = [
  'year',
  'make',
  'model',
  'floorplan',
  'vin',
  'rating_value',
  'length',
  'rental_utilization_rate',
] as const;

/** What a partner's listing gave and nobody confirmed, in words; null where there is nothing of it. */
export function useListedFields(
  listed: readonly (string | null)[],
  namespace: 'policyParts.listed' | 'checkout.listed',
): string | null {
  const t = useTranslations(namespace);
  const format = useFormatter();
  const fields = known.filter((one) => listed.includes(one));
  return fields.length === 0 ? null : format.list(fields.map((one) => t(one)));
}
