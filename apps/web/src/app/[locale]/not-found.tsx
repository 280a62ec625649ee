'use client';
import { lazy, Suspense } from 'react';

// Every page carries this component; what it shows is fetched when it is needed.
const LostScreen = lazy(() => import('../../shell/lost-screen.tsx'));

export default function NotFoundPage() {
  return (
    <Suspense>
      <LostScreen />
    </Suspense>
  );
}
