import type { ReactNode } from 'react';
import { AppLink } from '../base/app-link.tsx';
import { classes } from '../base/classes.ts';
import { Icon, type IconName } from '../base/icon.tsx';
import { Menu } from '../workbench/menu.tsx';
import { SkipLink } from './skip-link.tsx';

export type NavLink = {
  key: string;
  label: string;
  href: string;
  icon?: IconName;
  current: boolean;
  /** What waits there, in words: it is marked with a dot. */
  waiting?: string;
};

export type AccountFrameProps = {
  logo: ReactNode;
  navLabel: string;
  /** All of them stand in the column of a desktop. */
  links: readonly NavLink[];
  /** Opens what has no room in a phone's tab bar. */
  moreLabel: string;
  /** Name, language, log out. */
  user?: ReactNode;
  notices?: ReactNode;
  skipLabel: string;
  children: ReactNode;
};

/** What fits a phone's tab bar in the longest language, at 320 px: these links, or one less and what opens the rest. */
const tabsOfPhone = 5;

const tabClasses =
  'relative flex items-center no-underline -outline-offset-3 max-lg:min-h-15 max-lg:min-w-0 max-lg:flex-auto max-lg:flex-col max-lg:justify-center max-lg:gap-0.5 max-lg:text-[0.75rem] lg:min-h-target lg:gap-3 lg:rounded-card lg:px-3';

const tabTone = (current: boolean): string =>
  current ? 'font-semibold text-ink lg:bg-canvas' : 'text-ink-2 hover:text-ink lg:hover:bg-surface-3';

function CurrentBand() {
  return (
    <span
      aria-hidden
      className="absolute bg-primary max-lg:inset-x-2 max-lg:top-0 max-lg:h-[3px] lg:inset-y-2.5 lg:left-0 lg:w-[3px]"
    />
  );
}

/** The customer's account: a column of links on a desktop, a tab bar on a phone, which keeps the last ones in a menu. */
export function AccountFrame({
  logo,
  navLabel,
  links,
  moreLabel,
  user,
  notices,
  skipLabel,
  children,
}: AccountFrameProps) {
  const rest = links.length > tabsOfPhone ? links.slice(tabsOfPhone - 1) : [];
  const inRest = rest.some((link) => link.current);
  return (
    <div data-density="consumer" className="min-h-dvh bg-canvas lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <SkipLink label={skipLabel} />
      <div
        data-screen-only
        className="border-line lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-r lg:bg-surface-2"
      >
        <header className="flex items-center justify-between gap-3 max-[22rem]:gap-2 border-b border-line px-4 py-3 lg:border-b-0 lg:px-6 lg:py-6">
          {logo}
          <div className="lg:hidden">{user}</div>
        </header>
        <nav
          aria-label={navLabel}
          className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:flex max-lg:border-t max-lg:border-line max-lg:bg-canvas max-lg:pb-[env(safe-area-inset-bottom)] lg:flex lg:flex-1 lg:flex-col lg:gap-1 lg:px-3"
        >
          {links.map((link) => (
            <AppLink
              key={link.key}
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              className={classes(tabClasses, tabTone(link.current), rest.includes(link) && 'max-lg:hidden')}
            >
              {link.current && <CurrentBand />}
              {link.icon && <Icon name={link.icon} className="size-5" />}
              <span className="max-w-full truncate px-1">{link.label}</span>
            </AppLink>
          ))}
          {rest.length > 0 && (
            <div className="flex flex-auto lg:hidden [&>span]:flex-auto">
              <Menu
                align="end"
                items={rest.map(({ key, label, href, icon }) =>
                  icon ? { key, label, href, icon } : { key, label, href },
                )}
                trigger={
                  <button
                    type="button"
                    aria-current={inRest ? 'true' : undefined}
                    className={classes(tabClasses, tabTone(inRest))}
                  >
                    {inRest && <CurrentBand />}
                    <Icon name="dots" className="size-5" />
                    <span className="max-w-full truncate px-1">{moreLabel}</span>
                  </button>
                }
              />
            </div>
          )}
        </nav>
        <div className="border-t border-line p-4 max-lg:hidden">{user}</div>
      </div>
      <div className="min-w-0">
        {notices}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto max-w-5xl px-4 pt-6 pb-28 outline-none sm:px-8 lg:pt-10 lg:pb-16"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
