'use client';
import { csvMoney } from '@roadworthy/core/shared/csv.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import { useTranslations } from 'next-intl';
import type { DelinquentPolicyRowFragment } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { useAge } from '../../shared/use-age.ts';
import { useErasedWord } from '../../shared/use-erased-word.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { WireStatus } from '../../shared/wire-status.tsx';

type Row = DelinquentPolicyRowFragment;

/** What is due and unpaid, in cents, and since which day it was asked for. */
function owedOf({ invoices }: Pick<Row, 'invoices'>): { readonly due: number; readonly since: string | null } {
  const days = invoices.map(({ collect_from, due_date }) => collect_from ?? due_date).toSorted();
  return {
    due: invoices.reduce((sum, { amount, paid_amount }) => sum + (amount ?? 0) - paid_amount, 0),
    since: days[0] ?? null,
  };
}

/** The columns of the board of what is overdue. */
export function useDelinquencyColumns(): ListColumn<Row>[] {
  const t = useTranslations('queue.delinquencies.columns');
  const erased = useErasedWord();
  const nameless = useNameless();
  const label = useLabels();
  const age = useAge();
  const name = ({ current_quote }: Row) => personName(current_quote?.entities[0]);
  const agent = ({ current_quote }: Row) => personName(current_quote?.assigned_agent) ?? null;
  const area = ({ current_quote }: Row) => current_quote?.administrative_area ?? null;
  const attempts = ({ transactions }: Row) => String(transactions[0]?.attempt_count ?? 0);
  const money = (row: Row) => moneyText(owedOf(row).due, row.currency);
  const next = ({ transactions }: Row) => transactions[0]?.next_attempt ?? null;
  return [
    {
      key: 'insured',
      header: t('insured'),
      wide: true,
      cell: (row) => name(row) ?? nameless(row),
      text: (row) => name(row) ?? erased(row),
    },
    {
      key: 'policy_status',
      header: t('policy_status'),
      cell: ({ policy_status }) => <WireStatus group="policyStatus" status={policy_status} />,
      text: ({ policy_status }) => label('policyStatus', policy_status) ?? policy_status,
    },
    {
      key: 'policy_number',
      header: t('policy_number'),
      from: 'desktop',
      sortable: true,
      cell: ({ policy_number }) => <span className="font-mono text-mono">{policy_number}</span>,
      text: ({ policy_number }) => policy_number,
    },
    { key: 'due', header: t('due'), align: 'end', cell: money, text: (row) => csvMoney(owedOf(row).due) },
    {
      key: 'currency',
      header: t('currency'),
      from: 'desktop',
      cell: ({ currency }) => currency,
      text: ({ currency }) => currency,
    },
    {
      key: 'since',
      header: t('since'),
      from: 'tablet',
      cell: (row) => printDay(owedOf(row).since) ?? '–',
      text: (row) => owedOf(row).since,
    },
    { key: 'attempts', header: t('attempts'), from: 'wide', align: 'end', cell: attempts, text: attempts },
    { key: 'next', header: t('next'), from: 'desktop', cell: (row) => printDay(next(row)) ?? '–', text: next },
    {
      key: 'cancelled_as_of',
      header: t('ends'),
      from: 'tablet',
      sortable: true,
      cell: ({ cancelled_as_of: ends }) => {
        const left = ends === null ? null : age.until(ends);
        const exact = printDay(ends) ?? undefined;
        return left === null ? (
          (exact ?? '–')
        ) : (
          <AgeChip text={left.text} instant={left.instant} exact={exact} tone="danger" />
        );
      },
      text: ({ cancelled_as_of: ends }) => ends,
    },
    { key: 'area', header: t('area'), cell: (row) => area(row) ?? '–', text: area },
    { key: 'agent', header: t('agent'), cell: (row) => agent(row) ?? '–', text: agent },
  ];
}
