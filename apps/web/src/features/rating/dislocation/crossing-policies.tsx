'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useSession } from '../../../data/session/use-session.ts';
import { mayEnter } from '../../../shell/staff/staff-area.ts';
import type { RunSummary } from './run-summary.ts';

type Props = { summary: RunSummary; words: (code: string) => string };

/** Whom an underwriter would newly look at, or who would lose their price: how many of which rule, and the first of them. */
export function CrossingPolicies({ summary, words }: Props) {
  const t = useTranslations('workbench.dislocation');
  const format = useFormatter();
  // To an actuary the portal of the agents is closed.
  const opensPolicies = mayEnter('agents', useSession().data?.roles ?? []);
  const { crossing } = summary;
  const rules = [
    ['referredBy', summary.referrals],
    ['refusedBy', summary.refusals],
    ['missingFor', summary.missing],
  ] as const;
  const found = rules.flatMap(([kind, counts]) =>
    Object.entries(counts).map(([code, count]) => ({ kind, code, count })),
  );
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{t('crossing')}</h2>
      {found.length === 0 && <p className="text-ink-2">{t('noneCrossing')}</p>}
      {found.length > 0 && (
        <ul className="flex max-w-measure flex-col gap-1">
          {found.map(({ kind, code, count }) => (
            <li key={`${kind} ${code}`}>
              <span className="font-medium tabular-nums">{t(kind, { count })}</span> {words(code)}
            </li>
          ))}
        </ul>
      )}
      {crossing.length > 0 && (
        <DataTable
          caption={t('crossing')}
          loadingLabel={t('crossing')}
          rows={crossing}
          rowKey={({ policyId }) => policyId}
          href={opensPolicies ? ({ policyId }) => `/agents/policies/${policyId}` : undefined}
          columns={[
            { key: 'policy', header: t('policy'), wide: true, cell: ({ policyNumber }) => policyNumber },
            {
              key: 'why',
              header: t('why'),
              wide: true,
              cell: ({ referrals, refusals, missing }) =>
                [...referrals, ...refusals, ...missing].map((code) => words(code)).join(' '),
            },
            {
              key: 'before',
              header: t('fact.before'),
              align: 'end',
              from: 'tablet',
              cell: ({ before: cents }) => (cents === null ? '–' : moneyText(cents)),
            },
            {
              key: 'after',
              header: t('fact.after'),
              align: 'end',
              from: 'tablet',
              cell: ({ after: cents }) => (cents === null ? '–' : moneyText(cents)),
            },
          ]}
        />
      )}
      {crossing.length === mostShown && (
        <p className="text-ink-2">{t('firstShown', { most: format.number(mostShown) })}</p>
      )}
    </section>
  );
}

/** So many the run itself names. */
const mostShown = 100;
