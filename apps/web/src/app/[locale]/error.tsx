'use client';
import { lazy, Suspense } from 'react';

// Every page carries this component; what it shows is fetched when it is needed.
const CrashScreen = lazy(async () => ({ default: (await import('../../shell/crash-screen.tsx')).CrashScreen }));

export default function ErrorPage(props: { error: Error; reset: () => void }) {
  return (
    <Suspense>
      <CrashScreen {...props} />
    </Suspense>
  );
}
