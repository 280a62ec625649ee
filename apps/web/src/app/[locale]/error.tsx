'use client';
import { CrashScreen } from '../../shell/crash-screen.tsx';

export default function ErrorPage(props: { error: Error; reset: () => void }) {
  return <CrashScreen {...props} />;
}
