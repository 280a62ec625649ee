'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '../base/app-link.tsx';
import { Icon } from '../base/icon.tsx';
import { StripeProgress } from '../brand/stripe.tsx';
import { SkipLink } from './skip-link.tsx';

export type CheckoutFrameProps = {
  /** A `Logo`, the partner's when there is one. */
  logo: ReactNode;
  progress: { percent: number; label: string; valueText?: string; bends?: readonly number[] };
  phone?: { label: string; number: string };
  /** "Save and finish later": a link or a button. */
  save: ReactNode;
  /** A `SaveStatus` beside it. */
  saveStatus?: ReactNode;
  /** Links to the steps already reached, above the question. */
  steps?: ReactNode;
  /** A `PriceRail`. */
  rail?: ReactNode;
  /** Bars over everything: offline, errors. */
  notices?: ReactNode;
  skipLabel: string;
  children: ReactNode;
};

/** The frame of the quote: one column of questions, the stripe that fills, the price at its side. */
export function CheckoutFrame({
  logo,
  progress,
  phone,
  save,
  saveStatus,
  steps,
  rail,
  notices,
  skipLabel,
  children,
}: CheckoutFrameProps) {
  return (
    <div data-density="consumer" className="flex min-h-dvh flex-col">
      <SkipLink label={skipLabel} />
      {notices}
      <header data-screen-only className="bg-canvas">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-3 px-4 py-3 sm:px-6">
          {logo}
          <div className="flex items-center gap-1 sm:gap-3">
            {saveStatus && <div className="max-md:hidden">{saveStatus}</div>}
            <div className="max-sm:hidden">{save}</div>
            {phone && (
              <a
                href={`tel:${phone.number}`}
                aria-label={phone.label}
                className="-mr-2 inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-card px-2 font-semibold text-ink no-underline hover:bg-surface-2"
              >
                <Icon name="phone" className="size-5 text-primary" />
                <span className="max-sm:hidden">{phone.label}</span>
              </a>
            )}
          </div>
        </div>
        <StripeProgress {...progress} />
      </header>
      <div className="group/frame mx-auto grid w-full max-w-6xl flex-1 gap-10 px-4 pt-6 pb-36 sm:px-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pt-10 lg:pb-16">
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          {/* What has no quote here, `data-no-quote`, has neither steps nor a price. */}
          <div className="group-has-[[data-no-quote]]/frame:hidden">{steps}</div>
          {children}
          <div className="mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 not-has-[button,a,svg]:hidden sm:hidden">
            <div className="not-has-[svg]:sr-only">{saveStatus}</div>
            <div className="ml-auto shrink-0 whitespace-nowrap">{save}</div>
          </div>
        </main>
        {rail && <div className="group-has-[[data-no-quote]]/frame:hidden">{rail}</div>}
      </div>
    </div>
  );
}

export type StepLink = { key: string; label: string; href: string | null; current: boolean };

/** The steps reached so far, each open again; those ahead are names only. */
export function CheckoutSteps({ label, steps }: { label: string; steps: readonly StepLink[] }) {
  const row = useRef<HTMLElement>(null);
  const current = steps.find((step) => step.current && step.href)?.key;
  // A phone shows some of the steps; the one a person is on stands in the middle.
  useEffect(() => {
    const step = current === undefined ? null : row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && step)
      row.current.scrollLeft = step.offsetLeft - (row.current.clientWidth - step.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="relative mb-6 flex gap-x-4 gap-y-1 overflow-x-auto text-small [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4"
    >
      {steps.map((step) =>
        step.href ? (
          <AppLink
            key={step.key}
            href={step.href}
            aria-current={step.current ? 'step' : undefined}
            className="inline-flex min-h-11 items-center whitespace-nowrap text-ink-2 no-underline aria-[current]:font-bold aria-[current]:text-ink hover:underline"
          >
            {step.label}
          </AppLink>
        ) : (
          <span key={step.key} className="inline-flex min-h-11 items-center whitespace-nowrap text-ink-3">
            {step.label}
          </span>
        ),
      )}
    </nav>
  );
}

/** The heading of a step and the sentence that leads in. */
export function StepHeading({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <div>
      <h1 className="type-h1">{title}</h1>
      {lead && <p className="mt-3 max-w-measure text-ink-2">{lead}</p>}
    </div>
  );
}
