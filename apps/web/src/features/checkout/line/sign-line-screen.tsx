'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { SignScreen } from '../sign/sign-screen.tsx';

const summary = fetchedComponent(
  async () => (await import('./line-summary.tsx')).LineSummary,
  <div className="min-h-dvh" />,
);

/** What the policy of a line will say, and the signature under it. */
export function SignLineScreen() {
  return <SignScreen summary={<summary.Component />} />;
}
