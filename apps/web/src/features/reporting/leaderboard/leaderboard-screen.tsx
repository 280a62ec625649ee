'use client';
import { useFormatter, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { GetLeaderboardTopDocument } from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { PrintLink } from '../../documents/print-list/print-link.tsx';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { leaderboardList, monthText, premiumText, shownBoard } from './leaderboard-list.tsx';

/** Who wrote what this month, with the reader's own place above it. */
export function LeaderboardScreen() {
  return (
    <ListScreen
      list={leaderboardList}
      aside={<PrintLink rules={leaderboardList.rules} to="/print/leaderboard" />}
      hrefOf={null}
      renderTotals={(state) => <OwnPlace view={state.view} />}
    />
  );
}

/** Whose month is shown, and the reader's own place in it. */
function OwnPlace({ view }: { view: string }) {
  const t = useTranslations('queue.leaderboard');
  const format = useFormatter();
  const { sub } = useSignedInUser();
  const isMonth = view === 'month' || view === 'endorsements';
  const board = shownBoard(view === 'endorsements');
  const query = useRead(
    'agent',
    GetLeaderboardTopDocument,
    { where: board, own: { ...board, agent_id: { _eq: sub } }, limit: 1 },
    { enabled: isMonth, keepsLast: true, showsRefusals: true },
  );
  if (!isMonth) return null;
  const [first] = query.data?.leaderboard ?? [];
  const own = query.data?.own ?? [];
  const month = first?.month ? monthText(first.month, format, 'long') : '';
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-6 text-ink-2">
      {first && <p>{t(first.months_ago === 0 ? 'ofMonth' : 'ofLastMonth', { month })}</p>}
      {own.map((row) => (
        <p key={row.leaderboard_id} className="font-semibold text-ink">
          {t('ownPlace', {
            rank: format.number(row.gwp_rank ?? 0),
            gwp: premiumText(row),
            policies: row.policies ?? 0,
          })}
        </p>
      ))}
      {query.isError && (
        <p role="alert" className="text-small text-danger">
          {t('ownFailed')}
        </p>
      )}
    </div>
  );
}
