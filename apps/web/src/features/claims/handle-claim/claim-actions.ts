import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { createElement } from 'react';
import {
  ApproveClaimDocument,
  AssignClaimByScoreDocument,
  CloseClaimDocument,
  InvestigateClaimDocument,
  ReopenClaimDocument,
  WithdrawHandledClaimDocument,
} from '../../../generated/documents.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { confirmedAction } from '../../shared/actions/confirmed-action.tsx';
import type * as dialogs from './claim-dialogs.tsx';
import { partDialogs } from './part-dialogs.ts';
import type { PartOperation } from './parts-of-claim.ts';

type ClaimSubject = dialogs.ClaimSubject;
type Beside = Pick<Action<ClaimSubject>, 'keys' | 'isAside'>;
type DialogName = {
  [Name in keyof typeof dialogs]: Name extends `${string}Dialog` ? Name : never;
}[keyof typeof dialogs];

/** An action whose dialog is fetched when somebody asks for it. */
const asked = (
  operation: Action<ClaimSubject>['operation'],
  named: DialogName,
  beside: Beside = {},
): Action<ClaimSubject> => ({
  operation,
  ...beside,
  Dialog: fetchedComponent(async () => (await import('./claim-dialogs.tsx'))[named]).Component,
});

/** What is done to a part of a claim, chosen in its dialog where there are several; its buttons stand beside the parts. */
const ofPart = (operation: PartOperation, keys?: string): Action<ClaimSubject> => ({
  operation,
  isAside: true,
  ...(keys !== undefined && { keys }),
  Dialog: ({ subject: { open: parts }, ...dialog }: ActionDialogProps<ClaimSubject>) =>
    createElement(partDialogs[operation], { ...dialog, subject: { ...parts, parts: parts.parts[operation] } }),
});

/** The actions of a claim, the likeliest first; what is done to its parts and beside the way stands in the menu. */
export const claimActions: readonly Action<ClaimSubject>[] = [
  confirmedAction({
    keys: 'i',
    operation: 'investigate_claim',
    document: InvestigateClaimDocument,
    variables: (claim_id) => ({ claim_id }),
  }),
  confirmedAction({
    keys: 'a',
    operation: 'approve_claim',
    document: ApproveClaimDocument,
    variables: (claim_id) => ({ claim_id }),
  }),
  asked('request_claim_payment', 'RequestPaymentDialog', { keys: 'p' }),
  asked('evaluate_claim', 'EvaluateClaimDialog', { keys: 'v' }),
  ofPart('approve_claim_payment', 'y'),
  ofPart('reject_claim_payment'),
  asked('create_claim_note', 'AddNoteDialog', { keys: 'n', isAside: true }),
  asked('write_claim_letter', 'WriteLetterDialog', { keys: 'l', isAside: true }),
  ofPart('review_claim_letter'),
  ofPart('send_claim_letter'),
  asked('ask_claimant', 'AskClaimantDialog', { keys: 'q', isAside: true }),
  ofPart('note_claim_arrival'),
  asked('note_claim_step', 'NoteStepDialog', { isAside: true }),
  asked('state_claim_fact', 'StateFactDialog', { keys: 'w', isAside: true }),
  asked('reserve_claim', 'ReserveClaimDialog', { keys: 'b', isAside: true }),
  asked('declare_total_loss', 'DeclareTotalLossDialog', { keys: 't', isAside: true }),
  asked('add_claim_payee', 'AddPayeeDialog', { isAside: true }),
  ofPart('set_claim_payee_account'),
  ofPart('verify_claim_payee'),
  asked('seek_claim_recovery', 'SeekRecoveryDialog', { isAside: true }),
  ofPart('receive_claim_recovery'),
  ofPart('give_up_claim_recovery'),
  asked('deny_claim', 'DenyClaimDialog', { keys: 'r', isAside: true }),
  confirmedAction({
    keys: 'x',
    operation: 'close_claim',
    document: CloseClaimDocument,
    variables: (claim_id) => ({ claim_id }),
  }),
  confirmedAction({
    keys: 'o',
    operation: 'reopen_claim',
    document: ReopenClaimDocument,
    variables: (claim_id, reason) => ({ claim_id, reason }),
    asksReason: true,
  }),
  // Last of those that may stand first: it may be given to another one at any time.
  asked('assign_claim', 'AssignClaimDialog', { keys: 'h' }),
  confirmedAction({
    operation: 'assign_claim_by_score',
    document: AssignClaimByScoreDocument,
    variables: (claim_id) => ({ claim_id }),
    isAside: true,
  }),
  asked('link_claim_policy', 'LinkPolicyDialog', { isAside: true }),
  asked('claim_sync', 'SyncDialog', { isAside: true }),
  confirmedAction({
    operation: 'withdraw_claim',
    document: WithdrawHandledClaimDocument,
    variables: (claim_id) => ({ claim_id }),
    isAside: true,
  }),
];
