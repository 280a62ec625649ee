import { WithdrawElectronicConsentDocument } from '../../../generated/documents.ts';
import { confirmedAction } from '../../shared/actions/confirmed-action.tsx';

const { operation, Dialog } = confirmedAction({
  operation: 'withdraw_electronic_consent',
  document: WithdrawElectronicConsentDocument,
  variables: (id) => ({ policy_id: id }),
});

/** An insured wants paper: notices count by post alone from then on. */
export const withdrawConsent = { operation, isAside: true, Dialog } as const;
