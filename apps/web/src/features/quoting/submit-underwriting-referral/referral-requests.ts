import { CancelReferralRequestDocument, SubmitUnderwritingReferralDocument } from '../../../generated/documents.ts';
import { confirmedAction } from '../../shared/actions/confirmed-action.tsx';

/** Hands a quote to an underwriter, with what they are to look at. */
export const submitUnderwritingReferral = confirmedAction({
  operation: 'submit_underwriting_referral',
  document: SubmitUnderwritingReferralDocument,
  variables: (quote_id, reason) => ({ quote_id, request_reasons: [reason] }),
  asksReason: true,
});

/** Takes back what an underwriter was asked about a quote. */
export const cancelReferralRequest = confirmedAction({
  operation: 'cancel_referral_request',
  // Most quotes ask an underwriter nothing.
  isAside: 'closed',
  document: CancelReferralRequestDocument,
  variables: (quote_id) => ({ quote_id }),
});
