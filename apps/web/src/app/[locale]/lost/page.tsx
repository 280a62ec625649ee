import type { Metadata } from 'next';
import LostScreen from '../../../shell/lost-screen.tsx';

export const metadata: Metadata = { robots: { index: false } };

/** What a public address without a page shows, so that it is answered in its language; the proxy says that it is none. */
export default function Page() {
  return <LostScreen />;
}
