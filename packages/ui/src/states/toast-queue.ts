export type ToastRequest = {
  message: string;
  /** Takes the operation back; the toast then offers Undo, and so does Ctrl+Z or ⌘Z. */
  undo?: () => void;
  /** Time on screen, 8 s when nothing is said; null stays. */
  milliseconds?: number | null;
};

export type QueuedToast = ToastRequest & { readonly key: number };

const mostAtOnce = 3;
const none: readonly QueuedToast[] = [];

/** The toasts on screen, oldest first; a fourth one pushes out the oldest. */
export function createToastQueue() {
  let toasts = none;
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly QueuedToast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const close = (key: number): void => {
    if (toasts.some((toast) => toast.key === key)) change(toasts.filter((toast) => toast.key !== key));
  };
  return {
    read: (): readonly QueuedToast[] => toasts,
    readOnServer: (): readonly QueuedToast[] => none,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(toast: ToastRequest): void {
      lastKey += 1;
      change([...toasts, { ...toast, key: lastKey }].slice(-mostAtOnce));
    },
    close,
    /** Takes back what a toast is about, once: the toast is gone before its undo runs. */
    undo(key: number): void {
      const found = toasts.find((toast) => toast.key === key);
      close(key);
      found?.undo?.();
    },
    /** The key of the newest toast that can be taken back. */
    newestUndo: (): number | null => toasts.findLast((toast) => toast.undo)?.key ?? null,
  };
}

export type ToastQueue = ReturnType<typeof createToastQueue>;
