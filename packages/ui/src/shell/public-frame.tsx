import type { ReactNode } from 'react';
import { AppLink } from '../base/app-link.tsx';
import { Icon } from '../base/icon.tsx';
import { StripeRule } from '../brand/stripe.tsx';
import { SkipLink } from './skip-link.tsx';

export type FrameLink = { key: string; label: string; href: string };

export type PublicFrameProps = {
  logo: ReactNode;
  tagline: string;
  header: { label: string; links: readonly FrameLink[] };
  phone: { label: string; text: string; href: string };
  footer: {
    label: string;
    links: readonly FrameLink[];
    logo?: ReactNode;
    copyright: string;
    disclaimer: string;
    languages: ReactNode;
  };
  /** The bubble in the corner. */
  chat?: ReactNode;
  notices?: ReactNode;
  skipLabel: string;
  children: ReactNode;
};

/** The frame of the public pages: where to go, whom to call, and what is said in small. */
export function PublicFrame(props: PublicFrameProps) {
  const { logo, tagline, header, phone, footer, chat, notices, skipLabel, children } = props;
  return (
    <div data-density="consumer" className="flex min-h-dvh flex-col">
      <SkipLink label={skipLabel} />
      {notices}
      <p className="bg-ink px-4 py-1.5 text-center text-small text-canvas">{tagline}</p>
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-6">
        {logo}
        <a
          href={phone.href}
          aria-label={phone.label}
          className="inline-flex min-h-target items-center gap-2 font-semibold text-ink no-underline tabular-nums hover:underline lg:order-last"
        >
          <Icon name="phone" className="size-5 text-primary" />
          <span className="max-[26rem]:sr-only">{phone.text}</span>
        </a>
        <nav aria-label={header.label} className="max-lg:w-full lg:ml-auto">
          <ul className="-mx-2 flex flex-wrap gap-x-1">
            {header.links.map(({ key, label, href }) => (
              <li key={key}>
                <AppLink
                  href={href}
                  className="inline-flex min-h-11 items-center px-2 text-ink-2 no-underline hover:text-ink hover:underline"
                >
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <StripeRule thickness={4} />
      <PublicFooter {...footer} />
      {chat}
    </div>
  );
}

function PublicFooter({ label, links, logo, copyright, disclaimer, languages }: PublicFrameProps['footer']) {
  return (
    <footer className="bg-surface-2 text-small text-ink-2">
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-8 sm:px-6">
        {logo && <div>{logo}</div>}
        <nav aria-label={label}>
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
            {links.map(({ key, label: text, href }) => (
              <li key={key}>
                <AppLink href={href} className="link inline-flex min-h-11 items-center">
                  {text}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        {languages}
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <p className="max-w-measure">{disclaimer}</p>
          <p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}
