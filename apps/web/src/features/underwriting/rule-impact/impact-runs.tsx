'use client';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadRuleImpactRunsDocument, type RuleImpactRunFragment } from '../../../generated/documents.ts';
import { runLooks } from '../../shared/bulk-run/run-statuses.ts';
import { useBadge } from '../../shared/statuses.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { impactOfRun } from './impact-sums.ts';

/** The rules that were tried on the whole book of a product, the newest first; nothing where none was. */
export function ImpactRuns({ productId }: { productId: string }) {
  const t = useTranslations('workbench.rules.book');
  const columns = useColumns();
  const { data } = useRead('underwriting', LoadRuleImpactRunsDocument, { product_id: productId });
  const runs = data?.rule_impact_runs ?? [];
  if (runs.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{t('runs')}</h2>
      <DataTable
        caption={t('runs')}
        loadingLabel={t('runs')}
        columns={columns}
        rows={runs}
        rowKey={(run) => run.rule_impact_run_id}
        href={(run) => `/underwriting/rules/impact/${run.rule_impact_run_id}`}
      />
    </section>
  );
}

function useColumns(): Column<RuleImpactRunFragment>[] {
  const t = useTranslations('workbench.rules.book');
  const format = useFormatter();
  const instant = useInstant();
  const badgeOf = useBadge(runLooks);
  const hits = (key: 'quotes' | 'policies'): Column<RuleImpactRunFragment> => ({
    key,
    header: t(`hit.${key}`),
    align: 'end',
    from: 'tablet',
    cell: ({ impact }) => format.number(impactOfRun(impact)?.[key].hits ?? 0),
  });
  return [
    { key: 'rule', header: t('rule'), wide: true, cell: ({ rule_name }) => rule_name },
    { key: 'status', header: t('state'), cell: ({ status }) => <StatusBadge {...badgeOf(status)} /> },
    hits('quotes'),
    hits('policies'),
    {
      key: 'created',
      header: t('asked'),
      from: 'desktop',
      align: 'end',
      cell: ({ created }) => instant(created).absolute,
    },
  ];
}
