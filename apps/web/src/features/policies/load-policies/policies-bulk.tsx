'use client';
import { useTranslations } from 'next-intl';
import type { PolicyRowFragment } from '../../../generated/documents.ts';
import { RecordBulk } from '../../shared/actions/record-bulk.tsx';
import { personName } from '../../shared/person-name.ts';
import type { BulkProps } from '../../shared/queue/queue-screen-props.ts';
import { policyActions } from '../policy-actions.ts';
import { policiesList } from './policies-list.ts';

/** What may be done to the selected policies. */
export function PoliciesBulk(props: BulkProps<PolicyRowFragment>) {
  const noName = useTranslations('queue')('noName');
  const nameOf = (id: string) =>
    personName(props.rows.find(({ policy_id }) => policy_id === id)?.current_quote?.entities[0]) ?? noName;
  return <RecordBulk {...props} list={policiesList} actions={policyActions} nameOf={nameOf} />;
}
