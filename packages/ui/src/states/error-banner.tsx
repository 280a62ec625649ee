'use client';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../base/icon.tsx';
import { NativeDialog } from '../base/native-dialog.tsx';
import { useCountdown } from '../base/use-countdown.ts';
import { besideBanner } from './use-top-dialog.ts';

export type ErrorBannerProps = {
  message: string;
  onClose: () => void;
  /** Time on screen; it stands still under the pointer, with focus inside and in a hidden tab. Null stays. */
  milliseconds?: number | null;
  /** The modal dialog that is open: outside of it the banner could be seen, but neither pressed nor read out. */
  inside?: Element | null;
  copy: ErrorBannerCopy;
};

export type ErrorBannerCopy = { close: string; details: string; detailsTitle: string };

const longest = 250;

/** A failed call, dark at the top of the page. A message of more than 250 characters is cut and opens in full. */
export function ErrorBanner(props: ErrorBannerProps) {
  return <OneBanner key={props.message} {...props} />;
}

function OneBanner({ message, onClose, milliseconds = 4000, inside = null, copy }: ErrorBannerProps) {
  const [details, setDetails] = useState(false);
  const bar = (
    <Bar
      message={message}
      onClose={onClose}
      onDetails={() => setDetails(true)}
      milliseconds={details ? null : milliseconds}
      copy={copy}
    />
  );
  return (
    <>
      {inside ? createPortal(bar, inside) : bar}
      <NativeDialog
        open={details}
        onClose={() => setDetails(false)}
        aria-label={copy.detailsTitle}
        className="m-auto w-[min(40rem,calc(100vw-2rem))] rounded-sheet bg-canvas p-6 text-ink shadow-overlay"
        {...{ [besideBanner]: '' }}
      >
        <h2 className="type-h2">{copy.detailsTitle}</h2>
        <p className="my-4 text-small wrap-anywhere whitespace-pre-wrap">{message}</p>
        <button
          type="button"
          className="inline-flex min-h-11 items-center rounded-card border-[1.5px] border-line-strong px-4 font-semibold"
          onClick={() => setDetails(false)}
        >
          {copy.close}
        </button>
      </NativeDialog>
    </>
  );
}

type BarProps = Required<Omit<ErrorBannerProps, 'inside'>> & { onDetails: () => void };

/** What is seen of the banner. Its time begins anew where it is moved into a dialog or out of one. */
function Bar({ message, onClose, onDetails, milliseconds, copy }: BarProps) {
  const holders = useCountdown(milliseconds, onClose);
  const bar = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  // In the top layer it stands above a dialog that is open.
  useEffect(() => {
    if (bar.current?.matches(':popover-open') === false) bar.current.showPopover();
  }, []);
  function enter({ relatedTarget }: FocusEvent) {
    holders.onFocus();
    if (!bar.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }
  // Whoever closes it goes on where they were, such as in the field of a search.
  function close() {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onClose();
  }
  const long = message.length > longest;
  const button =
    'inline-flex min-h-11 items-center gap-1.5 rounded-card px-3 text-small font-semibold text-on-banner hover:bg-on-banner/10 focus-visible:outline-marigold';
  return (
    // Dark in every theme: the light one's banner is.
    <div
      {...holders}
      onFocus={enter}
      ref={bar}
      popover="manual"
      data-theme="light"
      className="arrive fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none border-0 bg-banner p-0 text-on-banner"
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-end gap-x-3 px-4 py-1.5">
        <Icon name="alert" className="size-5 text-marigold" />
        <p
          role="alert"
          className="min-w-0 flex-1 basis-48 py-1 text-small wrap-anywhere max-sm:basis-[calc(100%-2rem)]"
        >
          {long ? `${message.slice(0, longest).trimEnd()}…` : message}
        </p>
        {long && (
          <button type="button" className={button} onClick={onDetails}>
            {copy.details}
          </button>
        )}
        <button type="button" className={button} onClick={close}>
          <Icon name="close" className="size-4" />
          {copy.close}
        </button>
      </div>
    </div>
  );
}
