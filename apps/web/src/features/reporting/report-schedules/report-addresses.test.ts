import {
  reportAddress,
  type ScheduledReport,
  scheduledReportNames,
} from '@roadworthy/core/organizations/report-schedule.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { expect, test } from 'vitest';
import { readQueueState } from '../../../data/queue/queue-address.ts';
import { agentActivitiesList } from '../../policies/policy-activities/policy-activities-list.tsx';
import type { QueueList } from '../../shared/queue/queue-list.ts';
import { leaderboardList } from '../leaderboard/leaderboard-list.tsx';
import { commissionList, conversionList, lossesList, productionList } from '../reports/agency-lists.ts';
import { lossRunsList } from '../reports/loss-runs-list.ts';
import { ageingList, bordereauList, retentionList, trialBalanceList } from '../reports/reports-lists.ts';

type AnyList = Pick<QueueList<never, object>, 'rules' | 'whereOf'>;
const lists: Readonly<Record<ScheduledReport, AnyList>> = {
  leaderboard: leaderboardList,
  activity: agentActivitiesList,
  production: productionList,
  conversion: conversionList,
  commission: commissionList,
  losses: lossesList,
  bordereau: bordereauList,
  receivables: ageingList,
  trial_balance: trialBalanceList,
  retention: retentionList,
  loss_runs: lossRunsList,
};
const november = { from: day('2026-11-01'), to: day('2026-11-30') };

test.each(scheduledReportNames)('a letter opens %s for its period, and for nothing else', (report) => {
  const [path, query] = reportAddress(report, november).split('?');
  const { rules, whereOf } = lists[report];
  expect(path).toBe(rules.path);
  const state = readQueueState(new URLSearchParams(query), rules);
  // Long after: what the view says of today narrows nothing.
  const where = JSON.stringify(whereOf(state, { today: day('2027-06-15') } as never));
  expect(where).not.toContain('2027');
  expect(where).toMatch(report === 'receivables' ? /"2026-11-30".*"2026-11-30"/ : /"2026-11-01.*"2026-(?:11-30|12-01)/);
  expect(where).not.toMatch(/months_ago|is_shown/);
});
