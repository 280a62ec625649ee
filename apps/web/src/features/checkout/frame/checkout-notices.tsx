'use client';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { ViewNotice } from './view-notice.tsx';

/** What is said above a step: that somebody only looks on, and that the line is down. */
export function CheckoutNotices() {
  const { isView } = useQuoteContext();
  return (
    <>
      {isView && <ViewNotice />}
      <OfflineNotice keeps />
    </>
  );
}
