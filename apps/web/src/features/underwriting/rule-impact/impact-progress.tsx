'use client';
import { useTranslations } from 'next-intl';
import {
  CancelRuleImpactDocument,
  type LoadRuleImpactRunQuery,
  ResumeRuleImpactDocument,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { BookRunProgress } from '../../shared/book-run/book-run-progress.tsx';

type Props = {
  run: NonNullable<LoadRuleImpactRunQuery['rule_impact_runs_by_pk']>;
  abilities: LoadRuleImpactRunQuery['abilities'];
};

/** How far a rule was tried on a book, and what may be done to that. */
export function ImpactProgress({ run, abilities }: Props) {
  const t = useTranslations('workbench.rules.book');
  const options = { kind: 'underwriter', rereads: ['underwriting'], refusesInBar: true } as const;
  const cancelling = useOperation(CancelRuleImpactDocument, undefined, options);
  const resuming = useOperation(ResumeRuleImpactDocument, undefined, options);
  const { rule_impact_run_id: id, done, total, failure } = run;
  const may = (operation: string) => abilities.some((one) => one.operation === operation && one.allowed);
  const step = (operation: string, label: string, asking: typeof cancelling | typeof resuming) =>
    may(operation) ? { label, isPending: asking.isPending, act: () => asking.mutate({ id }) } : null;
  return (
    <BookRunProgress
      run={run}
      copy={{ counted: t('lookedAt'), progress: t('progress', { done, total: total ?? 0 }) }}
      failure={failure === null ? null : t('failed')}
      cancel={step('cancel_rule_impact', t('cancel'), cancelling)}
      resume={step('resume_rule_impact', t('resume'), resuming)}
    />
  );
}
