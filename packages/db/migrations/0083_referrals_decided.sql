-- What an underwriter is asked, answered: by whom, and who is to answer next.

-- The codes of what was found, to filter by and to find what was said of the same before.
create function finding_codes(findings jsonb) returns text[]
language sql immutable parallel safe strict as $$
  select coalesce(array_agg(finding ->> 'code' order by place), '{}')
  from jsonb_array_elements(findings) with ordinality as found (finding, place)
$$;

alter table quote_referrals
  add column finding_codes text[] not null generated always as (finding_codes(findings)) stored,
  -- What was answered, whatever becomes of the referral after.
  add column decision text,
  -- As people were called then: whoever asked reads who answered, though not the account.
  add column requested_by_name text,
  add column underwriter_name text,
  -- Whose work the answer is; nobody's while it is null.
  add column assignee_user_id uuid references users,
  add column assignee_name text;
update quote_referrals set decision = case status when 'rejected' then 'rejected' else 'accepted' end
  where decided is not null;
alter table quote_referrals
  add constraint quote_referral_decision_known check (decision in ('accepted', 'rejected')),
  add constraint quote_referral_decision_made check ((decision is null) = (decided is null)),
  add constraint quote_referrals_requested_by_name_bound check (is_line(requested_by_name, 201)),
  add constraint quote_referrals_underwriter_name_bound check (is_line(underwriter_name, 201)),
  add constraint quote_referrals_assignee_name_bound check (is_line(assignee_name, 201)),
  add constraint quote_referral_assignee check (assignee_name is null or assignee_user_id is not null);
comment on constraint quote_referrals_assignee_user_id_fkey on quote_referrals
  is 'assignee|assigned_quote_referrals';
comment on column quote_referrals.findings is
  'What is asked about: the code and value of each finding, and where its rule begins. Once it is accepted before the bind, these are waived.';

-- What was decided of the same lately.
create index quote_referrals_decided on quote_referrals using gin (finding_codes) where decided is not null;
create index quote_referrals_of_assignee on quote_referrals (assignee_user_id, created desc) where status = 'pending';
