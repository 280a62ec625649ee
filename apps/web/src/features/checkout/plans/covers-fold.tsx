'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import type { ComparedPlanFragment } from '../../../generated/documents.ts';
import { GuideFold } from '../../shared/insured/cover-guide-fold.tsx';
import type { CoverWords } from '../../shared/lines/line-view.ts';
import type { PlanEdits } from './use-plan-edits.ts';

const parts = () => import('./adjust-covers.tsx');
const note = fetchedComponent(async () => (await parts()).AdjustedNote);
const adjust = fetchedComponent(async () => (await parts()).AdjustCovers, <div className="min-h-40" />);

type CoversFoldProps = {
  line: CoverWords;
  /** The card of the chosen plan, where the covers are no longer those. */
  adjusted: ComparedPlanFragment | undefined;
  edits: PlanEdits;
  name: string;
};

/** What is in the chosen plan, folded away, to change one limit at a time; and whether that was done. */
export function CoversFold({ line, adjusted, edits, name }: CoversFoldProps) {
  const t = useTranslations('checkout.plans');
  return (
    <div className="flex flex-col gap-2">
      <div role="status">{adjusted && <note.Component name={name} onUndo={() => edits.choosePlan(adjusted)} />}</div>
      <GuideFold title={t('adjust')} onExpect={adjust.expect}>
        <div className="py-2">
          <adjust.Component id="plans-coverages" line={line} legend={name} edits={edits} />
        </div>
      </GuideFold>
    </div>
  );
}
