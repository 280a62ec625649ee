import { Suspense } from 'react';
import { MoratoriumsScreen } from '../../../../features/underwriting/moratoriums/moratoriums-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.moratoriums.title);

export default function Page() {
  return (
    <Suspense>
      <MoratoriumsScreen />
    </Suspense>
  );
}
