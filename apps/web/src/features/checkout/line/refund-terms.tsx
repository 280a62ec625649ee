'use client';
import { useTranslations } from 'next-intl';
import { useLine } from './line-context.tsx';

/** What somebody gets back who cancels: it stands above the button that binds them. */
export function RefundTerms() {
  const t = useTranslations('checkout.line');
  const line = useLine();
  if (!line) return null;
  return (
    <section className="border-t border-line pt-4">
      <h2 className="type-h3">{t('refund')}</h2>
      <p className="mt-1 text-ink-2">{line.refund}</p>
    </section>
  );
}
