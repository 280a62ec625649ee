'use client';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { legalDaysList } from './legal-days-list.ts';

/** What is late by law, or soon will be, with the policy that each is of. */
export function LegalDaysScreen() {
  return (
    <ListScreen
      list={legalDaysList}
      hrefOf={({ policy_id }) => (policy_id === null ? '/agents/legal-days' : `/agents/policies/${policy_id}`)}
    />
  );
}
