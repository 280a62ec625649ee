import { askOnAddressAsked, tellOnAddressChanged } from './on-address.ts';
import type { Slice } from '../kernel/slice.ts';
import { tellOnMoratoriumLifted } from './on-moratorium-lifted.ts';
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
  tellOnCancellationAnnounced,
  tellOnCancellationReversed,
  tellOnPolicyCancelled,
  tellOnPolicyReinstated,
} from './on-cancellation.ts';
import { notifyOnDebitReturned } from './on-debit-returned.ts';
import { tellOnInspectionMoved } from './on-inspection-moved.ts';
import { tellOnEnquiryAnswered, tellOnEnquirySent, tellOnTranscriptWanted } from './on-enquiry.ts';
import { tellOnPersonMentioned } from './on-person-mentioned.ts';
import { notifyOnPolicyBound } from './on-policy-bound.ts';
import {
  tellOnEffectiveDateChanged,
  tellOnNamedInsuredCorrected,
  tellOnPolicyEndorsed,
  tellOnPolicyRewritten,
} from './on-policy-changed.ts';
import { notifyOnSecondSigned, notifyOnSignatureDeclined } from './on-signature-answered.ts';
import { notifyOnSignatureAsked } from './on-signature-asked.ts';
import { sendOnPolicyOrganizationChanged, sendOnQuoteOrganizationChanged } from './on-organization-changed.ts';
import { notifyOnQuoteProgressSaved } from './on-quote-progress-saved.ts';
import { notifyOnQuoteSent } from './on-quote-sent.ts';
import {
  tellOnApplicationAccepted,
  tellOnReferralAccepted,
  tellOnReferralExpired,
  tellOnReferralMessage,
  tellOnReferralRejected,
} from './on-referral.ts';
import { notifyOnAdverseScore } from './on-verification-answered.ts';
import { tellOfSignInChange } from './tell-of-sign-in-change.ts';
import { notifyWaitlist } from './notify-waitlist.ts';
import { sendNotification } from './send-notification.ts';

export const notificationsSlice = {
  handlers: [
    askOnAddressAsked,
    tellOnAddressChanged,
    tellOnPersonMentioned,
    notifyOnPolicyBound,
    notifyOnDebitReturned,
    notifyOnPaymentAnnounced,
    notifyOnAutopayAgreed,
    notifyOnInvoicesPaid,
    notifyOnChargeFailed,
    notifyOnBalanceReminded,
    notifyOnCardExpiring,
    notifyOnRefundPaid,
    tellOnInspectionMoved,
    tellOnCancellationAnnounced,
    tellOnCancellationReversed,
    tellOnPolicyCancelled,
    tellOnPolicyReinstated,
    tellOnPolicyEndorsed,
    tellOnEffectiveDateChanged,
    tellOnNamedInsuredCorrected,
    tellOnPolicyRewritten,
    notifyOnQuoteProgressSaved,
    notifyOnQuoteSent,
    notifyOnSignatureAsked,
    notifyOnSecondSigned,
    notifyOnSignatureDeclined,
    sendOnQuoteOrganizationChanged,
    sendOnPolicyOrganizationChanged,
    tellOnApplicationAccepted,
    tellOnReferralAccepted,
    tellOnReferralRejected,
    tellOnReferralExpired,
    tellOnReferralMessage,
    tellOnMoratoriumLifted,
    notifyOnAdverseScore,
    tellOnEnquirySent,
    tellOnEnquiryAnswered,
    tellOnTranscriptWanted,
  ],
  jobs: (kernel) => ({
    'send-notification': (task) => sendNotification(kernel, task),
    'tell-of-sign-in-change': (task) => tellOfSignInChange(kernel.platform, task),
    'notify-waitlist': () => notifyWaitlist(kernel),
  }),
} satisfies Slice;
