'use client';
import { type CancellationBasis, cancellationBases } from '@roadworthy/core/products/parameter-vocabulary.ts';
import { useTranslations } from 'next-intl';

/** How the way reads in which premium comes back. */
export function useBasisText() {
  const t = useTranslations('workbench.product.ending');
  return (basis: string): string => {
    const known: CancellationBasis = cancellationBases.find((one) => one === basis) ?? 'pro_rata';
    return t(known);
  };
}
