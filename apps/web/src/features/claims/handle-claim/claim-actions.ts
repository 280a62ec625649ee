import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import {
  ApproveClaimDocument,
  CloseClaimDocument,
  InvestigateClaimDocument,
  ReopenClaimDocument,
  WithdrawHandledClaimDocument,
} from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { confirmedAction } from '../../shared/actions/confirmed-action.tsx';
import type * as dialogs from './claim-dialogs.tsx';

type ClaimSubject = dialogs.ClaimSubject;

/** An action whose dialog is fetched when somebody asks for it. */
const asked = (
  operation: Action<ClaimSubject>['operation'],
  named: keyof typeof dialogs,
  isAside?: true,
): Action<ClaimSubject> => ({
  operation,
  ...(isAside && { isAside }),
  Dialog: fetchedComponent(async () => (await import('./claim-dialogs.tsx'))[named]).Component,
});

/** The actions of a claim, the likeliest first. */
export const claimActions: readonly Action<ClaimSubject>[] = [
  asked('assign_claim', 'AssignClaimDialog'),
  confirmedAction({
    operation: 'investigate_claim',
    document: InvestigateClaimDocument,
    variables: (claim_id) => ({ claim_id }),
  }),
  confirmedAction({
    operation: 'approve_claim',
    document: ApproveClaimDocument,
    variables: (claim_id) => ({ claim_id }),
  }),
  asked('request_claim_payment', 'RequestPaymentDialog'),
  asked('evaluate_claim', 'EvaluateClaimDialog'),
  asked('reserve_claim', 'ReserveClaimDialog', true),
  asked('note_claim_step', 'NoteStepDialog', true),
  asked('add_claim_payee', 'AddPayeeDialog', true),
  asked('deny_claim', 'DenyClaimDialog', true),
  confirmedAction({ operation: 'close_claim', document: CloseClaimDocument, variables: (claim_id) => ({ claim_id }) }),
  confirmedAction({
    operation: 'reopen_claim',
    document: ReopenClaimDocument,
    variables: (claim_id, reason) => ({ claim_id, reason }),
    asksReason: true,
  }),
  confirmedAction({
    operation: 'withdraw_claim',
    document: WithdrawHandledClaimDocument,
    variables: (claim_id) => ({ claim_id }),
    isAside: true,
  }),
];
