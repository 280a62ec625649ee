'use client';
import { useTranslations } from 'next-intl';

type NoPriceYetProps = {
  size: 'regular' | 'compact';
  /** Nothing is answered yet, or what was answered has no price. */
  about: 'empty' | 'unpriced';
};

/** In place of a price that nobody knows. */
export function NoPriceYet({ size, about }: NoPriceYetProps) {
  const t = useTranslations('checkout.rail');
  return size === 'compact' ? (
    <p className="text-small text-ink-2">{t(`${about}Short`)}</p>
  ) : (
    <p className="text-ink-2">{t(about)}</p>
  );
}
