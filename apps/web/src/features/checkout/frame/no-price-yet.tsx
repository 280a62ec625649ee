'use client';
import { useTranslations } from 'next-intl';
import { useLine } from '../line/line-context.tsx';

type NoPriceYetProps = {
  size: 'regular' | 'compact';
  /** Nothing is answered yet, or what was answered has no price. */
  about: 'empty' | 'unpriced';
};

/** In place of a price that nobody knows. */
export function NoPriceYet({ size, about }: NoPriceYetProps) {
  const t = useTranslations('checkout.rail');
  const text = useLine() ? 'emptyLine' : about;
  return size === 'compact' ? (
    <p className="text-small text-ink-2">{t(`${text}Short`)}</p>
  ) : (
    <p className="text-ink-2">{t(text)}</p>
  );
}
