'use client';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { takesText } from '../base/takes-text.ts';
import { Toast, ToastStack } from './toast.tsx';
import { asksForUndo, createToastQueue, type ToastQueue, type ToastRequest } from './toast-queue.ts';

const QueueContext = createContext<ToastQueue | null>(null);

export type ToastProviderProps = { copy: { undo: string; close: string }; children: ReactNode };

/** Holds the toasts of all pages below; Ctrl+Z or ⌘Z outside a field takes the newest back. */
export function ToastProvider({ copy, children }: ToastProviderProps) {
  const [queue] = useState(createToastQueue);
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, queue.readOnServer);
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
  return (
    <QueueContext value={queue}>
      {children}
      <ToastStack>
        {toasts.map(({ key, message, undo, milliseconds }) => (
          <Toast
            key={key}
            message={message}
            onClose={() => queue.close(key)}
            closeLabel={copy.close}
            {...(undo && { action: { label: copy.undo, onAct: () => queue.undo(key) } })}
            {...(milliseconds !== undefined && { milliseconds })}
          />
        ))}
      </ToastStack>
    </QueueContext>
  );
}

/** Shows a toast, with a way back when `undo` is given; throws outside a ToastProvider. */
export function useToast(): (toast: ToastRequest) => void {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('useToast must be used within a ToastProvider');
  return queue.show;
}
