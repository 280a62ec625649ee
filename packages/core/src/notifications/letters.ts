import { addressChanged, addressConfirm } from './address-letters.ts';
import { autopayAgreed } from './autopay-agreed.ts';
import { balanceReminder, cardExpiring, paymentFailed, paymentReceipt, paymentUpcoming } from './billing-letters.ts';
import {
  cancellationAnnounced,
  cancellationReversed,
  lienholderNotified,
  policyCancelled,
  policyReinstated,
} from './cancellation-letters.ts';
import { agentChangeCarried, changeCarried } from './change-carried.ts';
import { changeToSign } from './change-to-sign.ts';
import { claimLetterReturned, claimMessage, claimMessageArrived } from './claim-messages.ts';
import { dataReady } from './data-ready.ts';
import { debitReturned } from './debit-returned.ts';
import { deletionAsked, deletionDone, deletionRefused, deletionTakenBack } from './deletion-letters.ts';
import { enquiryAnswered, enquiryArrived, enquiryReceived, enquiryTranscript } from './enquiry-letters.ts';
import { incidentAlert } from './incident-alert.ts';
import type { Letter, LetterSubject } from './letter.ts';
import { memberInvited } from './member-invited.ts';
import { mentioned } from './mentioned.ts';
import { lenderNonRenewal, nonRenewal } from './non-renewal-letters.ts';
import { changeFreed } from './change-freed.ts';
import { nowSold } from './now-sold.ts';
import { photosWanted } from './photos-wanted.ts';
import { policyBound } from './policy-bound.ts';
import { lenderRewritten, policyChanged, policyRewritten } from './policy-changed.ts';
import { quoteSent } from './quote-sent.ts';
import { quoteReviewed, referralAnswered, referralMessage } from './referral-letters.ts';
import { recordNotice } from './record-notice.ts';
import { policyRenewed, renewalOffered } from './renewal-letters.ts';
import { commissionNotPaid } from './commission-not-paid.ts';
import { refundSent } from './refund-sent.ts';
import { reportReady } from './report-ready.ts';
import { roleWaits } from './role-waits.ts';
import { resetPassword } from './reset-password.ts';
import { resumeQuote } from './resume-quote.ts';
import { scoreNotice } from './score-notice.ts';
import { signatureAnswered, signatureDeclined } from './signature-answered.ts';
import { signatureAsked } from './signature-requested.ts';
import { signInChanged } from './sign-in-changed.ts';
import { signIn } from './sign-in.ts';

/** Every letter by its template. Who writes one adds it here; nothing else lists them, but the check of the database. */
export const letters = {
  resume_quote: resumeQuote,
  quote_sent: quoteSent,
  policy_bound: policyBound,
  autopay_agreed: autopayAgreed,
  debit_returned: debitReturned,
  payment_upcoming: paymentUpcoming,
  payment_receipt: paymentReceipt,
  payment_failed: paymentFailed,
  balance_reminder: balanceReminder,
  card_expiring: cardExpiring,
  refund_sent: refundSent,
  photos_wanted: photosWanted,
  cancellation_announced: cancellationAnnounced,
  cancellation_reversed: cancellationReversed,
  policy_cancelled: policyCancelled,
  policy_reinstated: policyReinstated,
  lienholder_told: lienholderNotified,
  non_renewal: nonRenewal,
  lender_non_renewal: lenderNonRenewal,
  policy_changed: policyChanged,
  policy_rewritten: policyRewritten,
  lender_rewritten: lenderRewritten,
  renewal_offered: renewalOffered,
  policy_renewed: policyRenewed,
  change_carried: changeCarried,
  agent_change_carried: agentChangeCarried,
  change_to_sign: changeToSign,
  now_sold: nowSold,
  change_freed: changeFreed,
  mentioned,
  referral_answered: referralAnswered,
  referral_message: referralMessage,
  quote_reviewed: quoteReviewed,
  signature_asked: signatureAsked,
  signature_answered: signatureAnswered,
  signature_declined: signatureDeclined,
  score_notice: scoreNotice,
  record_notice: recordNotice,
  enquiry_received: enquiryReceived,
  enquiry_arrived: enquiryArrived,
  enquiry_answered: enquiryAnswered,
  enquiry_transcript: enquiryTranscript,
  address_confirm: addressConfirm,
  address_changed: addressChanged,
  data_ready: dataReady,
  deletion_asked: deletionAsked,
  deletion_taken_back: deletionTakenBack,
  deletion_done: deletionDone,
  deletion_refused: deletionRefused,
  member_invited: memberInvited,
  claim_message: claimMessage,
  claim_message_arrived: claimMessageArrived,
  claim_letter_returned: claimLetterReturned,
  incident_alert: incidentAlert,
  report_ready: reportReady,
  role_waits: roleWaits,
  commission_not_paid: commissionNotPaid,
  sign_in: signIn,
  reset_password: resetPassword,
  sign_in_changed: signInChanged,
} as const satisfies Readonly<Record<string, Letter>>;

export type LetterTemplate = keyof typeof letters;

/** What a letter that is written down before it is sent is about. */
export type RecordSubject = Exclude<LetterSubject, 'user' | 'person'>;

/** The letters that are owed to somebody about a record: rows of `notifications`. */
export type NotificationTemplate = {
  [Template in LetterTemplate]: (typeof letters)[Template]['subject'] extends RecordSubject ? Template : never;
}[LetterTemplate];

const templates = Object.keys(letters) as LetterTemplate[];

export const notificationTemplates: readonly NotificationTemplate[] = templates.filter(
  (template): template is NotificationTemplate => !['user', 'person'].includes(letters[template].subject),
);
