'use client';
import { useEffect } from 'react';
import { takesText } from '../base/takes-text.ts';
import { Toast } from './toast.tsx';
import { asksForUndo } from './asks-for-undo.ts';
import type { QueuedToast, ToastQueue } from './toast-queue.ts';

export type QueuedToastsProps = {
  queue: ToastQueue;
  toasts: readonly QueuedToast[];
  copy: { undo: string; close: string };
};

/** The toasts that there are; Ctrl+Z or ⌘Z outside a field takes the newest back. */
export function QueuedToasts({ queue, toasts, copy }: QueuedToastsProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!asksForUndo(event, takesText(event.target))) return;
      const key = queue.newestUndo();
      if (key === null) return;
      event.preventDefault();
      queue.undo(key);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [queue]);
  return toasts.map(({ key, message, undo, milliseconds }) => (
    <Toast
      key={key}
      message={message}
      onClose={() => queue.close(key)}
      closeLabel={copy.close}
      {...(undo && { action: { label: copy.undo, onAct: () => queue.undo(key) } })}
      {...(milliseconds !== undefined && { milliseconds })}
    />
  ));
}
