-- What a policy leaves unpaid when it ends is asked for, reminded of, and written off or handed to an agency.
alter table product_parameters
  add column reminder_days integer[] not null default '{10,25}'::integer[],
  add column collections_from bigint not null default 0,
  add constraint product_parameters_reminder_days_check check (cardinality(reminder_days) <= 4),
  add constraint product_parameters_collections_from_check check (collections_from between 0 and 10000000);

alter table invoices
  -- The last day on which a charge asked for it: by itself it is asked for anew on its day alone.
  add column charge_tried date,
  add column reminded date,
  add column sent_to_collections date;

alter table notifications
  drop constraint notifications_template_check,
  add constraint notifications_template_check check (template in (
    'deletion_asked', 'deletion_taken_back', 'deletion_done', 'deletion_refused', 'data_ready',
    'address_confirm', 'address_changed', 'autopay_agreed', 'enquiry_received', 'enquiry_arrived',
    'enquiry_answered', 'enquiry_transcript', 'policy_changed', 'policy_rewritten', 'lender_rewritten',
    'photos_wanted', 'refund_sent', 'policy_reinstated', 'cancellation_announced', 'cancellation_reversed',
    'policy_cancelled', 'lienholder_told', 'resume_quote', 'quote_sent', 'policy_bound', 'debit_returned',
    'payment_upcoming', 'payment_receipt', 'payment_failed', 'card_expiring', 'now_sold', 'mentioned',
    'referral_answered', 'referral_message', 'quote_reviewed', 'signature_asked', 'signature_answered',
    'signature_declined', 'score_notice', 'balance_reminder'));

-- What ended before this was known is looked at once.
update billing_arrangements b set next_look = app_now()
where exists (select from policies p join invoices i using (policy_id)
  where p.contract_id = b.contract_id and p.policy_status in ('cancelled', 'expired', 'rewritten')
    and i.status in ('scheduled', 'issued', 'partly_paid'));
