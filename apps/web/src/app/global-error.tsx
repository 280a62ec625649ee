'use client';
import { lazy, Suspense } from 'react';
import { fontVariables } from './fonts.ts';
import './globals.css';

// Every page carries this component; what it shows is fetched when it is needed.
const OutsideCrash = lazy(() => import('../shell/outside-crash.tsx'));

export default function GlobalError(props: { error: Error; reset: () => void }) {
  return (
    <html lang="en-US" className={fontVariables}>
      <body data-density="consumer">
        <Suspense>
          <OutsideCrash {...props} />
        </Suspense>
      </body>
    </html>
  );
}
