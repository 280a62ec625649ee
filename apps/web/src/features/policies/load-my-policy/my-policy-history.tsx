'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyPolicyTimelineDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { RecordTimeline } from '../../shared/timeline/record-timeline.tsx';
import type { MyPolicy } from './my-policy.ts';

/** What happened to the customer's policy as far as they see it, from the first price on. */
export function MyPolicyHistory({ policy }: { policy: MyPolicy }) {
  const t = useTranslations('timeline');
  const query = useRead('user', LoadMyPolicyTimelineDocument, {
    policy_id: policy.policy_id,
    quote_id: policy.current_quote_id,
  });
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('failed')}
      find={(data) => data}
      missing={null}
      notPermitted={<p className="text-ink-2">{t('empty')}</p>}
    >
      {({ timeline_entries, policy_notes, quote_notes }) => (
        <div className="max-w-2xl">
          <RecordTimeline
            reader="customer"
            currency={policy.currency}
            rows={timeline_entries}
            notes={[
              ...policy_notes.map(({ policy_note_id: id, ...note }) => ({ id, ...note })),
              ...quote_notes.map(({ quote_note_id: id, ...note }) => ({ id, ...note })),
            ]}
          />
        </div>
      )}
    </QueryView>
  );
}
