-- A claim is reported before anybody knows its policy, and handled after: who reports, what was answered to the questions
-- of its kind, what is flagged, whose days run, and who handles it. What one coverage owes one claimant has a place of its
-- own, and so has each day by which something has to be done.
alter table claims
  add column answers jsonb not null default '{}',
  add column flags text[] not null default '{}',
  add column signals text[] not null default '{}',
  add column is_third_party boolean not null default false,
  add column reporter_name text,
  add column reporter_email email_address,
  add column reporter_phone text,
  add column contact_preference text,
  add column language text not null default 'en-us',
  add column postal_code text,
  add column administrative_area text,
  add column time_zone text not null default 'America/New_York',
  add column no_others boolean,
  add column is_usable boolean,
  add column fraud_notice_read timestamptz,
  add column duplicate_of uuid,
  add column cover_quote_id uuid,
  add column handler_user_id uuid references users,
  add column handler_name text,
  add column acknowledged date,
  add column proof_of_loss date,
  add column investigation_begun date,
  add column investigation_finished date,
  add column decided date,
  add column decision_reason text,
  add column agreed date,
  add column paid_on date,
  add column ended date,
  add column next_step text,
  add column next_due date,
  add constraint claim_duplicate foreign key (organization_id, duplicate_of)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  add constraint claim_cover foreign key (organization_id, cover_quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred,
  add constraint claims_answers_check check (jsonb_typeof(answers) = 'object'),
  add constraint claims_answers_bound check (is_small(answers, 20000)),
  add constraint claims_flags_check check (flags <@ array['outside_term', 'lapsed_segment', 'before_purchase',
    'near_cover_change', 'policy_not_found', 'vehicle_not_insured', 'other_driver', 'business_use',
    'rented_beyond_statement', 'third_party']),
  add constraint claims_flags_bound check (is_line(array_to_string(flags, ' '::text), 1000)),
  add constraint claims_signals_bound check (is_line(array_to_string(signals, ' '::text), 1000)),
  add constraint claims_reporter_name_bound check (is_line(reporter_name, 100)),
  add constraint claims_reporter_email_bound check (is_line(reporter_email::text, 254)),
  add constraint claims_reporter_phone_bound check (is_line(reporter_phone, 32)),
  add constraint claims_contact_preference_check check (contact_preference in ('email', 'phone', 'text')),
  add constraint claims_language_check check (language in ('en-us', 'en-ca', 'fr-ca')),
  add constraint claims_postal_code_bound check (is_line(postal_code, 12)),
  add constraint claims_administrative_area_check check (administrative_area ~ '^[A-Z]{2}$' and is_line(administrative_area, 2)),
  add constraint claims_time_zone_bound check (is_line(time_zone, 64)),
  add constraint claims_decision_reason_bound check (is_prose(decision_reason, 1000)),
  add constraint claims_next_step_check check (next_step in ('acknowledge', 'answer_communication',
    'begin_investigation', 'finish_investigation', 'decide', 'status_letter_every', 'pay_after_agreement')),
  add constraint claims_handler_name_bound check (is_line(handler_name, 201)),
  add constraint claim_decided check (status not in ('approved', 'denied') or decided is not null),
  add constraint claim_not_its_own_duplicate check (duplicate_of <> claim_id);
comment on constraint claim_cover on claims is 'cover_quote|claims_covered';
comment on constraint claim_duplicate on claims is 'duplicate|duplicates';
comment on constraint claims_handler_user_id_fkey on claims is 'handler|claims_handled';
create index claims_of_handler on claims (handler_user_id, next_due) where handler_user_id is not null;
create index claims_of_cover on claims (cover_quote_id) where cover_quote_id is not null;
create index claims_duplicates on claims (duplicate_of) where duplicate_of is not null;
create index claims_due on claims (next_due) where next_due is not null;

create table claim_exposures (
  claim_exposure_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  claim_id uuid not null,
  coverage text not null,
  -- Null: who is insured.
  claimant text,
  limit_amount bigint,
  person_limit bigint,
  occurrence_limit bigint,
  aggregate_limit bigint,
  deductible bigint not null default 0,
  reserve_indemnity bigint not null default 0,
  reserve_expense bigint not null default 0,
  paid_indemnity bigint not null default 0,
  paid_expense bigint not null default 0,
  recovered_salvage bigint not null default 0,
  recovered_subrogation bigint not null default 0,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint claim_exposure_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  constraint claim_exposures_coverage_bound check (is_line(coverage, 64)),
  constraint claim_exposures_claimant_bound check (is_line(claimant, 100)),
  constraint claim_exposure_amounts check (least(deductible, reserve_indemnity, reserve_expense, paid_indemnity,
    paid_expense, recovered_salvage, recovered_subrogation) >= 0),
  constraint claim_exposure_limits check (least(limit_amount, person_limit, occurrence_limit, aggregate_limit) >= 0),
  constraint claim_exposure_within_limit check (limit_amount is null or paid_indemnity <= greatest(0, limit_amount - deductible)),
  constraint claim_exposure_recovered check (recovered_salvage + recovered_subrogation <= paid_indemnity)
);
comment on constraint claim_exposure_claim on claim_exposures is 'claim|exposures';
create index claim_exposures_of_claim on claim_exposures (claim_id);
create trigger touch before update on claim_exposures for each row execute function touch_updated();
create function hint_claim_exposures() returns trigger language plpgsql security definer set search_path to 'public' as $$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $$;
create trigger hint_insert after insert on claim_exposures referencing new table as changed
  for each statement execute function hint_claim_exposures();
create trigger hint_update after update on claim_exposures referencing new table as changed
  for each statement execute function hint_claim_exposures();

create table claim_deadlines (
  claim_deadline_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  claim_id uuid not null,
  step text not null,
  due date not null,
  done date,
  is_provisional boolean not null default false,
  days integer not null,
  day_kind text not null,
  grade text not null,
  source text not null,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint claim_deadline_of_step unique (claim_id, step),
  constraint claim_deadline_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  constraint claim_deadlines_step_check check (step in ('acknowledge', 'answer_communication', 'begin_investigation',
    'finish_investigation', 'decide', 'status_letter_every', 'pay_after_agreement')),
  constraint claim_deadlines_day_kind_check check (day_kind in ('calendar', 'business')),
  constraint claim_deadlines_grade_check check (grade in ('A', 'B', 'C', 'K')),
  constraint claim_deadlines_source_bound check (is_line(source, 300))
);
comment on constraint claim_deadline_claim on claim_deadlines is 'claim|deadlines';
create index claim_deadlines_due on claim_deadlines (due) where done is null;
create trigger touch before update on claim_deadlines for each row execute function touch_updated();
create function hint_claim_deadlines() returns trigger language plpgsql security definer set search_path to 'public' as $$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $$;
create trigger hint_insert after insert on claim_deadlines referencing new table as changed
  for each statement execute function hint_claim_deadlines();
create trigger hint_update after update on claim_deadlines referencing new table as changed
  for each statement execute function hint_claim_deadlines();

alter table timeline_entries
  add column claim_id uuid,
  add constraint timeline_entry_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  drop constraint timeline_entry_record,
  add constraint timeline_entry_record check (num_nonnulls(quote_id, policy_id, product_id, claim_id) > 0);
create index timeline_entries_of_claim on timeline_entries (claim_id, at desc, timeline_entry_id desc)
  where claim_id is not null;
create or replace function hint_timeline_entries() returns trigger language plpgsql security definer
  set search_path to 'public' as $$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'quotes', quote_id, organization_id from changed where quote_id is not null
    union all select 'policies', policy_id, organization_id from changed where policy_id is not null
    union all select 'products', product_id, organization_id from changed where product_id is not null
    union all select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $$;
