'use client';
import type { ParameterRule } from '@roadworthy/core/products/parameter-vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';

/** How a parameter of a product reads: an amount, a share, days, or how often. */
export function useParameterText() {
  const t = useTranslations('workbench.product.fee');
  return ({ unit }: Pick<ParameterRule, 'unit'>, value: number | readonly (number | null)[]): string => {
    if (typeof value !== 'number') return value.length === 0 ? t('never') : t('onDays', { days: value.join(', ') });
    if (unit === 'cents') return moneyText(value);
    if (unit === 'years') return t('years', { years: value });
    if (unit === 'times') return t('times', { count: value });
    return unit === 'percent' ? t('percent', { share: value }) : t('days', { days: value });
  };
}
