'use client';
import type { StateScreen } from '@roadworthy/core/quoting/vocabulary.ts';
import { StepGate } from '../frame/step-gate.tsx';
import { PendingBindScreen } from './pending-bind-screen.tsx';
import { ReplacedScreen } from './replaced-screen.tsx';
import { ExpiredScreen } from './expired-screen.tsx';
import { StoppedScreen } from './stopped-screen.tsx';

export type ShownScreen = Exclude<StateScreen, 'confirmation'>;

/** What stands in place of the steps. */
export function StateScreenPage({ screen }: { screen: ShownScreen }) {
  return (
    <StepGate place={screen}>
      <Screen screen={screen} />
    </StepGate>
  );
}

function Screen({ screen }: { screen: ShownScreen }) {
  switch (screen) {
    case 'expired':
      return <ExpiredScreen />;
    case 'pending-bind':
      return <PendingBindScreen />;
    case 'replaced':
      return <ReplacedScreen />;
    default:
      return <StoppedScreen screen={screen} />;
  }
}
