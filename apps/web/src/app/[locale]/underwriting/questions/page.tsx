import { Suspense } from 'react';
import { QuestionsScreen } from '../../../../features/underwriting/questions/questions-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.questions.title);

export default function Page() {
  return (
    <Suspense>
      <QuestionsScreen />
    </Suspense>
  );
}
