'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useEffect } from 'react';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import type { CoverWords } from '../../shared/lines/line-view.ts';
import { StepGate, StepOnItsWay } from '../frame/step-gate.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf } from '../quote-data/step-order.ts';

const settings = fetchedComponent(
  async () => (await import('./coverages-step.tsx')).CoveragesStep,
  <StepOnItsWay place="plans" />,
);

/** The limits of the chosen plan, changed one at a time, and the discounts: a page beside the step of the plans. */
export function CoveragesScreen({ line }: { line: CoverWords }) {
  useEffect(() => settings.expect(), []);
  return (
    <StepGate place="plans">
      <OfChosenPlan line={line} />
    </StepGate>
  );
}

/** Whoever has no plan yet chooses one first. */
function OfChosenPlan({ line }: { line: CoverWords }) {
  const router = usePageRouter();
  const hasPlan = useLoadedCheckout().data.quote.plan !== null;
  useEffect(() => {
    if (!hasPlan) router.replace(hrefOf('plans'));
  }, [hasPlan, router]);
  return hasPlan ? <settings.Component line={line} /> : <StepOnItsWay place="plans" />;
}
