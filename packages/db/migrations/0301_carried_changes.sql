-- A change of the ending term that is proposed on the next one knows what it came from, and falls away with it; what cannot
-- be proposed yet waits with its renewal.
alter table policy_proposals
  add column carried_from uuid,
  add constraint policy_proposal_carried_from foreign key (organization_id, carried_from)
    references policy_transactions (organization_id, policy_transaction_id) on update cascade deferrable initially deferred,
  drop constraint policy_proposals_invalidated_because_check,
  add constraint policy_proposals_invalidated_because_check check (invalidated_because in ('withdrawn', 'declined',
    'unanswered', 'policy_ended', 'policy_moved', 'base_moved', 'does_not_fit', 'refused_on_its_day', 'undone_before'));
comment on constraint policy_proposal_carried_from on policy_proposals is 'carried_from_transaction|carried_proposals';
comment on column policy_proposals.carried_from is 'The change of the term before that is proposed on this one.';
create index policy_proposals_carried on policy_proposals (carried_from) where carried_from is not null;

alter table policy_renewals add column changes_to_carry uuid[] not null default '{}';
comment on column policy_renewals.changes_to_carry is 'Changes of the ending term that wait to be proposed on the next one: its payment is under way.';

alter table notifications
  drop constraint notifications_template_check,
  add constraint notifications_template_check check (template in (
    'deletion_asked', 'deletion_taken_back', 'deletion_done', 'deletion_refused', 'data_ready',
    'address_confirm', 'address_changed', 'autopay_agreed', 'enquiry_received', 'enquiry_arrived',
    'enquiry_answered', 'enquiry_transcript', 'policy_changed', 'policy_rewritten', 'lender_rewritten',
    'photos_wanted', 'refund_sent', 'policy_reinstated', 'cancellation_announced', 'cancellation_reversed',
    'policy_cancelled', 'lienholder_told', 'non_renewal', 'lender_non_renewal', 'resume_quote', 'quote_sent', 'policy_bound',
    'debit_returned', 'payment_upcoming', 'payment_receipt', 'payment_failed', 'card_expiring', 'now_sold', 'mentioned',
    'referral_answered', 'referral_message', 'quote_reviewed', 'signature_asked', 'signature_answered',
    'signature_declined', 'score_notice', 'record_notice', 'balance_reminder', 'renewal_offered', 'policy_renewed',
    'change_carried', 'agent_change_carried'));
