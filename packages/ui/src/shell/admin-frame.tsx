'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '../base/app-link.tsx';
import { classes } from '../base/classes.ts';
import { Icon } from '../base/icon.tsx';
import { StripeRule } from '../brand/stripe.tsx';
import type { NavLink } from './account-frame.tsx';
import { SkipLink } from './skip-link.tsx';

export type AdminFrameProps = {
  logo: ReactNode;
  topLabel: string;
  top: readonly NavLink[];
  /** Links of the area at the left; phones show them as a row that scrolls. */
  side?: { label: string; links: readonly NavLink[] };
  /** Pages of the area, as a second row under the top bar. */
  tabs?: { label: string; links: readonly NavLink[] };
  /** The magnifier: opens a `SearchDialog`. */
  search?: ReactNode;
  /** A `UserMenu`. */
  user?: ReactNode;
  notices?: ReactNode;
  skipLabel: string;
  children: ReactNode;
};

type LinkRowProps = { label: string; links: readonly NavLink[]; className: string };

/** Something waits behind a link. */
function Dot({ waiting }: { waiting: string }) {
  return (
    <>
      <span aria-hidden className="ml-1.5 size-2 rounded-full bg-marigold forced-colors:border" />
      <span className="sr-only">{` (${waiting})`}</span>
    </>
  );
}

/** A row of links that scrolls where it is too long, with the current page in sight. */
function LinkRow({ label, links, className }: LinkRowProps) {
  const row = useRef<HTMLElement>(null);
  const current = links.find((link) => link.current)?.key;
  useEffect(() => {
    const link = current === undefined ? null : row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) row.current.scrollLeft = link.offsetLeft + link.offsetWidth - row.current.clientWidth;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={classes('relative flex overflow-x-auto', className)}>
      {links.map((link) => (
        <AppLink
          key={link.key}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
          className={classes(
            'relative inline-flex items-center px-2.5 font-medium whitespace-nowrap no-underline -outline-offset-3',
            link.current
              ? 'text-ink after:absolute after:inset-x-2.5 after:bottom-0 after:h-[3px] after:bg-marigold'
              : 'text-ink-2 hover:text-ink',
          )}
        >
          {link.label}
          {link.waiting && <Dot waiting={link.waiting} />}
        </AppLink>
      ))}
    </nav>
  );
}

/** The frame of the staff's areas: a bar on top, links at the side where an area has them, dense throughout. */
export function AdminFrame({
  logo,
  topLabel,
  top,
  side,
  tabs,
  search,
  user,
  notices,
  skipLabel,
  children,
}: AdminFrameProps) {
  return (
    <div data-density="workbench" className="flex min-h-dvh flex-col">
      <SkipLink label={skipLabel} />
      <header data-screen-only className="sticky top-0 z-30 bg-canvas">
        <StripeRule thickness={1} />
        <div className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line px-4">
          {logo}
          {top.length > 0 && (
            <LinkRow
              label={topLabel}
              links={top}
              className="h-10 max-sm:order-last max-sm:-mx-2.5 max-sm:w-full sm:h-12 sm:min-w-0 sm:flex-1"
            />
          )}
          <div className="ml-auto flex min-h-12 items-center gap-2">
            {search}
            {user}
          </div>
        </div>
        {tabs && <LinkRow {...tabs} className="h-10 border-b border-line px-1.5" />}
      </header>
      {notices}
      <div className={classes('flex-1', side && 'lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] print:block')}>
        {side && (
          <nav
            aria-label={side.label}
            className="flex gap-0.5 border-line bg-surface-2 p-2 max-lg:overflow-x-auto max-lg:border-b lg:flex-col lg:border-r"
          >
            {side.links.map((link) => (
              <AppLink
                key={link.key}
                href={link.href}
                aria-current={link.current ? 'page' : undefined}
                className={classes(
                  'flex min-h-8 items-center gap-2.5 rounded-input px-2.5 whitespace-nowrap no-underline',
                  link.current ? 'bg-canvas font-semibold text-ink' : 'text-ink-2 hover:bg-surface-3 hover:text-ink',
                )}
              >
                {link.icon && <Icon name={link.icon} className="size-4 text-ink-3" />}
                {link.label}
                {link.waiting && <Dot waiting={link.waiting} />}
              </AppLink>
            ))}
          </nav>
        )}
        <main id="main" tabIndex={-1} className="min-w-0 p-4 outline-none lg:px-6">
          {children}
        </main>
      </div>
    </div>
  );
}

export type SearchButtonProps = { label: string; keys?: string; onOpen: () => void };

/** The magnifier of the top bar. */
export function SearchButton({ label, keys = '/', onOpen }: SearchButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="inline-flex min-h-8 items-center gap-2 rounded-card border border-line px-2.5 text-ink-3 hover:border-line-strong hover:text-ink"
    >
      <Icon name="search" className="size-4" />
      <span className="max-md:sr-only">{label}</span>
      <kbd
        aria-hidden
        className="rounded-input border border-line px-1 font-mono text-[0.75rem] leading-4 max-md:hidden"
      >
        {keys}
      </kbd>
    </button>
  );
}
