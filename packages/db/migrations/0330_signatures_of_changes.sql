-- Who is insured is asked to sign what a change takes away, or signs it on paper that is kept with it.
alter table policy_proposals
  add column signature_requested timestamptz,
  add column signed_file_id uuid,
  add constraint policy_proposal_signed_file foreign key (organization_id, signed_file_id)
    references files (organization_id, file_id) on update cascade deferrable initially deferred;
comment on constraint policy_proposal_signed_file on policy_proposals is 'signed_file|signed_proposals';
comment on column policy_proposals.signed_file_id is 'The paper that the insured signed, as it was sent here.';
create index policy_proposals_signed_file on policy_proposals (signed_file_id) where signed_file_id is not null;

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
    'change_carried', 'agent_change_carried', 'change_to_sign'));
