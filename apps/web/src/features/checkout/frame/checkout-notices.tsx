'use client';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { ChecksNotice } from '../checks/checks-notice.tsx';
import { ViewNotice } from './view-notice.tsx';

/** What is said above a step: that somebody only looks on, that the line is down, and what is being checked. */
export function CheckoutNotices({ place }: { place: string | null }) {
  const { isView } = useQuoteContext();
  return (
    <>
      {isView && <ViewNotice />}
      <OfflineNotice keeps />
      {place !== null && <ChecksNotice place={place} />}
    </>
  );
}
