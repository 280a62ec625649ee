'use client';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { ReportLinks } from './report-links.tsx';
import { ageingList, bordereauList, findingsList, retentionList, trialBalanceList } from './reports-lists.ts';

const policyHref = ({ policy_id }: { readonly policy_id: string | null }) =>
  policy_id === null ? '/agents/reports' : `/agents/policies/${policy_id}`;

/** What each month wrote and earned of each policy. */
export function BordereauScreen() {
  return <ListScreen list={bordereauList} aside={<ReportLinks />} hrefOf={policyHref} />;
}

/** What is owed, by how long it has been due. */
export function ReceivablesScreen() {
  return <ListScreen list={ageingList} aside={<ReportLinks />} hrefOf={policyHref} />;
}

/** What each account held and what was booked in it, month by month. */
export function TrialBalanceScreen() {
  return <ListScreen list={trialBalanceList} aside={<ReportLinks />} hrefOf={null} />;
}

/** Of the terms that end in a month, by agent: how many went on, and why the others did not. */
export function RetentionScreen() {
  return <ListScreen list={retentionList} aside={<ReportLinks />} hrefOf={null} />;
}

/** What the nightly check found that does not come out even. */
export function BalanceScreen() {
  return <ListScreen list={findingsList} aside={<ReportLinks />} hrefOf={policyHref} />;
}
