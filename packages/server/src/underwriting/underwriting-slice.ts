import type { Slice } from '../kernel/slice.ts';
import { sweep } from '../kernel/sweep.ts';
import { firstZone } from '../products/first-day.ts';
import { writeReferralMessage } from './write-referral-message.ts';
import { addRaterFixture } from './add-rater-fixture.ts';
import { applyRules } from './apply-rules.ts';
import { acceptApplication } from './accept-application.ts';
import { assignReferral, referralAssignees } from './assign-referral.ts';
import { acceptReferral, rejectReferral } from './decide-referral.ts';
import { cancelReferralRequest, expireReferral } from './end-referral.ts';
import {
  onCancellationAnnounced,
  onCancellationReversed,
  onPolicyCancelled,
  onCopyStarted,
  onPolicyBound,
  onProviderChanged,
  onQuoteDeclined,
  onQuoteEdited,
  onQuoteExpired,
  onQuoteForced,
  onQuoteReadmitted,
  onQuoteRefused,
  onQuoteReplaced,
} from './follow-quote.ts';
import {
  checkOnCopy,
  checkOnEdit,
  checkOnOtherProduct,
  checkOnReopening,
  checkPeople,
  tellCopies,
} from './check-people.ts';
import { checkRaterVersion } from './check-rater-version.ts';
import { importRaterVersion } from './import-rater-version.ts';
import { endMoratoriumException, exceptFromMoratorium } from './except-from-moratorium.ts';
import { createMoratorium, endMoratorium, updateMoratorium } from './write-moratorium.ts';
import { createRejection } from './create-rejection.ts';
import { pricingAndRating } from './pricing-and-rating.ts';
import { quoteWithProviderVersions } from './quote-with-provider-versions.ts';
import { readQuoteAbilities, readReferralAbilities } from './read-referral-abilities.ts';
import { underwritingRuleImpact } from './read-rule-impact.ts';
import { similarRestrictions } from './read-similar-restrictions.ts';
import { underwritingCriteriaByQuote } from './read-underwriting-criteria.ts';
import { quoteVerificationStatus } from './read-verification-status.ts';
import { readPolicyReferralAbilities, referPolicy } from './refer-policy.ts';
import { removeRejection } from './remove-rejection.ts';
import { requestMvrDetails } from './request-mvr-details.ts';
import { runVerification } from './run-verification.ts';
import { submitUnderwritingReferral } from './submit-underwriting-referral.ts';
import { underwritingRuleBook, underwritingRuleHistory, underwritingRulePreview } from './read-underwriting-rules.ts';
import { underwritingQuestionBook, underwritingQuestionHistory } from './read-underwriting-questions.ts';
import {
  archiveUnderwritingQuestion,
  createUnderwritingQuestion,
  reorderUnderwritingQuestions,
  updateUnderwritingQuestion,
} from './write-underwriting-question.ts';
import { archiveUnderwritingRule, createUnderwritingRule, updateUnderwritingRule } from './write-underwriting-rule.ts';

// Rows are chosen by the furthest zone's day; each is decided by the day where its own risk is.
const overdueReferrals = `
  select organization_id, quote_referral_id from quote_referrals
  where status = 'pending' and last_day < (app_now() at time zone '${firstZone}')::date
  order by last_day limit 500`;

export const underwritingSlice = {
  operations: [
    checkRaterVersion,
    importRaterVersion,
    addRaterFixture,
    pricingAndRating,
    quoteWithProviderVersions,
    writeReferralMessage,
    createUnderwritingRule,
    updateUnderwritingRule,
    archiveUnderwritingRule,
    underwritingRuleBook,
    underwritingRulePreview,
    underwritingRuleHistory,
    underwritingRuleImpact,
    createUnderwritingQuestion,
    updateUnderwritingQuestion,
    archiveUnderwritingQuestion,
    reorderUnderwritingQuestions,
    underwritingQuestionBook,
    underwritingQuestionHistory,
    referPolicy,
    submitUnderwritingReferral,
    cancelReferralRequest,
    acceptReferral,
    rejectReferral,
    assignReferral,
    acceptApplication,
    referralAssignees,
    createRejection,
    removeRejection,
    createMoratorium,
    updateMoratorium,
    endMoratorium,
    exceptFromMoratorium,
    endMoratoriumException,
    runVerification,
    requestMvrDetails,
    quoteVerificationStatus,
    underwritingCriteriaByQuote,
    similarRestrictions,
  ],
  handlers: [
    onQuoteEdited,
    onProviderChanged,
    onCopyStarted,
    onQuoteExpired,
    onQuoteDeclined,
    onQuoteReplaced,
    onQuoteForced,
    onQuoteRefused,
    onQuoteReadmitted,
    onPolicyBound,
    onCancellationAnnounced,
    onCancellationReversed,
    onPolicyCancelled,
    checkOnEdit,
    checkOnCopy,
    checkOnOtherProduct,
    checkOnReopening,
    tellCopies,
  ],
  abilities: {
    quotes: readQuoteAbilities,
    quote_referrals: readReferralAbilities,
    policies: readPolicyReferralAbilities,
  },
  jobs: (kernel) => ({
    'check-people': (data) => checkPeople(kernel, data),
    'apply-rules': (data) => applyRules(kernel, data),
    'expire-referrals': () => sweep(kernel, overdueReferrals, expireReferral),
  }),
} satisfies Slice;
