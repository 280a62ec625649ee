'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';

type OtherQuoteProps = {
  readonly facts: Readonly<Record<string, string | number>>;
  readonly premium: string | undefined;
};

/** The way from a copy to what it was copied from, and back; beside it what the premium became. */
export function OtherQuote({ facts, premium }: OtherQuoteProps) {
  const t = useTranslations('timeline');
  const way = 'copy' in facts ? 'copy' : 'source';
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {premium !== undefined && <span>{premium}</span>}
      <AppLink href={`/agents/quotes/${facts[way]}`} className="link inline-flex min-h-7 items-center">
        {t(way)}
      </AppLink>
    </span>
  );
}
