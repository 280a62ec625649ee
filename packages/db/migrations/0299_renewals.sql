-- The offer of a next term is made by the clock: it knows of which description of the ending term it was made and what
-- that one costs, when it is looked at again, how often it was tried, and which policy it became.
alter table policy_renewals
  add column base_quote_id uuid,
  add column premium_before bigint,
  add column attempts integer not null default 0,
  add column next_look timestamptz default app_now(),
  add column offered timestamptz,
  add column ended_because text,
  add column renewed_policy_id uuid,
  add constraint policy_renewal_base foreign key (organization_id, base_quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred,
  add constraint policy_renewal_renewed_policy foreign key (organization_id, renewed_policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  add constraint policy_renewals_attempts_check check (attempts >= 0),
  add constraint policy_renewals_ended_because_check check (ended_because in
    ('not_paid', 'rejected', 'declined', 'policy_ended', 'not_priced')),
  add constraint policy_renewal_ended check (status = 'expired' or ended_because is null),
  add constraint policy_renewal_completed check (status <> 'completed' or renewed_policy_id is not null);
comment on constraint policy_renewal_base on policy_renewals is 'base_quote|renewals_made';
comment on constraint policy_renewal_renewed_policy on policy_renewals is 'renewed_policy|renewal_of';
create index policy_renewals_of_base on policy_renewals (base_quote_id);
create unique index policy_renewals_of_renewed on policy_renewals (renewed_policy_id);
create index policy_renewals_to_look_at on policy_renewals (next_look) where next_look is not null;

-- From which day on the next term of a policy is offered, as it was worked out last; null where it has to be.
alter table policies add column renewal_look date;
create index policies_to_renew on policies (renewal_look nulls first, expiration_date)
  where policy_status in ('active', 'delinquent');

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('transfer', 'rewrite', 'new_business', 'renewal',
    'endorsement', 'cancellation', 'reinstatement', 'earning', 'fee', 'payment', 'payment_return', 'application',
    'chargeback', 'refund_owed', 'refund_paid', 'write_off', 'commission', 'refund_interest'));

alter table notifications
  drop constraint notifications_template_check,
  add constraint notifications_template_check check (template in (
    'deletion_asked', 'deletion_taken_back', 'deletion_done', 'deletion_refused', 'data_ready',
    'address_confirm', 'address_changed', 'autopay_agreed', 'enquiry_received', 'enquiry_arrived',
    'enquiry_answered', 'enquiry_transcript', 'policy_changed', 'policy_rewritten', 'lender_rewritten',
    'photos_wanted', 'refund_sent', 'policy_reinstated', 'cancellation_announced', 'cancellation_reversed',
    'policy_cancelled', 'lienholder_told', 'non_renewal', 'lender_non_renewal', 'resume_quote', 'quote_sent', 'policy_bound', 'debit_returned',
    'payment_upcoming', 'payment_receipt', 'payment_failed', 'card_expiring', 'now_sold', 'mentioned',
    'referral_answered', 'referral_message', 'quote_reviewed', 'signature_asked', 'signature_answered',
    'signature_declined', 'score_notice', 'record_notice', 'balance_reminder', 'renewal_offered', 'policy_renewed'));
