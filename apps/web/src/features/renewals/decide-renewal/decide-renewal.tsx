'use client';
import { runningRenewalStatuses } from '@roadworthy/core/renewals/vocabulary.ts';
import {
  ApprovePlainRenewalDocument,
  ApproveRenewalDocument,
  LoadRenewalChangesDocument,
  RejectRenewalDocument,
  ResurrectRenewalDocument,
  UpdateRenewalStatusDocument,
} from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog, reasonAsked } from '../../shared/form-dialog/form-dialog.tsx';
import { proseField, selectField } from '../../shared/form-dialog/form-fields.tsx';
import { printDay } from '../../shared/print-day.ts';
import { aboutRenewal, confirmRenewal } from '../renewal-parts/renewal-action.ts';

/** What a decision knows of its renewal: where one goes on when it is made. */
type RenewalSubject = { readonly onDecided: () => void; readonly status: string };

// Closing the dialog gives the focus back first.
const goOn = ({ subject }: { readonly subject: RenewalSubject }) => void setTimeout(subject.onDecided);

const approveRenewal: Action<RenewalSubject> = {
  operation: 'approve_renewal',
  keys: 'a',
  Dialog: formDialog<RenewalSubject>()({
    words: 'actions.approve_renewal',
    document: ApproveRenewalDocument,
    begin: () => ({ notes: '' }),
    fields: ({ t, messages }) => [
      proseField('notes', { label: t('notes'), optional: messages.actions.approve_renewal.optional, maxLength: 2000 }),
    ],
    input: ({ id, values: { notes } }) => ({ ...aboutRenewal(id), notes: notes.trim() || null }),
    after: goOn,
  }),
};

/** Approves of several those of which nothing but the price is open. */
const approvePlain: Action<unknown> = {
  ...confirmRenewal('approve_plain_renewal', ApprovePlainRenewalDocument),
  leavesOut: true,
};

const rejectRenewal: Action<RenewalSubject> = {
  operation: 'reject_renewal',
  keys: 'r',
  Dialog: formDialog<RenewalSubject>()({
    words: 'actions.reject_renewal',
    document: RejectRenewalDocument,
    tone: 'danger',
    begin: () => ({}),
    facts: { document: LoadRenewalChangesDocument, variables: ({ id }) => aboutRenewal(id) },
    reason(form) {
      const { first, second, third, fourth } = form.messages.actions.reject_renewal.presets;
      return { ...reasonAsked(form), presets: [first, second, third, fourth] };
    },
    fields: ({ t, facts }) => [
      facts && (
        <p className="text-ink-2">
          {t('lawfulUntil', { day: printDay(facts.policy_renewal_changes.latest_notice) ?? '' })}
        </p>
      ),
    ],
    input: ({ id, reason }) => ({ ...aboutRenewal(id), notes: reason }),
    after: goOn,
  }),
};

const resurrectRenewal = confirmRenewal('resurrect_renewal', ResurrectRenewalDocument, 'closed');

/** What somebody sets by hand: an acceptance is the insured's own, and what failed is found out. */
const settable = runningRenewalStatuses.filter(
  (status) => status !== 'accepted' && status !== 'payment_failed' && status !== 'error',
);

const setStatus: Action<RenewalSubject> = {
  operation: 'update_renewal_status',
  isAside: true,
  Dialog: formDialog<RenewalSubject>()({
    words: 'actions.update_renewal_status',
    document: UpdateRenewalStatusDocument,
    begin: () => ({ status: '' }),
    reason: reasonAsked,
    fields: ({ t, messages, subject }) => [
      selectField('status', {
        label: t('status'),
        placeholder: t('choose'),
        missing: t('choose'),
        options: settable
          .filter((status) => status !== subject.status)
          .map((status) => ({ value: status, label: messages.policyParts.renewal.status[status] })),
      }),
    ],
    input: ({ id, values: { status }, reason }) => ({ ...aboutRenewal(id), status, reason }),
  }),
};

/** What an underwriter decides about a renewal, the likeliest first. */
export const renewalDecisions: readonly Action<RenewalSubject>[] = [
  approveRenewal,
  rejectRenewal,
  resurrectRenewal,
  setStatus,
];

/** What is decided of several at once. */
export const bulkDecisions: readonly Action<unknown>[] = [approvePlain];
