'use client';
import { isSameSingleFinding } from '@roadworthy/core/underwriting/vocabulary.ts';
import type { ReferralRowFragment } from '../../../generated/documents.ts';
import { RecordBulk } from '../../shared/actions/record-bulk.tsx';
import type { BulkProps } from '../../shared/queue/list-screen-props.ts';
import { acceptReferral } from '../decide-referral/decide-referral.tsx';
import { referralsList } from './referrals-list.tsx';

const accepting = [acceptReferral];
const nothing: typeof accepting = [];

/** What may be done to several referrals: accepted together where each was asked for the same one thing. */
export function ReferralsBulk(props: BulkProps<ReferralRowFragment>) {
  const { selection, rows } = props;
  const chosen = rows.filter((row) => selection.isSelected(row.quote_referral_id));
  // Of all that match nobody knows each: the server refuses a run of rows that are not alike.
  const isComplete = chosen.length === selection.keys.length;
  return (
    <RecordBulk
      {...props}
      list={referralsList}
      actions={isComplete && isSameSingleFinding(chosen) ? accepting : nothing}
    />
  );
}
