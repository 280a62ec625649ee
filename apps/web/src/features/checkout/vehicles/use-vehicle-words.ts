'use client';
import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { useTranslations } from 'next-intl';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { useLine } from '../line/line-context.tsx';

/** What may be insured under the quote on screen, and how a vehicle of it is called. */
export function useVehicleWords() {
  const t = useTranslations('checkout');
  const line = useLine();
  const kinds = line?.kinds ?? vehicleClasses.map((value) => ({ value, label: t(`classes.${value}.label`) }));
  const kindOf = (type: string): string => kinds.find(({ value }) => value === type)?.label ?? '';
  const nameOf = (vehicle: CheckoutQuote['vehicles'][number]): string => vehicleName(vehicle) ?? kindOf(vehicle.type);
  return { kinds, kindOf, nameOf };
}
