import { useSyncExternalStore } from 'react';

/** What opens from the banner itself, which has no need of a second one. */
export const besideBanner = 'data-beside-banner';
const modal = `dialog:is(:modal, [open][aria-modal=true]):not([${besideBanner}])`;

/** The dialogs that are open now, in the order in which they opened; those that nobody saw opening come last. */
export function openingOrder<Dialog>(known: readonly Dialog[], open: readonly Dialog[]): Dialog[] {
  return [...known.filter((one) => open.includes(one)), ...open.filter((one) => !known.includes(one))];
}

let dialogs: readonly HTMLDialogElement[] = [];
const look = (): void => {
  dialogs = openingOrder(dialogs, [...document.querySelectorAll<HTMLDialogElement>(modal)]);
};

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(() => {
    look();
    changed();
  });
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  look();
  return () => observer.disconnect();
}

/** The modal dialog on top, outside of which nothing can be pressed or read; null when none is open. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1) ?? null,
    () => null,
  );
}
