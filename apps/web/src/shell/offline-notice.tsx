'use client';
import { OfflineBar } from '@roadworthy/ui/states/offline-bar.tsx';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser believes that it has no connection. */
function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/** The bar while there is no connection; `keeps` where whatever is typed on the page is kept in this browser. */
export function OfflineNotice({ keeps = false }: { keeps?: boolean }) {
  const t = useTranslations('shell.offline');
  return <OfflineBar offline={useOffline()} message={t(keeps ? 'keeps' : 'reads')} />;
}
