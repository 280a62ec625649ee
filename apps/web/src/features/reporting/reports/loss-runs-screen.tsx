'use client';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { lossRunsList } from './loss-runs-list.ts';
import { ReportLinks } from './report-links.tsx';

/** What each claim of a policy cost; found by the policy's number or the customer's e-mail. */
export function LossRunsScreen() {
  return (
    <ListScreen list={lossRunsList} aside={<ReportLinks />} hrefOf={({ claim_id }) => `/agents/claims/${claim_id}`} />
  );
}
