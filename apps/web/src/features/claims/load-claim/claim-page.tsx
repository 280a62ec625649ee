'use client';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type ClaimRecordFragment,
  LoadClaimCoveragesDocument,
  LoadClaimTimelineDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { isNeverFor } from '../../shared/actions/action.ts';
import { useAbilities } from '../../shared/actions/use-abilities.ts';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useCopyRecordLink } from '../../shared/queue/record/record-navigation.tsx';
import { useRecordActions } from '../../shared/record-actions.ts';
import { useBadge } from '../../shared/statuses.ts';
import { RecordTimeline } from '../../shared/timeline/record-timeline.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useFocusWhenLost } from '../../shared/use-focus-when-lost.ts';
import { useLineWords } from '../../shared/lines/line-words.tsx';
import { labelOf } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { claimActions } from '../handle-claim/claim-actions.ts';
import { ClaimPayments } from '../handle-claim/claim-payments.tsx';
import { claimLooks } from '../load-claims/claim-looks.ts';
import { ClaimClock } from './claim-clock.tsx';
import { ClaimCoverages } from './claim-coverages.tsx';
import { ClaimFlags } from './claim-flags.tsx';
import { ClaimMoney } from './claim-money.tsx';
import { ClaimFiles, ClaimStory } from './claim-story.tsx';

export type Claim = ClaimRecordFragment;

/** A claim on one screen: what happened, what covers it, what it costs, by when what is owed, and what may be done now. */
export function ClaimPage({ claim }: { claim: Claim }) {
  const t = useTranslations('workbench.claim');
  const words = useTranslations('queue.record');
  const { policyParts, workbench } = useMessages();
  const badge = useBadge(claimLooks);
  const [now] = useState(() => new Date());
  const path = `/agents/claims/${claim.claim_id}`;
  const copyLink = useCopyRecordLink(path);
  const insured = claim.policy_holder ?? claim.reporter_name ?? '';
  const loss = labelOf(policyParts.claim.loss, claim.type_of_loss) ?? '';
  const name = vehicleName(claim.vehicle) ?? insured;
  const title = t('title', { loss, name });
  useDocumentTitle(`${title} · ${claim.claim_number ?? ''}`);
  const [abilities = []] = useAbilities('agent', 'claims', [claim.claim_id], true) ?? [];
  // Whoever sees a claim without handling it is not read what an adjuster weighs.
  const handles = abilities.some((one) => one.operation === 'reserve_claim' && !isNeverFor(one));
  const coverages = useRead('agent', LoadClaimCoveragesDocument, { claim_id: claim.claim_id }, { enabled: handles });
  const covers = useLineWords(claim.policy?.provider ?? '')?.covers;
  const nameOf = (code: string) => covers?.find((one) => one.code === code)?.label ?? labelOf({}, code) ?? code;
  const actions = useActions(claimActions, {
    id: claim.claim_id,
    subject: {
      today: dayInZone(now, claim.time_zone),
      insured,
      exposures: claim.exposures,
      payees: claim.payees,
    },
    abilities,
  });
  useFocusWhenLost(`${claim.status} ${actions.primary !== null}`);
  useRecordActions([...actions.allowed, { id: 'copy', label: words('copyLink'), act: copyLink }]);
  const step = labelOf(workbench.claims.step, claim.next_step);
  const [due, happened] = [printDay(claim.next_due), printDay(claim.incident_date)];
  return (
    <div className="flex flex-col gap-4">
      <DetailHeader
        title={title}
        badge={<StatusBadge {...badge(claim.status)} />}
        facts={[
          {
            key: 'number',
            label: t('number'),
            value: <span className="font-mono text-mono">{claim.claim_number}</span>,
          },
          { key: 'happened', label: t('happened'), value: happened },
          { key: 'handler', label: t('handler'), value: claim.handler_name ?? t('nobody') },
          { key: 'due', label: t('dueNext'), value: step && due ? t('due', { step, day: due }) : t('nothingDue') },
        ]}
        action={actions.primary}
        overflow={{
          label: words('more'),
          items: [
            ...actions.items,
            {
              key: 'copy',
              label: words('copyLink'),
              icon: 'external',
              apart: actions.items.length > 0,
              onSelect: copyLink,
            },
            { key: 'print', label: words('print'), icon: 'file', href: `/print/claim/${claim.claim_id}` },
          ],
        }}
      />
      {actions.dialogs}
      {claim.decision_reason !== null && (
        <p className="max-w-measure wrap-anywhere">{t('denied', { reason: claim.decision_reason })}</p>
      )}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          <ClaimFlags claim={claim} />
          <ClaimStory claim={claim} />
          {handles && (
            <QueryView
              query={coverages}
              shape="table"
              failed={t('coverageFailed')}
              find={(data) => data.claim_coverages}
              missing={null}
              notPermitted={null}
            >
              {(found) => <ClaimCoverages coverages={found} currency={claim.policy?.currency ?? 'USD'} />}
            </QueryView>
          )}
          <ClaimMoney claim={claim} nameOf={nameOf} insured={insured} />
          <ClaimPayments claim={claim} abilities={abilities} />
          <ClaimFiles files={claim.claim_attachments} />
        </div>
        <div className="flex flex-col gap-8">
          <ClaimClock deadlines={claim.deadlines} />
          <Activity claim={claim} />
        </div>
      </div>
    </div>
  );
}

function Activity({ claim }: { claim: Claim }) {
  const words = useTranslations('queue.record');
  const timeline = useTranslations('timeline');
  const query = useRead('agent', LoadClaimTimelineDocument, { claim_id: claim.claim_id });
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{words('timeline')}</h2>
      <QueryView
        query={query}
        shape="table"
        failed={timeline('failed')}
        find={(data) => data.timeline_entries}
        missing={null}
        notPermitted={null}
      >
        {(rows) => <RecordTimeline reader="staff" currency={claim.policy?.currency ?? 'USD'} rows={rows} notes={[]} />}
      </QueryView>
    </section>
  );
}
