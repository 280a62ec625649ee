'use client';
import { CrashScreen } from './crash-screen.tsx';
import { OutsideProviders } from './outside-providers.tsx';

/** The screen of a page whose frame itself could not be drawn. */
export default function OutsideCrash(props: { error: Error; reset: () => void }) {
  return (
    <OutsideProviders>
      <CrashScreen {...props} />
    </OutsideProviders>
  );
}
