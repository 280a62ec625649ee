'use client';
import type { PolicyRowFragment } from '../../../generated/documents.ts';
import { RecordBulk } from '../../shared/actions/record-bulk.tsx';
import { personName } from '../../shared/person-name.ts';
import type { BulkProps } from '../../shared/queue/queue-screen-props.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { policyActions } from '../policy-actions.ts';
import { policiesList } from './policies-list.ts';

/** What may be done to the selected policies. */
export function PoliciesBulk(props: BulkProps<PolicyRowFragment>) {
  const nameless = useNameless();
  const nameOf = (id: string) => {
    const policy = props.rows.find(({ policy_id }) => policy_id === id);
    return personName(policy?.current_quote?.entities[0]) ?? nameless(policy);
  };
  return <RecordBulk {...props} list={policiesList} actions={policyActions} nameOf={nameOf} />;
}
