'use client';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { claimClockList } from './claim-clock-list.ts';

/** What the law gives days for while claims are handled: what was done too late, what is late, and what comes next. */
export function ClaimClockScreen() {
  return <ListScreen list={claimClockList} hrefOf={({ claim_id: id }) => `/agents/claims/${id ?? ''}`} />;
}
