'use client';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { AppLink } from '../base/app-link.tsx';
import { Icon } from '../base/icon.tsx';
import { StripeRule } from '../brand/stripe.tsx';
import { SkipLink } from './skip-link.tsx';

export type FrameLink = { key: string; label: string; href: string };

export type PublicFrameProps = {
  logo: ReactNode;
  tagline: string;
  /**
   * On a phone the links are behind a button that says `menu`. What a visitor on a phone comes for stands first there:
   * `tasks`, the phone and the languages.
   */
  header: {
    label: string;
    links: readonly FrameLink[];
    tasks: readonly FrameLink[];
    languages: ReactNode;
    menu: string;
    close: string;
  };
  phone: { label: string; text: string; href: string };
  footer: {
    label: string;
    links: readonly FrameLink[];
    logo?: ReactNode;
    copyright: ReactNode;
    disclaimer: string;
    languages: ReactNode;
    /** Links to what binds the house and its readers. */
    legal?: ReactNode;
  };
  /** The button that opens the help: in the header, where it covers nothing. */
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
      <header data-screen-only>
        <p className="bg-ink px-4 py-1.5 text-center text-small text-balance text-canvas">{tagline}</p>
        <div className="mx-auto flex w-full max-w-6xl items-center gap-x-1 px-4 py-3 max-[22rem]:px-3 sm:gap-x-6 sm:px-6">
          <div className="mr-auto shrink-0">{logo}</div>
          {chat && <div className="lg:order-last">{chat}</div>}
          <a
            href={phone.href}
            aria-label={phone.label}
            className="inline-flex min-h-target min-w-11 items-center justify-center gap-2 font-semibold text-ink no-underline tabular-nums hover:underline lg:order-last"
          >
            <Icon name="phone" className="size-5 text-primary" />
            <span className="max-[34rem]:sr-only">{phone.text}</span>
          </a>
          <HeaderLinks {...header} phone={phone} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <StripeRule thickness={4} />
      <PublicFooter {...footer} />
    </div>
  );
}

type HeaderLinksProps = PublicFrameProps['header'] & Pick<PublicFrameProps, 'phone'>;

const hideSheet = (event: MouseEvent<HTMLElement>): void =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

/** One list of links: a row on a wide screen, a sheet at the right edge on a phone, shown and closed by the browser itself. */
function HeaderLinks({ label, links, tasks, languages, menu, close, phone }: HeaderLinksProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-target items-center gap-1.5 rounded-card border-[1.5px] border-line-strong px-3 font-semibold max-[22rem]:px-2 max-[22rem]:text-small lg:hidden"
      >
        {menu}
        <Icon name="chevron-down" className="size-3.5 max-[24rem]:hidden" />
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className="inset-y-0 right-0 left-auto m-0 h-dvh w-72 max-w-full border-l border-line overflow-y-auto bg-canvas p-4 text-ink shadow-overlay lg:overflow-visible backdrop:bg-(--rw-scrim) lg:static lg:block lg:h-auto lg:w-auto lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <div className="mb-2 flex justify-end lg:hidden">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={close}
            className="grid size-11 place-items-center rounded-card hover:bg-surface-2"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        <ul className="flex flex-col lg:hidden">
          {tasks.map(({ key, label: text, href }) => (
            <li key={key} className="border-b border-line">
              <AppLink
                href={href}
                onClick={hideSheet}
                className="flex min-h-12 items-center px-2 font-semibold text-primary no-underline hover:underline"
              >
                {text}
              </AppLink>
            </li>
          ))}
          <li className="border-b border-line">
            <a
              href={phone.href}
              className="flex min-h-12 items-center px-2 font-semibold text-primary tabular-nums no-underline hover:underline"
            >
              {phone.label}
            </a>
          </li>
        </ul>
        <ul className="flex flex-col lg:flex-row lg:gap-x-1">
          {links.map(({ key, label: text, href }) => (
            <li key={key} className="max-lg:border-b max-lg:border-line">
              <AppLink
                href={href}
                onClick={hideSheet}
                className="flex min-h-12 items-center px-2 text-ink-2 no-underline hover:text-ink hover:underline max-lg:font-semibold max-lg:text-ink lg:min-h-11"
              >
                {text}
              </AppLink>
            </li>
          ))}
        </ul>
        <div className="px-2 pt-3 lg:hidden">{languages}</div>
      </nav>
    </>
  );
}

function PublicFooter({ label, links, logo, copyright, disclaimer, languages, legal }: PublicFrameProps['footer']) {
  return (
    <footer data-screen-only className="bg-surface-2 text-small text-ink-2">
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
          {legal}
          <p className="max-w-measure">{disclaimer}</p>
          <p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}
