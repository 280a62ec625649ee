import { accept, type Decision } from '../shared/decision.ts';
import type { Finding } from './insurable/finding.ts';
import type { Quote } from './quote.ts';
import type { QuoteFacts } from './subject/quote-facts.ts';

/** The codes with which guards refuse. */
export type GuardRefusal =
  | Finding['code']
  | 'fields_missing'
  | 'rejected_by_rule'
  | 'referral_needed'
  | 'quote_agent_required'
  | 'not_rated'
  | 'rating_outdated'
  | 'effective_date_out_of_range'
  | 'moratorium_active'
  | 'verification_incomplete'
  | 'verification_failed'
  | 'not_signed'
  | 'signature_outdated'
  | 'signature_unread'
  | 'second_signature_missing'
  | 'payment_not_authorized'
  | 'payment_not_captured'
  | 'quote_expired'
  | 'not_past_expiration'
  | 'reopen_window_passed'
  | 'renewal_not_reopenable'
  | 'application_has_own_path'
  | 'not_an_application'
  | 'referral_pending'
  | 'not_rejected'
  | 'declined_by_underwriter';

/** A condition that has to hold before something is done to a quote. */
export type Guard = (quote: Quote, facts: QuoteFacts) => Decision<true, GuardRefusal>;

/** That a guard holds. */
export const held = accept(true as const);
