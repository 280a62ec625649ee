-- Why who is insured does not go on: a choice, and what they write of it.
alter table policy_renewals
  add column decline_reason text,
  add column decline_comment text,
  add constraint policy_renewals_decline_reason_check check (decline_reason in
    ('price', 'insured_elsewhere', 'vehicle_gone', 'not_used', 'moved', 'service', 'other')),
  add constraint policy_renewals_decline_comment_bound check (is_prose(decline_comment, 1000));
comment on column policy_renewals.decline_reason is 'Why who is insured declined the next term, where they said so.';
