'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useSoldLines } from './use-sold-lines.ts';

/** The address that leads to a line: its own first step, with the place that is known. */
const startOf = (line: string, postalCode: string): string =>
  `/checkout/start?${new URLSearchParams({ line, postal_code: postalCode, anew: '1' }).toString()}`;

/** What is sold in a place instead of what is not, each with the way to its start; nothing while nobody can say. */
export function SoldThere({ postalCode, except }: { postalCode: string; except: string }) {
  const t = useTranslations('checkout.waitlist');
  const lines = useSoldLines(postalCode, [except]);
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-semibold">{t('soldThere')}</h3>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {lines.map(({ provider, name, about, way }) => (
          <li key={provider}>
            <AppLink
              href={startOf(provider, postalCode)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {name}
            </AppLink>
            <p className="text-small text-ink-2">{way === 'elsewhere' ? t('elsewhere') : about}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
