'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import {
  CancelDislocationDocument,
  type LoadDislocationRunQuery,
  ResumeDislocationDocument,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { BookRunProgress } from '../../shared/book-run/book-run-progress.tsx';
import { labelOf } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { barLabels, wayOf } from './bar-labels.ts';
import { ChangeBars } from './change-bars.tsx';
import { CrossingPolicies } from './crossing-policies.tsx';
import { DislocationGroups } from './dislocation-groups.tsx';
import { ExportResults } from './export-results.tsx';
import { type RunSummary, summaryOf } from './run-summary.ts';

type Props = {
  run: NonNullable<LoadDislocationRunQuery['dislocation_runs_by_pk']>;
  words: LoadDislocationRunQuery['dislocation_words'];
  abilities: LoadDislocationRunQuery['abilities'];
};

/** One run: how far it is, what the book would do, and whom it would concern. */
export function DislocationRun({ run, words, abilities }: Props) {
  const t = useTranslations('workbench.dislocation');
  const providerLabel = useProviderLabel();
  const summary = summaryOf(run.summary);
  const known = Object.fromEntries(words.map(({ code, message }) => [code, message]));
  const nameOf = (code: string) => labelOf(known, code) ?? code;
  const version = run.rater_version?.provider_version ?? '–';
  const base = run.base_rater_version?.provider_version ?? t('baseOwn');
  return (
    <div className="flex flex-col gap-8">
      <div>
        <AppLink href="/underwriting/raters/dislocation" className="text-link">
          {t('back')}
        </AppLink>
        <h1 className="type-h1">{t('versionOption', { line: providerLabel(run.provider), version })}</h1>
        <p className="text-ink-2">
          {!run.every_organization && run.organization && `${run.organization.name} · `}
          {t(run.every_organization ? 'comparedEverywhere' : 'comparedWith', { base })}
        </p>
      </div>
      <RunProgress run={run} abilities={abilities} />
      {summary && (
        <>
          <Totals summary={summary} capPercent={run.cap_percent} />
          <Changes summary={summary} isCapped={run.cap_percent !== null} />
          {run.every_organization && (
            <DislocationGroups title={t('organizations')} groups={summary.organizations} nameOf={nameOf} />
          )}
          <DislocationGroups title={t('states')} groups={summary.states} nameOf={nameOf} />
          <DislocationGroups title={t('classes')} groups={summary.classes} nameOf={nameOf} />
          <CrossingPolicies summary={summary} words={nameOf} />
          <ExportResults runId={run.dislocation_run_id} words={nameOf} />
        </>
      )}
    </div>
  );
}

function RunProgress({ run, abilities }: Pick<Props, 'run' | 'abilities'>) {
  const t = useTranslations('workbench.dislocation');
  const options = { kind: 'rater', rereads: ['rater'], refusesInBar: true } as const;
  const cancelling = useOperation(CancelDislocationDocument, undefined, options);
  const resuming = useOperation(ResumeDislocationDocument, undefined, options);
  const { dislocation_run_id: id, done, total, failure } = run;
  const may = (operation: string) => abilities.some((one) => one.operation === operation && one.allowed);
  const step = (operation: string, label: string, asking: typeof cancelling | typeof resuming) =>
    may(operation) ? { label, isPending: asking.isPending, act: () => asking.mutate({ id }) } : null;
  return (
    <BookRunProgress
      run={run}
      copy={{ counted: t('rated'), progress: t('progress', { done, total: total ?? 0 }) }}
      failure={failure === null ? null : t(failure === 'rates_changed' ? 'failedChanged' : 'failedOther')}
      cancel={step('cancel_dislocation', t('cancel'), cancelling)}
      resume={step('resume_dislocation', t('resume'), resuming)}
    />
  );
}

function Totals({ summary, capPercent }: { summary: RunSummary; capPercent: number | null }) {
  const t = useTranslations('workbench.dislocation');
  const format = useFormatter();
  const { total } = summary;
  const delta = (to: number) => {
    const share = total.before === 0 ? 0 : (to - total.before) / total.before;
    const percent = format.number(share, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' });
    return t('amountAndShare', { amount: moneyText(to - total.before), share: percent });
  };
  const facts = [
    ['before', moneyText(total.before)],
    ['after', moneyText(total.after)],
    ['delta', delta(total.after)],
    ['cappedDelta', capPercent === null ? null : delta(total.capped)],
    ['rising', format.number(total.rising)],
    ['falling', format.number(total.falling)],
    ['referred', format.number(total.referred)],
    ['refused', format.number(total.refused)],
    ['unpriced', format.number(total.unpriced)],
    ['withoutBase', format.number(total.withoutBase)],
    ['chargedOtherwise', format.number(total.chargedOtherwise)],
  ] as const;
  return (
    <FactList
      title={t('book')}
      columns={2}
      facts={facts.map(([key, value]) => ({ key, label: t(`fact.${key}`), value }))}
    />
  );
}

function Changes({ summary, isCapped }: { summary: RunSummary; isCapped: boolean }) {
  const t = useTranslations('workbench.dislocation');
  const format = useFormatter();
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 2 });
  const signed = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  const labels = barLabels(percent, (from, to) => t('fromTo', { from, to }));
  const barsOf = (counts: readonly number[]) =>
    counts.map((value, bar) => ({
      key: String(bar),
      label: labels[bar] ?? '',
      value,
      way: wayOf(bar),
      text: format.number(value),
    }));
  const head: [string, string] = [t('change'), t('policies')];
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <ChangeBars caption={t('histogram')} head={head} bars={barsOf(summary.histogram)} />
      {isCapped && <ChangeBars caption={t('cappedHistogram')} head={head} bars={barsOf(summary.cappedHistogram)} />}
      {summary.deciles && summary.deciles.length > 0 && (
        <ChangeBars
          caption={t('deciles')}
          head={[t('decile'), t('change')]}
          bars={summary.deciles.map((points, tenth) => ({
            key: String(tenth),
            label: percent(tenth / 10),
            value: points,
            text: signed(points / 1e4),
          }))}
        />
      )}
    </div>
  );
}
