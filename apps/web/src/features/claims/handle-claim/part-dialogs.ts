import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { ReactNode } from 'react';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import type { PartOperation, PartsOfClaim } from './parts-of-claim.ts';
import type * as rows from './row-dialogs.tsx';

type PartDialog = (props: ActionDialogProps<PartsOfClaim>) => ReactNode;

/** A dialog that is fetched when somebody asks for it. */
const asked = (named: keyof typeof rows): PartDialog =>
  fetchedComponent(async () => (await import('./row-dialogs.tsx'))[named]).Component;

/** The dialog of each operation on a part of a claim. */
export const partDialogs: Readonly<Record<PartOperation, PartDialog>> = {
  approve_claim_payment: asked('ApprovePaymentDialog'),
  reject_claim_payment: asked('RejectPaymentDialog'),
  set_claim_payee_account: fetchedComponent(async () => (await import('./payee-account.tsx')).PayeeAccountDialog)
    .Component,
  verify_claim_payee: asked('VerifyPayeeDialog'),
  review_claim_letter: asked('ReviewLetterDialog'),
  send_claim_letter: asked('SendLetterDialog'),
  note_claim_arrival: asked('NoteArrivalDialog'),
  receive_claim_recovery: asked('ReceiveRecoveryDialog'),
  give_up_claim_recovery: asked('GiveUpRecoveryDialog'),
};
