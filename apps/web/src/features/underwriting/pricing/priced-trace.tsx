'use client';
import { PriceTrace } from '@roadworthy/ui/price/price-trace.tsx';
import { useTranslations } from 'next-intl';
import { traceGroups } from '../../rating/trace-groups.ts';
import type { Priced } from './priced.ts';

type PricedTraceProps = { priced: Priced; nameOf: (vehicleId: string | null) => string | null };

/** Every step of the way to a price under a version; nothing while there is none. */
export function PricedTrace({ priced: { items, trace, pricing }, nameOf }: PricedTraceProps) {
  const t = useTranslations('workbench.pricingTest');
  const price = useTranslations('price');
  if (pricing.total === null) return null;
  const covers = items.filter(({ kind }) => kind === 'coverage');
  const rest = items.filter(({ kind }) => kind !== 'coverage');
  const groups = traceGroups(
    {
      trace,
      currency: pricing.currency,
      discounts: [],
      fees: 0,
      items: covers.map(({ code, ...item }) => ({
        ...item,
        coverage: code,
      })),
    },
    {
      vehicle: nameOf,
      discount: (name) => name,
      fee: price('fee'),
      perThousand: (value) => price('perThousand', { value }),
      percentOff: (percent) => price('percentOff', { percent }),
    },
  );
  const others = rest.map(({ code, label, amount }) => ({ key: code, title: label, cents: amount, steps: [] }));
  return (
    <details className="rounded-card border border-line">
      <summary className="px-3 py-2 font-semibold">{t('trace')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it on narrow screens */}
      <div tabIndex={0} role="region" aria-label={t('trace')} className="overflow-x-auto border-t border-line p-3">
        <PriceTrace
          caption={t('trace')}
          groups={[...groups, ...others]}
          total={{ label: t('sum'), cents: pricing.total }}
          head={{ step: price('step'), operation: price('factor'), amount: price('after') }}
          currency={pricing.currency}
        />
      </div>
    </details>
  );
}
