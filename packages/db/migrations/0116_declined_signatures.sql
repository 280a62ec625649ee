-- Who is asked to sign second may decline, and say why. Who signed first, and their agent, are told so in writing.
alter table signing_requests
  add column declined timestamptz,
  add column decline_reason text check (is_prose(decline_reason, 1000)),
  add constraint signing_request_answer check (
    (signed_at is null or declined is null) and (decline_reason is null or declined is not null));
alter table notifications drop constraint notifications_template_check;
alter table notifications drop constraint notification_about;
alter table notifications
  add constraint notifications_template_check check (template in ('resume_quote', 'quote_sent', 'policy_bound',
    'debit_returned', 'payment_upcoming', 'payment_receipt', 'payment_failed', 'card_expiring', 'now_sold', 'mentioned',
    'referral_answered', 'referral_message', 'quote_reviewed', 'signature_asked', 'signature_answered',
    'signature_declined', 'score_notice')),
  add constraint notification_about check (
    (template <> 'now_sold' or waitlist_id is not null) and (template <> 'mentioned' or note_mention_id is not null)
    and (template not in ('referral_answered', 'referral_message') or quote_referral_id is not null)
    and (template not in ('signature_asked', 'signature_answered', 'signature_declined')
      or signing_request_id is not null));
