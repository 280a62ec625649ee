'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import {
  CancelRuleImpactDocument,
  type LoadRuleImpactRunQuery,
  ResumeRuleImpactDocument,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { useBulkWords } from '../../shared/bulk-run/use-bulk-words.ts';

type Props = {
  run: NonNullable<LoadRuleImpactRunQuery['rule_impact_runs_by_pk']>;
  abilities: LoadRuleImpactRunQuery['abilities'];
};

/** How far a run over a book is, and what may be done to it. */
export function ImpactProgress({ run, abilities }: Props) {
  const t = useTranslations('workbench.rules.book');
  const common = useTranslations('shell.common');
  const { standing } = useBulkWords();
  const options = { kind: 'underwriter', rereads: ['underwriter'] } as const;
  const cancelling = useOperation(CancelRuleImpactDocument, undefined, options);
  const resuming = useOperation(ResumeRuleImpactDocument, undefined, options);
  const { rule_impact_run_id: id, done, total, failure } = run;
  const may = (operation: string) => abilities.some((one) => one.operation === operation && one.allowed);
  const button = (label: string, asking: typeof cancelling | typeof resuming, tone: 'quiet' | 'primary') => (
    <Button
      tone={tone}
      size="small"
      busy={asking.isPending}
      busyLabel={common('working')}
      onClick={() => asking.mutate({ id })}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-3" aria-live="polite">
      <StatusBadge {...standing(run.status)} />
      <progress
        className="h-2 min-w-32 flex-1 accent-primary"
        max={Math.max(total ?? 1, 1)}
        value={total === 0 ? 1 : done}
        aria-label={t('lookedAt')}
      />
      {total !== null && <span className="tabular-nums">{t('progress', { done, total })}</span>}
      {failure !== null && <span className="text-ink-2">{t('failed')}</span>}
      {may('cancel_rule_impact') && button(t('cancel'), cancelling, 'quiet')}
      {may('resume_rule_impact') && button(t('resume'), resuming, 'primary')}
    </div>
  );
}
