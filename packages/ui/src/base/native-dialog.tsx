'use client';
import { type DialogHTMLAttributes, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

export type NativeDialogProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'onClose'> & {
  open: boolean;
  onClose: () => void;
  /** Whether a press beside the dialog closes it; not while something typed would be lost. */
  lightDismiss?: boolean;
  children: ReactNode;
};

/** The platform's own modal dialog, steered by a flag; focus returns to where it was. */
export function NativeDialog({ open, onClose, lightDismiss = true, children, ...rest }: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  // A dialog that is taken away while it is open would leave the focus nowhere.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    <dialog
      {...rest}
      ref={dialog}
      // The event comes late: what is open again by then was not closed by a person.
      onClose={() => dialog.current?.open || onClose()}
      closedby={lightDismiss ? 'any' : 'closerequest'}
    >
      {open && children}
    </dialog>
  );
}
