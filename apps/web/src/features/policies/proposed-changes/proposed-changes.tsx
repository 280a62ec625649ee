'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  LoadPolicyProposalsDocument,
  LoadProposalAbilitiesDocument,
  LoadProposeAbilitiesDocument,
  type ProposedChangeFragment,
} from '../../../generated/documents.ts';
import { changeText } from '../../shared/change-text.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { useBadge } from '../../shared/statuses.ts';
import { Waiting } from '../../shared/told-when-free/told-when-free.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import {
  AcceptProposalDialog,
  cancelProposal,
  type ProposalSubject,
  proposeReversal,
  reopenProposal,
  requestChangeSignature,
} from './proposal-dialogs.tsx';
import { ChangedThingsOf } from './changed-things-of.tsx';
import { proposalLooks, statusesOfProposals } from '../../shared/proposal-statuses.ts';

const reasons = [
  'withdrawn',
  'declined',
  'unanswered',
  'policy_ended',
  'policy_moved',
  'base_moved',
  'does_not_fit',
  'refused_on_its_day',
  'undone_before',
] as const;
const isReason = (text: string | null): text is (typeof reasons)[number] => reasons.some((one) => one === text);

const headingId = 'proposed-changes';

/** Where the paper under a change is sent, as the page around it gives it: of which policy and change, and whether one is there. */
export type RenderPaper = (paper: { policyId: string; proposalId: string; isThere: boolean }) => ReactNode;

type ProposedChangesProps = {
  policy: { policy_id: string; provider: string; currency: string };
  renderPaper?: RenderPaper | undefined;
};

const open = ['pending', 'scheduled'] as const;

/** What was proposed to change on a policy, where each stands, and what may be done with it now. */
export function ProposedChanges({
  policy,
  renderPaper,
  isOpenAlone = false,
}: ProposedChangesProps & { isOpenAlone?: boolean }) {
  const t = useTranslations('policyParts.proposed');
  const { data, error } = useRead('agent', LoadPolicyProposalsDocument, {
    policy_id: policy.policy_id,
    statuses: isOpenAlone ? open : statusesOfProposals,
  });
  const proposals = data?.policy_proposals ?? [];
  const abilities = useRead('agent', LoadProposeAbilitiesDocument, { policy_id: policy.policy_id });
  const mayPropose = abilities.data?.abilities.some(
    ({ operation, allowed }) => operation === 'create_policy_proposal' && allowed,
  );
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="type-h2">
          {t('title')}
        </h2>
        {mayPropose && (
          <LinkButton href={`/agents/policies/${policy.policy_id}/change`} tone="quiet" size="small">
            {t('begin')}
          </LinkButton>
        )}
      </div>
      <FormAlert message={error ? `${t('failed')}: ${readableMessage(error)}` : null} />
      {mayPropose && <Waiting policyId={policy.policy_id} kind="agent" />}
      {data && proposals.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <ul>
        {proposals.map((one) => (
          <li key={one.policy_proposal_id}>
            <Proposed proposal={one} policy={policy} renderPaper={renderPaper} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProposedProps = ProposedChangesProps & {
  proposal: ProposedChangeFragment;
  /** Whether what it changes stands there from the beginning. */
  isOpen?: boolean;
};

/** One proposed change: how it stands, what it does, and what may be done with it now. */
export function Proposed({ proposal, policy, renderPaper, isOpen = false }: ProposedProps) {
  const t = useTranslations('policyParts.proposed');
  const badge = useBadge(proposalLooks);
  const instant = useInstant();
  const { status, effective, premium_change: change, invalidated_because: because, proposed_by: author } = proposal;
  const when = instant(proposal.created).absolute;
  return (
    <div className="flex flex-col gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge {...badge(status)} />
          <span className="font-medium">{t('from', { day: printDay(effective) ?? '' })}</span>
        </span>
        <span className="tabular-nums">{change === null ? t('notPriced') : changeText(change, policy.currency)}</span>
      </div>
      <p className="text-small text-ink-3">
        {author ? t('by', { name: personName(author) ?? '', when }) : t('proposedOn', { when })}
      </p>
      {status === 'pending' && proposal.asks_underwriter !== null && (
        <p className="flex flex-wrap gap-x-3 text-small">
          {t('needsUnderwriter')}
          {proposal.proposed_quote?.quote_referrals.map(({ quote_referral_id: id }) => (
            <AppLink key={id} className="link" href={`/underwriting/referrals/${id}`}>
              {t('askedHere')}
            </AppLink>
          ))}
        </p>
      )}
      {status === 'invalidated' && isReason(because) && <p className="text-small">{t(`because.${because}`)}</p>}
      <ChangedThingsOf id={proposal.policy_proposal_id} isOpenFirst={isOpen} />
      {proposal.signed !== null && (
        <p className="text-small">{t('signed', { when: instant(proposal.signed).absolute })}</p>
      )}
      {proposal.signed === null && status === 'pending' && proposal.signature_requested !== null && (
        <p className="text-small">
          {t('signatureRequested', { when: instant(proposal.signature_requested).absolute })}
        </p>
      )}
      {proposal.signed_file && (
        <p className="text-small">
          {t('signedPaper')}{' '}
          <a
            className="link inline-flex min-h-target-small items-center wrap-anywhere"
            href={`/api/v1/files/${proposal.signed_file.file_id}`}
            download=""
          >
            {proposal.signed_file.name}
          </a>
        </p>
      )}
      {proposal.override_reason !== null && (
        <p className="text-small wrap-anywhere">{t('let', { reason: proposal.override_reason })}</p>
      )}
      <ProposalActions proposal={proposal} policy={policy} renderPaper={renderPaper} />
    </div>
  );
}

function ProposalActions({ proposal, policy, renderPaper }: Omit<ProposedProps, 'isOpen'>) {
  const t = useTranslations('actions');
  const id = proposal.policy_proposal_id;
  const subject: ProposalSubject = { provider: policy.provider };
  const { data } = useRead('agent', LoadProposalAbilitiesDocument, { policy_proposal_id: id });
  const may = (name: string) =>
    data?.abilities.some(({ operation, allowed }) => operation === name && allowed) === true;
  const common = useTranslations('policyParts.proposed');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {may('accept_policy_proposal') && (
        <DialogButton dialog={AcceptProposalDialog} id={id} subject={subject} size="small" tone="primary">
          {t('accept_policy_proposal.action')}
        </DialogButton>
      )}
      {may('request_change_signature') && (
        <DialogButton dialog={requestChangeSignature.Dialog} id={id} subject={subject} size="small">
          {t('request_change_signature.action')}
        </DialogButton>
      )}
      {may('attach_signed_change') &&
        renderPaper?.({ policyId: policy.policy_id, proposalId: id, isThere: proposal.signed_file !== null })}
      {may('cancel_proposal') && (
        <DialogButton dialog={cancelProposal.Dialog} id={id} subject={subject} size="small">
          {t('cancel_proposal.action')}
        </DialogButton>
      )}
      {may('reopen_proposal') && (
        <DialogButton dialog={reopenProposal.Dialog} id={id} subject={subject} size="small">
          {t('reopen_proposal.action')}
        </DialogButton>
      )}
      {may('propose_reversal') && (
        <DialogButton dialog={proposeReversal.Dialog} id={id} subject={subject} size="small">
          {t('propose_reversal.action')}
        </DialogButton>
      )}
      <AppLink className="link inline-flex min-h-target-small items-center text-small" href={`/print/proposal/${id}`}>
        {common('print')}
      </AppLink>
    </div>
  );
}
