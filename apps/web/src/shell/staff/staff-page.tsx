import { type ReactNode, Suspense } from 'react';
import type { LocaleParams } from '../../locale/page-locale.ts';
import { type StaffPage as Address, wordsOfPage } from '../../locale/page-words.ts';
import { MoreMessages } from '../more-messages.tsx';

type StaffPageProps = LocaleParams & { of: Address; children: ReactNode };

/** Gives a page of the staff the words that its own modules say, beside those of the frame. */
export async function StaffPage({ of, children, ...page }: StaffPageProps) {
  return (
    <MoreMessages {...await wordsOfPage(page, of)}>
      <Suspense>{children}</Suspense>
    </MoreMessages>
  );
}
