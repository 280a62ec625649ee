-- Whose price driving records raise is told by letter which entries do, from which record, and how to dispute them.
alter table notifications drop constraint notifications_template_check;
alter table notifications add constraint notifications_template_check check (template in (
    'deletion_asked', 'deletion_taken_back', 'deletion_done', 'deletion_refused', 'data_ready', 'address_confirm',
    'address_changed', 'autopay_agreed', 'enquiry_received', 'enquiry_arrived', 'enquiry_answered',
    'enquiry_transcript', 'policy_changed', 'policy_rewritten', 'lender_rewritten', 'photos_wanted', 'refund_sent',
    'policy_reinstated', 'cancellation_announced', 'cancellation_reversed', 'policy_cancelled', 'lienholder_told',
    'non_renewal', 'lender_non_renewal', 'resume_quote', 'quote_sent', 'policy_bound', 'debit_returned',
    'payment_upcoming', 'payment_receipt', 'payment_failed', 'card_expiring', 'now_sold', 'mentioned',
    'referral_answered', 'referral_message', 'quote_reviewed', 'signature_asked', 'signature_answered',
    'signature_declined', 'score_notice', 'record_notice', 'balance_reminder'));
