'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { PolicyActivityRowFragment } from '../../../generated/documents.ts';
import type { totalsOf } from '../../policies/policy-activities/activity-totals.tsx';
import { changeText } from '../../shared/change-text.ts';
import { printDay } from '../../shared/print-day.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';

const columns = [
  ...(['timestamp', 'policy', 'action', 'organization_name', 'agent_name', 'provider', 'policy_state'] as const),
  ...(['policy_status', 'effective_date', 'expiration_date', 'policy_term_premium', 'premium_change'] as const),
] as const;
const amounts: readonly string[] = ['policy_term_premium', 'premium_change'];

type ActivityRowsProps = { rows: readonly PolicyActivityRowFragment[]; totals: ReturnType<typeof totalsOf> };

/** Activities as a table, whose head stands on every sheet; what they come to is its last row. */
export function ActivityRows({ rows, totals }: ActivityRowsProps) {
  const t = useTranslations('policyParts.activities');
  const label = useLabels();
  const providerLabel = useProviderLabel();
  const instant = useInstant();
  const cellsOf = (row: PolicyActivityRowFragment): Readonly<Record<(typeof columns)[number], string | null>> => ({
    timestamp: instant(row.timestamp).absolute,
    policy: row.policy_number,
    action: label('activityAction', row.action),
    organization_name: row.organization_name,
    agent_name: row.agent_name,
    provider: providerLabel(row.provider),
    policy_state: row.policy_state,
    policy_status: label('policyStatus', row.policy_status),
    effective_date: printDay(row.effective_date),
    expiration_date: printDay(row.expiration_date),
    policy_term_premium: moneyText(row.policy_term_premium, row.currency),
    premium_change: changeText(row.premium_change, row.currency),
  });
  return (
    // On a narrow screen the table is moved sideways within itself, by keys too; on paper there is room.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys (axe, scrollable-region-focusable)
    <section aria-label={t('title')} tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-[8.5pt] tabular-nums">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`border-b border-ink py-1 pr-2 align-bottom ${amounts.includes(column) ? 'text-right' : 'text-left'}`}
              >
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const cells = cellsOf(row);
            return (
              <tr key={row.history_id} className="break-inside-avoid align-top">
                {columns.map((column) => (
                  <td
                    key={column}
                    className={`border-b border-line py-1 pr-2 ${amounts.includes(column) ? 'text-right whitespace-nowrap' : ''}`}
                  >
                    {cells[column] ?? '–'}
                  </td>
                ))}
              </tr>
            );
          })}
          {totals.currencies.map(({ currency, change, count }) => (
            <tr key={currency} className="font-semibold">
              <td colSpan={columns.length - 1} className="py-1 pr-2">
                {t('totals')} {currency} · {t('count', { count: String(count), n: count })}
              </td>
              <td className="py-1 pr-2 text-right whitespace-nowrap">{changeText(change, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
