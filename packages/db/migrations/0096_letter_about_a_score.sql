-- Whose score costs them money is told so in writing.
alter table notifications drop constraint notifications_template_check;
alter table notifications
  add constraint notifications_template_check check (template in ('resume_quote', 'quote_sent', 'policy_bound',
    'debit_returned', 'now_sold', 'mentioned', 'referral_answered', 'referral_message', 'quote_reviewed', 'signature_asked',
    'score_notice'));
