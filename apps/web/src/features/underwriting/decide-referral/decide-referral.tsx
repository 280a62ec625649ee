'use client';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { type Messages, useMessages, useTranslations } from 'next-intl';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import {
  AcceptReferralDocument,
  type AcceptReferralMutationVariables,
  RejectReferralDocument,
} from '../../../generated/documents.ts';
import type { Action, ActionChoiceProps } from '../../shared/actions/action.ts';
import { formDialog, reasonAsked } from '../../shared/form-dialog/form-dialog.tsx';

/** What a decision knows of its referral: where one goes on when it is made. */
export type ReferralSubject = { readonly onDecided: () => void };

type Decision = 'accept_referral' | 'reject_referral';

const decisions: Readonly<Record<Decision, TypedDocument<unknown, AcceptReferralMutationVariables>>> = {
  accept_referral: AcceptReferralDocument,
  reject_referral: RejectReferralDocument,
};

/** The reasons that one key gives. */
function presetsOf(operation: Decision, { actions }: Messages): readonly string[] {
  const { first, second, third, fourth } = actions[operation].presets;
  return [first, second, third, fourth];
}

/** The dialog of a decision: a preset reason with one key, or one in words. */
const dialogOf = (operation: Decision) =>
  formDialog<ReferralSubject>()({
    words: `actions.${operation}`,
    document: decisions[operation],
    tone: operation === 'accept_referral' ? 'primary' : 'danger',
    begin: () => ({}),
    reason: (form) => ({ ...reasonAsked(form), presets: presetsOf(operation, form.messages) }),
    fields: () => [],
    input: ({ id, reason }) => ({ quote_referral_id: id, reason }),
    // Closing the dialog gives the focus back first.
    after: ({ subject }) => setTimeout(subject.onDecided),
  });

/** One reason for several referrals. */
function AcceptReason({ value, onValue }: ActionChoiceProps) {
  const words = useTranslations('queue.actions');
  const presets = presetsOf('accept_referral', useMessages());
  return (
    <RadioTiles
      id="accept-reason"
      name="reason"
      label={words('reason')}
      options={presets.map((preset) => ({ value: preset, label: preset }))}
      value={value}
      onChange={onValue}
      columns={2}
    />
  );
}

export const acceptReferral: Action<ReferralSubject> = {
  operation: 'accept_referral',
  keys: 'a',
  Dialog: dialogOf('accept_referral'),
  Choice: AcceptReason,
  given: (reason) => ({ reason }),
  toEach: (ask, quote_referral_id, idempotencyKey, choice) =>
    ask(AcceptReferralDocument, { quote_referral_id, reason: choice ?? '' }, { idempotencyKey }),
};

export const rejectReferral: Action<ReferralSubject> = {
  operation: 'reject_referral',
  keys: 'r',
  Dialog: dialogOf('reject_referral'),
};
