'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadRuleImpactRunDocument, type LoadRuleImpactRunQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useLabels } from '../../shared/use-labels.ts';
import { ImpactGroups } from './impact-groups.tsx';
import { ImpactProgress } from './impact-progress.tsx';
import { ImpactRows } from './impact-rows.tsx';
import { impactOfRun } from './impact-sums.ts';
import { useImpactWords } from './use-impact-words.ts';

/** What a rule would do to a whole book: the run of the address. */
export function ImpactRunScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <StaffNotFound /> : <LoadedRun id={id} />;
}

function LoadedRun({ id }: { id: string }) {
  const t = useTranslations('workbench.rules.book');
  const query = useRead('underwriting', LoadRuleImpactRunDocument, { id });
  return (
    <QueryView
      query={query}
      heading={t('title')}
      shape="detail"
      failed={t('notLoaded')}
      find={({ rule_impact_runs_by_pk: run, ...rest }) => run && { run, ...rest }}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted area="underwriting" />}
    >
      {(found) => <ImpactRun {...found} />}
    </QueryView>
  );
}

type ImpactRunProps = Omit<LoadRuleImpactRunQuery, 'rule_impact_runs_by_pk'> & {
  run: NonNullable<LoadRuleImpactRunQuery['rule_impact_runs_by_pk']>;
};

function ImpactRun({
  run,
  rule_impact_sentence: sentence,
  rule_impact_sees_money: isMoney,
  abilities,
}: ImpactRunProps) {
  const t = useTranslations('workbench.rules.book');
  const labels = useLabels();
  const { said: textOf } = useImpactWords();
  const impact = impactOfRun(run.impact);
  const statusOf = (status: string) =>
    labels('policyStatus', status) === status.replaceAll('_', ' ')
      ? (labels('quoteStatus', status) ?? status)
      : (labels('policyStatus', status) ?? status);
  return (
    <div className="flex flex-col gap-8">
      <div>
        <AppLink href={`/underwriting/rules?product=${run.product_id}`} className="text-link">
          {t('back')}
        </AppLink>
        <h1 className="type-h1">{run.rule_name}</h1>
        <p>{sentence}</p>
        <p className="text-ink-2">
          {[run.product?.product_name, run.product?.organization?.name].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ImpactProgress run={run} abilities={abilities} />
      {impact && (
        <>
          <div className="flex flex-col gap-1">
            <p className="font-semibold">{textOf(impact)}</p>
            <p className="text-ink-2">
              {t('beside', {
                fresh: impact.quotes.newHits + impact.policies.newHits,
                letGo: impact.quotes.letGo + impact.policies.letGo,
              })}
            </p>
          </div>
          <ImpactGroups title={t('states')} groups={impact.states} nameOf={(state) => state} />
          <ImpactGroups title={t('statuses')} groups={impact.statuses} nameOf={statusOf} />
          <ImpactRows run={run} isMoney={isMoney} statusOf={statusOf} />
        </>
      )}
    </div>
  );
}
