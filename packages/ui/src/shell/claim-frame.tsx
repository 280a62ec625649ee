import type { ReactNode } from 'react';
import { Icon } from '../base/icon.tsx';
import { StripeProgress } from '../brand/stripe.tsx';
import { SkipLink } from './skip-link.tsx';

export type ClaimFrameProps = {
  logo: ReactNode;
  /** What comes before any form: who helps now. */
  emergency: { label: string; text: string; phone: { text: string; href: string } };
  progress: { percent: number; label: string; valueText?: string };
  notices?: ReactNode;
  skipLabel: string;
  children: ReactNode;
};

/** The frame of a claim: help first, then one quiet column. Nothing is sold here, and no price is shown. */
export function ClaimFrame({ logo, emergency, progress, notices, skipLabel, children }: ClaimFrameProps) {
  const { label, text, phone } = emergency;
  return (
    <div data-density="consumer" className="flex min-h-dvh flex-col bg-surface-2">
      <SkipLink label={skipLabel} />
      {notices}
      <section aria-label={label} className="bg-ink text-canvas">
        <div className="mx-auto flex max-w-3xl flex-wrap items-center justify-between gap-x-6 px-4 sm:px-6">
          <p className="py-2.5 font-medium">{text}</p>
          <a
            href={phone.href}
            className="inline-flex min-h-target items-center gap-2 font-semibold whitespace-nowrap text-canvas tabular-nums underline-offset-3"
          >
            <Icon name="phone" className="size-5" />
            {phone.text}
          </a>
        </div>
      </section>
      <header data-screen-only className="bg-canvas">
        <div className="mx-auto flex max-w-3xl items-center px-4 py-3 sm:px-6">{logo}</div>
        <StripeProgress {...progress} />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-3xl flex-1 bg-canvas px-4 pt-8 pb-16 outline-none sm:px-6 lg:my-8 lg:flex-none lg:rounded-sheet lg:px-10"
      >
        {children}
      </main>
    </div>
  );
}
