'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import type { ComparedPlanFragment } from '../../../generated/documents.ts';
import { hrefOf } from '../quote-data/step-order.ts';
import type { PlanEdits } from './use-plan-edits.ts';

const note = fetchedComponent(async () => (await import('./adjust-covers.tsx')).AdjustedNote);

type CoversLinkProps = {
  /** The card of the chosen plan, where the covers are no longer those. */
  adjusted: ComparedPlanFragment | undefined;
  edits: PlanEdits;
  name: string;
};

/** The way to the limits of the chosen plan; and whether they were changed. */
export function CoversLink({ adjusted, edits, name }: CoversLinkProps) {
  const t = useTranslations('checkout.plans');
  return (
    <div className="flex flex-col gap-2">
      <div role="status">{adjusted && <note.Component name={name} onUndo={() => edits.choosePlan(adjusted)} />}</div>
      <LinkButton href={hrefOf('coverages')} tone="quiet" className="self-start">
        {t('adjust')}
      </LinkButton>
    </div>
  );
}
