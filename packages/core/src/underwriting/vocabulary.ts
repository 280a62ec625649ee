/** Where a referral stands. */
export const referralStatuses = ['pending', 'accepted', 'rejected', 'expired', 'completed'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** What an underwriter answers. */
export const referralDecisions = ['accepted', 'rejected'] as const;
export type ReferralDecision = (typeof referralDecisions)[number];

/** Whether the question comes before cover begins or after. */
export const reviewTypes = ['pre_bind', 'post_bind'] as const;
export type ReviewType = (typeof reviewTypes)[number];

/** How a question is answered. */
export const answerTypes = ['yes_no', 'number', 'text'] as const;
export type AnswerType = (typeof answerTypes)[number];

/** What the answer that triggers it brings about. */
export const questionDecisions = ['none', 'referral', 'rejection', 'agent_required'] as const;
export type QuestionDecision = (typeof questionDecisions)[number];

/** What a vendor answered; `no_hit` when it knows no one of that name. */
export const verificationStatuses = ['pending', 'ok', 'no_hit', 'error', 'timeout'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];
