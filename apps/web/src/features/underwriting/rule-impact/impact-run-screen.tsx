'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { LoadRuleImpactRunDocument, type LoadRuleImpactRunQuery } from '../../../generated/documents.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import { useLabels } from '../../shared/use-labels.ts';
import { ImpactGroups } from './impact-groups.tsx';
import { ImpactProgress } from './impact-progress.tsx';
import { ImpactRows } from './impact-rows.tsx';
import { impactOfRun } from './impact-sums.ts';
import { useImpactWords } from './use-impact-words.ts';

/** What a rule would do to a whole book: the run of the address. */
export const ImpactRunScreen = recordPage({
  kind: 'underwriting',
  document: LoadRuleImpactRunDocument,
  variables: (id) => ({ id }),
  find: ({ rule_impact_runs_by_pk: run, ...rest }) => run && { run, ...rest },
  words: ({ workbench }) => ({ heading: workbench.rules.book.title, failed: workbench.rules.book.notLoaded }),
  area: 'underwriting',
  page: (found) => <ImpactRun {...found} />,
});

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
