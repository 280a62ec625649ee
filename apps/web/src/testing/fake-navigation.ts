import { useMemo, useSyncExternalStore } from 'react';

/** Stands in for `next/navigation` where no router runs: the browser's own address, which the page changes as it does. */
const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Goes to an address as the router would, and says so to the page. */
export function goTo(address: string): void {
  window.history.pushState(null, '', address);
  notify();
}

const router = { push: goTo, replace: goTo, prefetch: () => undefined, back: () => undefined };

export const useRouter = () => router;
export const useParams = () => ({});
export const usePathname = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);
export function useSearchParams(): URLSearchParams {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}
