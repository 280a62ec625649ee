'use client';
import type { RenewalRowFragment } from '../../../generated/documents.ts';
import { RecordBulk } from '../../shared/actions/record-bulk.tsx';
import type { BulkProps } from '../../shared/queue/list-screen-props.ts';
import { bulkDecisions } from '../decide-renewal/decide-renewal.tsx';
import { setSaleStatus } from '../settle-renewal/settle-renewal.tsx';
import { agentRenewalsList, renewalsList } from './renewals-list.tsx';

const settlements = [setSaleStatus];

/** What underwriters decide of several renewals. */
export function RenewalsBulk(props: BulkProps<RenewalRowFragment>) {
  return <RecordBulk {...props} list={renewalsList} actions={bulkDecisions} />;
}

/** What agents note of several renewals. */
export function AgentRenewalsBulk(props: BulkProps<RenewalRowFragment>) {
  return <RecordBulk {...props} list={agentRenewalsList} actions={settlements} />;
}
