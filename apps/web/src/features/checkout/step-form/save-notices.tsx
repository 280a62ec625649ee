'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import type { SaveNoticesProps } from './step-notices.tsx';

const drawn = fetchedComponent(async () => (await import('./step-notices.tsx')).UnsavedNotices);

/** What stands between the answers and the server: another tab, or a connection that is gone. */
export function SaveNotices(props: SaveNoticesProps) {
  const { saving, changedElsewhere } = useCheckout();
  return (changedElsewhere || saving.state === 'failed') && <drawn.Component {...props} />;
}
