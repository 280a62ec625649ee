'use client';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { ChecksNotice } from '../checks/checks-notice.tsx';
import { ViewNotice } from './view-notice.tsx';

/** What is said above a step: that somebody only looks on, and what is being checked. */
export function CheckoutNotices({ place }: { place: string | null }) {
  const { isView } = useQuoteContext();
  return (
    <>
      {isView && <ViewNotice />}
      {place !== null && <ChecksNotice place={place} />}
    </>
  );
}
