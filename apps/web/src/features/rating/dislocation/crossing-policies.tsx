'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { LoadDislocationRunQuery } from '../../../generated/documents.ts';
import { useSession } from '../../../data/use-session.ts';
import { mayEnter } from '../../../shell/staff/staff-area.ts';
import type { RunSummary } from './run-summary.ts';

type Props = { summary: RunSummary; policies: LoadDislocationRunQuery['dislocation_results'] };

/** Whom an underwriter would newly look at, or who would lose their price: how many of which rule, and the first of them. */
export function CrossingPolicies({ summary, policies }: Props) {
  const t = useTranslations('workbench.dislocation');
  const format = useFormatter();
  const counts = Object.entries({ ...summary.referrals, ...summary.refusals, ...summary.missing });
  // To an actuary the portal of the agents is closed.
  const opensPolicies = mayEnter('agents', useSession().data?.roles ?? []);
  const words = (code: string) => code.replaceAll('_', ' ');
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{t('crossing')}</h2>
      {counts.length === 0 && <p className="text-ink-2">{t('noneCrossing')}</p>}
      {counts.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {counts.map(([code, count]) => (
            <li key={code}>{t('codeCount', { code: words(code), count: format.number(count) })}</li>
          ))}
        </ul>
      )}
      {policies.length > 0 && (
        <DataTable
          caption={t('crossing')}
          loadingLabel={t('crossing')}
          rows={policies}
          rowKey={({ policy_id }) => policy_id}
          href={opensPolicies ? ({ policy_id }) => `/agents/policies/${policy_id}` : undefined}
          columns={[
            { key: 'policy', header: t('policy'), wide: true, cell: ({ policy_number }) => policy_number },
            {
              key: 'why',
              header: t('why'),
              wide: true,
              cell: ({ referrals, refusals, missing }) =>
                [...referrals, ...refusals, ...missing].map((code) => words(code ?? '')).join(', '),
            },
            {
              key: 'before',
              header: t('fact.before'),
              align: 'end',
              from: 'tablet',
              cell: ({ premium_before: cents }) => (cents === null ? '–' : moneyText(cents)),
            },
            {
              key: 'after',
              header: t('fact.after'),
              align: 'end',
              from: 'tablet',
              cell: ({ premium_after: cents }) => (cents === null ? '–' : moneyText(cents)),
            },
          ]}
        />
      )}
    </section>
  );
}
