'use client';
import { readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type ClaimRecordFragment,
  DeleteClaimNoteDocument,
  LoadClaimCoveragesDocument,
  LoadClaimTimelineDocument,
} from '../../../generated/documents.ts';
import { usePageLocale } from '../../../locale/use-page-locale.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { RecordDiary } from '../../diary/diary.tsx';
import { RecordFiles } from '../../files/record-files.tsx';
import { isNeverFor } from '../../shared/actions/action.ts';
import { useAbilities } from '../../shared/actions/use-abilities.ts';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useCopyRecordLink } from '../../shared/queue/record/record-navigation.tsx';
import { useRecordActions } from '../../shared/record-actions.ts';
import { useBadge } from '../../shared/statuses.ts';
import { archiveNoteDialog } from '../../shared/timeline/archive-note.tsx';
import { noteOf } from '../../shared/timeline/note-of.ts';
import { RecordActivity } from '../../shared/timeline/record-activity.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useFocusWhenLost } from '../../shared/use-focus-when-lost.ts';
import { useLineWords } from '../../shared/lines/line-words.tsx';
import { labelOf } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { claimActions } from '../handle-claim/claim-actions.ts';
import { ClaimLetters } from '../handle-claim/claim-letters.tsx';
import { ClaimPayments } from '../handle-claim/claim-payments.tsx';
import { ClaimRecoveries } from '../handle-claim/claim-recoveries.tsx';
import { ClaimWaits } from '../handle-claim/claim-waits.tsx';
import { TotalLossFollowUp } from '../handle-claim/total-loss-follow-up.tsx';
import { useOpenParts } from '../handle-claim/use-open-parts.ts';
import { claimLooks } from '../load-claims/claim-looks.ts';
import { ClaimClock } from './claim-clock.tsx';
import { ClaimCoverages } from './claim-coverages.tsx';
import { ClaimEventCard } from './claim-event-card.tsx';
import { ClaimFacts } from './claim-facts.tsx';
import { ClaimFlags } from './claim-flags.tsx';
import { ClaimInsured } from './claim-insured.tsx';
import { ClaimMoney } from './claim-money.tsx';
import { ClaimHandling } from './claim-handling.tsx';
import { ClaimStory } from './claim-story.tsx';
import { ClaimTotalLoss } from './claim-total-loss.tsx';

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
  const currency = claim.policy?.currency ?? 'USD';
  const today = dayInZone(now, claim.time_zone);
  const open = useOpenParts(claim, { handles, today });
  const pageLocale = usePageLocale();
  const subject = {
    today,
    insured,
    exposures: claim.exposures,
    payees: claim.payees,
    currency,
    language: readLocale(claim.language) ?? pageLocale,
    pageLocale,
    open,
  };
  const actions = useActions(claimActions, {
    id: claim.claim_id,
    subject,
    // What has no part of the claim to be done to is not offered.
    abilities: abilities.filter(({ operation }) => ownValue(open.parts, operation)?.length !== 0),
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
      {claim.appealed !== null && (
        <p className="max-w-measure wrap-anywhere">
          {t('appealed', { day: printDay(claim.appealed) ?? '', reason: claim.appeal_reason ?? '' })}
        </p>
      )}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          <ClaimFlags claim={claim} />
          <ClaimStory claim={claim} />
          {handles && <ClaimEventCard claimId={claim.claim_id} />}
          {handles && (
            <QueryView
              query={coverages}
              shape="table"
              failed={t('coverageFailed')}
              find={(data) => data}
              missing={null}
              notPermitted={null}
            >
              {({ claim_coverages: coverages, claim_facts: facts }) => (
                <ClaimCoverages coverages={coverages} currency={currency}>
                  <ClaimFacts
                    claimId={claim.claim_id}
                    facts={facts}
                    subject={subject}
                    mayState={actions.allowed.some(({ id }) => id === 'state_claim_fact')}
                  />
                </ClaimCoverages>
              )}
            </QueryView>
          )}
          <ClaimMoney claim={claim} nameOf={nameOf} insured={insured} />
          <ClaimTotalLoss claim={claim}>
            {handles && <TotalLossFollowUp claim={claim} subject={subject} />}
          </ClaimTotalLoss>
          <ClaimPayments claim={claim} open={open} />
          <ClaimRecoveries claim={claim} open={open} />
          <ClaimLetters letters={claim.letters} open={open} />
          <ClaimInsured claimId={claim.claim_id} provider={claim.policy?.provider} currency={currency} />
          <section aria-labelledby="claim-files" className="flex flex-col gap-2">
            <h2 id="claim-files" className="type-h2">
              {t('files')}
            </h2>
            <RecordFiles record={{ table: 'claims', id: claim.claim_id }} />
          </section>
        </div>
        <div className="flex flex-col gap-8">
          <ClaimClock deadlines={claim.deadlines} />
          <ClaimWaits claim={claim} open={open} />
          <ClaimHandling claim={claim} />
          <RecordDiary record={{ claim_id: claim.claim_id }} organizationId={claim.organization_id} />
          <Activity claim={claim} onNote={noteOf(actions.allowed)} />
        </div>
      </div>
    </div>
  );
}

const ArchiveNote = archiveNoteDialog(DeleteClaimNoteDocument, (claim_note_id) => ({ claim_note_id }));

/** What happened to a claim, what was noted about it, and what was written to and by who reported it. */
function Activity({ claim, onNote }: { claim: Claim; onNote: (() => void) | undefined }) {
  const t = useTranslations('workbench.claim');
  const words = useTranslations('queue.record');
  const query = useRead('agent', LoadClaimTimelineDocument, { claim_id: claim.claim_id });
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{words('timeline')}</h2>
      <RecordActivity
        query={query}
        currency={claim.policy?.currency ?? 'USD'}
        onNote={onNote}
        notesOf={({ claim_notes: notes }) =>
          notes.map(({ claim_note_id: id, from_claimant: isTheirs, author_name: author, ...note }) => ({
            id,
            ...note,
            author_name: isTheirs ? t('fromClaimant', { name: author }) : author,
            archivable: onNote !== undefined && !note.visible,
          }))
        }
        archive={ArchiveNote}
      />
    </section>
  );
}
