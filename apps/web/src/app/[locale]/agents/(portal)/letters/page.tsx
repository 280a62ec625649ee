import { Suspense } from 'react';
import { PostedLettersScreen } from '../../../../../features/policies/load-posted-letters/posted-letters-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.posted_letters);

export default function Page() {
  return (
    <Suspense>
      <PostedLettersScreen />
    </Suspense>
  );
}
