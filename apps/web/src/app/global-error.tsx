'use client';
import { CrashScreen } from '../shell/crash-screen.tsx';
import { OutsideProviders } from '../shell/outside-providers.tsx';
import { fontVariables } from './fonts.ts';
import './globals.css';

export default function GlobalError(props: { error: Error; reset: () => void }) {
  return (
    <html lang="en-US" className={fontVariables}>
      <body data-density="consumer">
        <OutsideProviders>
          <CrashScreen {...props} />
        </OutsideProviders>
      </body>
    </html>
  );
}
