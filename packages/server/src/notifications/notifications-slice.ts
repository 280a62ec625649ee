import { askOnAddressRequested, notifyOnAddressChanged } from './on-address.ts';
import type { Slice } from '../kernel/slice.ts';
import { askOnChangeSignatureRequested } from './on-change-signature-requested.ts';
import { notifyOnMoratoriumException, notifyOnMoratoriumLifted } from './on-moratorium-lifted.ts';
import {
  notifyOnBalanceReminded,
  notifyOnCardExpiring,
  notifyOnChargeFailed,
  notifyOnAutopayAgreed,
  notifyOnInvoicesPaid,
  notifyOnPaymentAnnounced,
  notifyOnRefundPaid,
} from './on-billing.ts';
import {
  notifyOnCancellationAnnounced,
  notifyOnCancellationReversed,
  notifyOnNonRenewalAnnounced,
  notifyOnPolicyCancelled,
  notifyOnPolicyReinstated,
} from './on-cancellation.ts';
import { notifyOnClaimMessage, notifyOnReturnedLetter } from './on-claim-message.ts';
import { notifyOnDebitReturned } from './on-debit-returned.ts';
import { sendOnIncidentAlerted } from './on-incident-alerted.ts';
import { sendAlert } from './send-alert.ts';
import { sendText } from './send-text.ts';
import { askOnMemberInvited } from './on-invitation.ts';
import { notifyOnInspectionMoved } from './on-inspection-moved.ts';
import { notifyOnEnquiryAnswered, notifyOnEnquirySent, notifyOnTranscriptWanted } from './on-enquiry.ts';
import { notifyOnPersonMentioned } from './on-person-mentioned.ts';
import { notifyOnPolicyBound } from './on-policy-bound.ts';
import {
  notifyOnEffectiveDateChanged,
  notifyOnNamedInsuredCorrected,
  notifyOnPolicyEndorsed,
  notifyOnPolicyRewritten,
} from './on-policy-changed.ts';
import { notifyOnCommissionNotPaid } from './on-commission-not-paid.ts';
import { notifyOnGlobalRoleAsked } from './on-global-role-asked.ts';
import { notifyOnReportReady } from './on-report-ready.ts';
import { notifyOnSecondSigned, notifyOnSignatureDeclined } from './on-signature-answered.ts';
import { notifyOnSignatureRequested } from './on-signature-requested.ts';
import { sendOnPolicyOrganizationChanged, sendOnQuoteOrganizationChanged } from './on-organization-changed.ts';
import { notifyOnQuoteProgressSaved } from './on-quote-progress-saved.ts';
import { notifyOnChangeCarriedOver, notifyOnNextTermActivated, notifyOnRenewalOffered } from './on-renewal.ts';
import { notifyOnQuoteSent } from './on-quote-sent.ts';
import {
  notifyOnApplicationAccepted,
  notifyOnReferralAccepted,
  notifyOnReferralExpired,
  notifyOnReferralMessage,
  notifyOnReferralRejected,
} from './on-referral.ts';
import { notifyOnAdverseAnswer } from './on-verification-answered.ts';
import { followPostedLetter, followPostedLetters } from './post/follow-letters.ts';
import {
  postOnCancellationAnnounced,
  postOnDocumentMade,
  postOnNonRenewalAnnounced,
  postOnRenewalOffered,
} from './post/queue-posted-letters.ts';
import { notifyOfSignInChange } from './notify-of-sign-in-change.ts';
import { notifyWaitlist } from './notify-waitlist.ts';
import { sendNotification } from './send-notification.ts';

export const notificationsSlice = {
  handlers: [
    askOnAddressRequested,
    askOnChangeSignatureRequested,
    askOnMemberInvited,
    notifyOnCommissionNotPaid,
    notifyOnGlobalRoleAsked,
    notifyOnReportReady,
    notifyOnAddressChanged,
    notifyOnPersonMentioned,
    notifyOnClaimMessage,
    notifyOnReturnedLetter,
    notifyOnPolicyBound,
    notifyOnDebitReturned,
    notifyOnPaymentAnnounced,
    notifyOnAutopayAgreed,
    notifyOnInvoicesPaid,
    notifyOnChargeFailed,
    notifyOnBalanceReminded,
    notifyOnCardExpiring,
    notifyOnRefundPaid,
    notifyOnInspectionMoved,
    notifyOnCancellationAnnounced,
    postOnCancellationAnnounced,
    notifyOnNonRenewalAnnounced,
    postOnNonRenewalAnnounced,
    postOnRenewalOffered,
    postOnDocumentMade,
    notifyOnCancellationReversed,
    notifyOnPolicyCancelled,
    notifyOnPolicyReinstated,
    notifyOnPolicyEndorsed,
    notifyOnEffectiveDateChanged,
    notifyOnNamedInsuredCorrected,
    notifyOnPolicyRewritten,
    notifyOnRenewalOffered,
    notifyOnNextTermActivated,
    notifyOnChangeCarriedOver,
    notifyOnQuoteProgressSaved,
    notifyOnQuoteSent,
    notifyOnSignatureRequested,
    notifyOnSecondSigned,
    notifyOnSignatureDeclined,
    sendOnQuoteOrganizationChanged,
    sendOnPolicyOrganizationChanged,
    notifyOnApplicationAccepted,
    notifyOnReferralAccepted,
    notifyOnReferralRejected,
    notifyOnReferralExpired,
    notifyOnReferralMessage,
    notifyOnMoratoriumLifted,
    notifyOnMoratoriumException,
    sendOnIncidentAlerted,
    notifyOnAdverseAnswer,
    notifyOnEnquirySent,
    notifyOnEnquiryAnswered,
    notifyOnTranscriptWanted,
  ],
  jobs: (kernel) => ({
    'send-notification': (task) => sendNotification(kernel, task),
    'send-alert': (task) => sendAlert(kernel, task),
    'send-text': (task) => sendText(kernel, task),
    'follow-letter': (task) => followPostedLetter(kernel, task),
    'follow-letters': () => followPostedLetters(kernel),
    'tell-of-sign-in-change': (task) => notifyOfSignInChange(kernel.platform, task),
    'notify-waitlist': () => notifyWaitlist(kernel),
  }),
} satisfies Slice;
