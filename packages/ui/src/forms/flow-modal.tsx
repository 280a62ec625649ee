'use client';
import { type ReactNode, useId } from 'react';
import { Button } from '../base/button.tsx';
import { NativeDialog } from '../base/native-dialog.tsx';
import { StripeRule } from '../brand/stripe.tsx';

export type FlowModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The line before the button. */
  footer: string;
  button: string;
};

/** A longer explanation beside the flow; it ends where it was opened. */
export function FlowModal({ open, onClose, title, children, footer, button }: FlowModalProps) {
  const id = useId();
  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      className="arrive m-auto max-h-[min(44rem,calc(100dvh-2rem))] w-[min(38rem,calc(100vw-2rem))] overflow-hidden rounded-sheet bg-canvas p-0 text-ink shadow-overlay"
    >
      <div className="flex max-h-[inherit] flex-col">
        <StripeRule thickness={3} />
        <div className="overflow-y-auto px-6 pt-6 pb-4 outline-none sm:px-8" tabIndex={-1}>
          <h2 id={id} className="type-h2">
            {title}
          </h2>
          <div className="mt-3 flex max-w-measure flex-col gap-3 text-ink-2">{children}</div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface-2 px-6 py-4 sm:px-8">
          <p className="font-semibold">{footer}</p>
          <Button onClick={onClose}>{button}</Button>
        </div>
      </div>
    </NativeDialog>
  );
}
