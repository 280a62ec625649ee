-- Why who is insured wants nothing to follow, as their agent notes it down before a next term is offered. The offer that is
-- made later begins with it, and so it is counted among the reasons.
alter table policies
  add column decline_reason text,
  add column decline_comment text,
  add constraint policies_decline_reason_check check (decline_reason in
    ('price', 'insured_elsewhere', 'vehicle_gone', 'not_used', 'moved', 'service', 'other')),
  add constraint policies_decline_comment_bound check (is_prose(decline_comment, 1000));
comment on column policies.decline_reason is 'Why who is insured wants no next term, where they said so.';
