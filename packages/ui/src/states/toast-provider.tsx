'use client';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { fetchedComponent } from '../base/fetched-part.ts';
import type { QueuedToastsProps } from './queued-toasts.tsx';
import { createToastQueue, type ToastQueue, type ToastRequest } from './toast-queue.ts';
import { ToastStack } from './toast-stack.tsx';

const queued = fetchedComponent(async () => (await import('./queued-toasts.tsx')).QueuedToasts);

/** Fetches what draws toasts, ahead of the first one. */
export const expectToasts = queued.expect;

const QueueContext = createContext<ToastQueue | null>(null);

export type ToastProviderProps = Pick<QueuedToastsProps, 'copy'> & { children: ReactNode };

/** Holds the toasts of all pages below; Ctrl+Z or ⌘Z outside a field takes the newest back. */
export function ToastProvider({ copy, children }: ToastProviderProps) {
  const [queue] = useState(createToastQueue);
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, queue.readOnServer);
  return (
    <QueueContext value={queue}>
      {children}
      <ToastStack>{toasts.length > 0 && <queued.Component {...{ queue, toasts, copy }} />}</ToastStack>
    </QueueContext>
  );
}

/** Shows a toast, with a way back when `undo` is given; throws outside a ToastProvider. */
export function useToast(): (toast: ToastRequest) => void {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('useToast must be used within a ToastProvider');
  return queue.show;
}
