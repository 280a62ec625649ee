'use client';
import { customerRenewalOptions } from '@roadworthy/core/policies/vocabulary.ts';
import { declineReasons, saleStatuses } from '@roadworthy/core/renewals/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { type Messages, useMessages } from 'next-intl';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import {
  AgentRetryRenewalFailedChargeDocument,
  CheckRenewalStatusDocument,
  LockForRenewalDocument,
  UnlockForRenewalDocument,
  UpdateRenewalDecisionAgentDocument,
  UpdateRenewalDecisionAgentForPolicyDocument,
  UpdateRenewalSaleStatusAgentDocument,
} from '../../../generated/documents.ts';
import type { Action, ActionChoiceProps } from '../../shared/actions/action.ts';
import { confirmedAction } from '../../shared/actions/confirmed-action.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { proseField, selectField, tilesField } from '../../shared/form-dialog/form-fields.tsx';
import type { WhyDeclined } from '../renewal-parts/decline-dialog.tsx';
import { aboutRenewal, confirmRenewal } from '../renewal-parts/renewal-action.ts';

/** What an agent's dialogs know of a renewal, or of a policy that has none yet. */
type SettledRenewal = { readonly option: string; readonly saleStatus: string };

const checkStatus = confirmRenewal('check_renewal_status', CheckRenewalStatusDocument, 'closed');

const retryCharge: Action<unknown> = {
  operation: 'agent_retry_renewal_failed_charge',
  isAside: 'closed',
  Dialog: formDialog<unknown>()({
    words: 'actions.agent_retry_renewal_failed_charge',
    document: AgentRetryRenewalFailedChargeDocument,
    tone: 'money',
    begin: () => ({}),
    fields: ({ t, result }) => [
      result?.agent_retry_renewal_failed_charge.status === 'declined' && (
        <FormAlert message={result.agent_retry_renewal_failed_charge.message ?? t('declined')} />
      ),
    ],
    input: ({ id }) => aboutRenewal(id),
    done({ t, result }) {
      const { status } = result.agent_retry_renewal_failed_charge;
      if (status === 'declined') return null;
      return t(status === 'paid' ? 'done' : 'pending');
    },
  }),
};

const reasonOptions = ({ policyParts: { renewal } }: Messages) =>
  declineReasons.map((value) => ({ value, label: renewal.declined[value] }));

const optionTiles = ({ policyParts: { renewal } }: Messages) =>
  customerRenewalOptions.map((value) => ({ value, label: renewal.option[value], note: renewal.optionNote[value] }));

/** How the contract goes on, as the insured told their agent; where it ends, why, as far as they said. */
const optionDialog = <Variables,>(
  document: TypedDocument<unknown, Variables>,
  input: (id: string, option: string, why: WhyDeclined) => Variables,
) =>
  formDialog<SettledRenewal>()({
    words: 'actions.update_renewal_decision_agent',
    document,
    begin: ({ subject }) => ({ customer_renewal_option: subject.option, decline_reason: '', decline_comment: '' }),
    fields: ({ t, messages, values }) => [
      tilesField('customer_renewal_option', {
        label: t('how'),
        options: optionTiles(messages),
        columns: 3,
        resets: ['decline_reason', 'decline_comment'],
      }),
      ...(values.customer_renewal_option === 'do_not_renew'
        ? [
            selectField('decline_reason', {
              label: t('why'),
              optional: t('optional'),
              options: [{ value: '', label: t('unsaid') }, ...reasonOptions(messages)],
            }),
            proseField('decline_comment', {
              label: t('comment'),
              optional: t('optional'),
              maxLength: textLimits.reason,
            }),
          ]
        : []),
    ],
    input: ({ id, values }) =>
      input(id, values.customer_renewal_option, {
        decline_reason: values.decline_reason || null,
        decline_comment: values.decline_comment.trim() || null,
      }),
  });

const chooseOption: Action<SettledRenewal> = {
  operation: 'update_renewal_decision_agent',
  isAside: true,
  Dialog: optionDialog(UpdateRenewalDecisionAgentDocument, (id, customer_renewal_option, why) => ({
    ...aboutRenewal(id),
    customer_renewal_option,
    ...why,
  })),
};

/** The same of a policy whose renewal may not be made yet. */
export const PolicyOptionDialog = optionDialog(
  UpdateRenewalDecisionAgentForPolicyDocument,
  (policy_id, customer_renewal_option, why) => ({ policy_id, customer_renewal_option, ...why }),
);

const saleOptions = ({ workbench: { renewals } }: Messages) =>
  saleStatuses.map((value) => ({ value, label: renewals.sale[value] }));

/** How far one is with several insured at once. */
function SaleChoice({ value, onValue }: ActionChoiceProps) {
  const messages = useMessages();
  return (
    <RadioTiles
      id="sale-status"
      name="sale_status"
      label={messages.actions.update_renewal_sale_status_agent.status}
      options={saleOptions(messages)}
      value={value}
      onChange={onValue}
      columns={2}
    />
  );
}

export const setSaleStatus: Action<SettledRenewal> = {
  operation: 'update_renewal_sale_status_agent',
  keys: 's',
  isAside: true,
  Dialog: formDialog<SettledRenewal>()({
    words: 'actions.update_renewal_sale_status_agent',
    document: UpdateRenewalSaleStatusAgentDocument,
    isAside: true,
    begin: ({ subject }) => ({ sale_status: subject.saleStatus }),
    fields: ({ t, messages }) => [
      tilesField('sale_status', { label: t('status'), options: saleOptions(messages), columns: 2 }),
    ],
    input: ({ id, values: { sale_status } }) => ({ ...aboutRenewal(id), sale_status }),
    undo: ({ id, subject }) => ({ ...aboutRenewal(id), sale_status: subject.saleStatus }),
  }),
  Choice: SaleChoice,
  given: (sale_status) => ({ sale_status }),
  toEach: (ask, policy_renewal_id, idempotencyKey, choice) =>
    ask(UpdateRenewalSaleStatusAgentDocument, { policy_renewal_id, sale_status: choice ?? '' }, { idempotencyKey }),
};

/** What an agent does with a renewal. */
export const renewalSettlements: readonly Action<SettledRenewal>[] = [
  checkStatus,
  retryCharge,
  chooseOption,
  setSaleStatus,
];

const aboutQuote = (quote_id: string) => ({ quote_id });

/** What an agent does with the quote of a renewal. */
export const renewalQuoteActions: readonly Action<unknown>[] = [
  confirmedAction({
    operation: 'lock_for_renewal',
    document: LockForRenewalDocument,
    variables: aboutQuote,
    isAside: true,
  }),
  confirmedAction({
    operation: 'unlock_for_renewal',
    document: UnlockForRenewalDocument,
    variables: aboutQuote,
    isAside: true,
  }),
];
