'use client';
import type { PolicyRowFragment } from '../../../generated/documents.ts';
import { RecordBulk } from '../../shared/actions/record-bulk.tsx';
import type { BulkProps } from '../../shared/queue/list-screen-props.ts';
import { policyActions } from '../policy-actions.ts';
import { policiesList } from './policies-list.ts';

/** What may be done to the selected policies. */
export function PoliciesBulk(props: BulkProps<PolicyRowFragment>) {
  return <RecordBulk {...props} list={policiesList} actions={policyActions} />;
}
