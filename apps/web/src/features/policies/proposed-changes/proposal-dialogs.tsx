'use client';
import {
  AcceptPolicyProposalDocument,
  AgentPreviewProposalInvoicesDocument,
  CancelProposalDocument,
  ProposeReversalDocument,
  ReopenProposalDocument,
  RequestChangeSignatureDocument,
} from '../../../generated/documents.ts';
import { confirmedAction } from '../../shared/actions/confirmed-action.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField, proseField } from '../../shared/form-dialog/form-fields.tsx';
import { ChangeEffect } from '../endorse-policy/change-effect.tsx';

/** What the dialogs of a proposed change know of its policy. */
export type ProposalSubject = { readonly provider: string };

/** Accepting a change: what it does to each payment and line, and why an underwriter lets it pass where one has to. */
export const AcceptProposalDialog = formDialog<ProposalSubject>()({
  words: 'actions.accept_policy_proposal',
  document: AcceptPolicyProposalDocument,
  tone: 'money',
  begin: () => ({ override_reason: '', signed_by: '' }),
  preview: {
    document: AgentPreviewProposalInvoicesDocument,
    variables: ({ id }) => ({ policy_proposal_id: id }),
  },
  fields: ({ t, subject, preview: { agent_preview_proposal_invoices: shown } = {} }) => [
    shown && <ChangeEffect shown={shown} provider={subject.provider} />,
    ...(shown?.takes_away?.length
      ? [
          <ul key="takes_away" className="list-disc pl-5 wrap-anywhere">
            {shown.takes_away.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>,
          lineField('signed_by', { label: t('signedBy'), hint: t('signedByHint'), missing: t('signedByMissing') }),
        ]
      : []),
    shown?.needs_underwriter && <p className="wrap-anywhere">{shown.needs_underwriter}</p>,
    shown?.needs_underwriter &&
      proseField('override_reason', { label: t('why'), hint: t('whyHint'), missing: t('whyMissing') }),
  ],
  input: ({ id, values, preview }) => ({
    policy_proposal_id: id,
    premium: preview?.agent_preview_proposal_invoices.premium_after ?? null,
    override_reason: values.override_reason || null,
    signed_by: values.signed_by || null,
  }),
});

export const cancelProposal = confirmedAction({
  operation: 'cancel_proposal',
  document: CancelProposalDocument,
  variables: (id) => ({ policy_proposal_id: id }),
});

export const requestChangeSignature = confirmedAction({
  operation: 'request_change_signature',
  document: RequestChangeSignatureDocument,
  variables: (id) => ({ policy_proposal_id: id }),
});

export const reopenProposal = confirmedAction({
  operation: 'reopen_proposal',
  document: ReopenProposalDocument,
  variables: (id) => ({ policy_proposal_id: id }),
});

export const proposeReversal = confirmedAction({
  operation: 'propose_reversal',
  document: ProposeReversalDocument,
  variables: (id) => ({ policy_proposal_id: id }),
});
