'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import type { MarketingSource } from '@roadworthy/core/products/vocabulary.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { startHref } from '../../shared/start-href.ts';
import { useSoldLines } from './use-sold-lines.ts';

type LineStartProps = {
  line: string;
  /** The page that it stands on. */
  source: MarketingSource;
  label: string;
  /** What is read aloud, where several stand beside each other. */
  name?: string;
};

/** The way to a line's own first step, where the organization sells it there; its room is kept until that is known. */
export function LineStart({ line, source, label, name }: LineStartProps) {
  const isSold = useSoldLines()?.some(({ provider, way }) => provider === line && way === 'checkout') ?? false;
  const href = startHref(source, { line });
  if (!isSold) return name ? <span className="block min-h-11" /> : null;
  return name ? (
    <AppLink href={href} aria-label={name} className="link inline-flex min-h-11 items-center font-semibold">
      {label}
    </AppLink>
  ) : (
    <LinkButton href={href}>{label}</LinkButton>
  );
}
