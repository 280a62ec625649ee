'use client';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { queueAddress } from '../../../data/queue/queue-address.ts';
import { builtInView, withFilter } from '../../../data/queue/queue-changes.ts';
import { GetLeaderboardTopDocument } from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import type { ChosenOrganization } from '../agent-home/action-items.tsx';
import { HomeWidget, WidgetFailed } from '../agent-home/home-widget.tsx';
import { wholeName } from '../../shared/queue/tools/organization-filter.ts';
import { FewRows } from '../../shared/queue/few-rows.tsx';
import { tableState } from '../../shared/table-state.ts';
import { leaderboardList, monthText, premiumText, shownBoard } from './leaderboard-list.tsx';

const few = 5;
const shown = ['gwp_rank', 'gwp', 'policies'];

/** The first five of the month in one organization, and the reader's own place where it is not among them. */
export function LeaderboardWidget({ organization }: { organization: ChosenOrganization }) {
  const t = useTranslations('queue.leaderboard');
  const format = useFormatter();
  const { sub } = useSignedInUser();
  const board = {
    ...shownBoard(false),
    ...(organization && { organization_id: { _eq: organization.organization_id } }),
  };
  const query = useRead(
    'agent',
    GetLeaderboardTopDocument,
    { where: board, own: { ...board, agent_id: { _eq: sub } }, limit: few },
    { showsRefusals: true },
  );
  const rows = query.data?.leaderboard ?? [];
  const [first] = rows;
  const below = (query.data?.own ?? []).filter(
    (one) => !rows.some(({ leaderboard_id: id }) => id === one.leaderboard_id),
  );
  const month = builtInView('month', leaderboardList.rules);
  const whole = organization
    ? withFilter(month, 'organization_name', { kind: 'text', text: wholeName(organization.name) })
    : month;
  return (
    <HomeWidget title={t('title')} most={few} href={queueAddress(whole, leaderboardList.rules)}>
      {first?.month && (
        <p className="pb-1 text-small text-ink-3">
          {t(first.months_ago === 0 ? 'ofMonth' : 'ofLastMonth', { month: monthText(first.month, format, 'long') })}
        </p>
      )}
      <FewRows
        list={leaderboardList}
        keys={shown}
        caption={t('title')}
        rows={rows}
        state={tableState(query)}
        empty={<EmptyState title={t('none')} body={t('noneBody')} />}
        error={<WidgetFailed busy={query.isFetching} onRetry={() => void query.refetch()} />}
      />
      {below.map((row) => (
        <p key={row.leaderboard_id} className="pt-2 font-semibold">
          {t('ownPlace', {
            rank: format.number(row.gwp_rank ?? 0),
            gwp: premiumText(row),
            policies: row.policies ?? 0,
          })}
        </p>
      ))}
    </HomeWidget>
  );
}
