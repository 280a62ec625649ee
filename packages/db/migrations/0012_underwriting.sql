-- What an underwriter asks, forbids, checks and decides.

-- A tree a product: a child is asked when its parent is answered with yes.
create table underwriting_questions (
  underwriting_question_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  product_id uuid not null,
  parent_id uuid check (parent_id <> underwriting_question_id),
  question text not null check (question ~ '\S'),
  answer_type text not null default 'yes_no' check (answer_type in ('yes_no', 'number', 'text')),
  decision text not null default 'none' check (decision in ('none', 'referral', 'rejection', 'agent_required')),
  -- The answer that brings the decision about.
  decision_answer text,
  sort_order integer not null default 0,
  effective_date date not null,
  expiration_date date,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, product_id, underwriting_question_id),
  constraint underwriting_question_days check (expiration_date > effective_date),
  constraint underwriting_question_answer check (decision = 'none' or decision_answer is not null),
  constraint underwriting_question_product foreign key (organization_id, product_id)
    references products (organization_id, product_id) on update cascade deferrable initially deferred,
  -- The product is part of the key, so that no question hangs below another product's.
  constraint underwriting_question_parent foreign key (organization_id, product_id, parent_id)
    references underwriting_questions (organization_id, product_id, underwriting_question_id)
    on update cascade deferrable initially deferred
);
comment on constraint underwriting_question_parent on underwriting_questions is 'parent|children';
create index underwriting_questions_of_product on underwriting_questions (organization_id, product_id, sort_order)
  where archived is null;
create index underwriting_questions_of_parent on underwriting_questions (parent_id) where parent_id is not null;
create trigger touch before update on underwriting_questions for each row execute function touch_updated();

-- Two moves that are each fine alone may close a circle together: the tree is looked at when both are done.
create function check_question_tree() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if exists (
    with recursive above (question_id) as (
      select new.parent_id
      union
      select q.parent_id from underwriting_questions q join above on q.underwriting_question_id = above.question_id
    )
    select from above where question_id = new.underwriting_question_id
  ) then
    raise exception 'underwriting question % stands above itself', new.underwriting_question_id
      using errcode = '23514', constraint = 'underwriting_question_tree';
  end if;
  return null;
end $$;
create constraint trigger underwriting_question_tree after insert or update of parent_id on underwriting_questions
  deferrable initially deferred for each row when (new.parent_id is not null) execute function check_question_tree();

create table underwriting_rules (
  underwriting_rule_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  product_id uuid not null,
  rule_name text not null check (rule_name ~ '\S'),
  rule_type text not null check (rule_type in ('rejection', 'referral', 'agent_required')),
  object_type text not null check (object_type in (
    'quote', 'vehicle', 'entity', 'location', 'policy', 'history')),
  -- The field of the object that is compared.
  key text not null check (key ~ '^[a-z][a-z0-9_.]*$'),
  operator text not null check (operator in (
    'eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'between', 'contains', 'missing', 'matches')),
  value jsonb,
  reason text not null check (reason ~ '\S'),
  effective_date date not null,
  expiration_date date,
  -- The kinds of business that the rule is asked about.
  allow_new_business boolean not null default true,
  allow_renewal boolean not null default true,
  allow_proposal boolean not null default true,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint underwriting_rule_days check (expiration_date > effective_date),
  constraint underwriting_rule_value check (coalesce(case operator
    when 'missing' then value is null
    when 'in' then jsonb_typeof(value) = 'array' and value <> '[]'
    when 'nin' then jsonb_typeof(value) = 'array' and value <> '[]'
    when 'between' then jsonb_typeof(value) = 'array' and jsonb_array_length(value) = 2
    else jsonb_typeof(value) in ('string', 'number', 'boolean') end, false)),
  constraint underwriting_rule_product foreign key (organization_id, product_id)
    references products (organization_id, product_id) on update cascade deferrable initially deferred
);
create index underwriting_rules_of_product on underwriting_rules (organization_id, product_id, created)
  where archived is null;
create trigger touch before update on underwriting_rules for each row execute function touch_updated();

-- Who or what is refused by name. The value may be a licence number or a birth date: it is sealed, and its index finds
-- it.
create table explicit_rejections (
  explicit_rejection_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  key text not null check (key in (
    'vin', 'email', 'phone', 'license_number', 'name_and_birthdate', 'postal_code', 'address')),
  value sealed not null,
  value_index text not null,
  reason text not null check (reason ~ '\S'),
  -- Null refuses for every provider.
  provider text check (provider in (
    'personal', 'pro', 'boat', 'motorcycle', 'car_share', 'warranty', 'roadside', 'tire_wheel', 'windshield',
    'external', 'aviva', 'safeco', 'ambercare', 'electrified_care')),
  should_block_renewal boolean not null default false,
  deleted timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now()
);
create unique index explicit_rejection_live on explicit_rejections (organization_id, key, value_index, provider)
  nulls not distinct where deleted is null;
create index explicit_rejections_recent on explicit_rejections (organization_id, created desc);
create index explicit_rejections_all_recent on explicit_rejections (created desc);
create trigger touch before update on explicit_rejections for each row execute function touch_updated();

create table quote_referrals (
  quote_referral_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'expired', 'completed')),
  review_type text not null check (review_type in ('pre_bind', 'post_bind')),
  request_reasons text[] not null
    check (cardinality(request_reasons) > 0 and array_position(request_reasons, null) is null),
  -- Null when the system asked.
  requested_by_user_id uuid references users,
  action_reason text,
  underwriter_user_id uuid references users,
  decided timestamptz,
  -- What was decided on: a waiver holds for this content of the quote and no other.
  content_hash text,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, quote_referral_id),
  constraint quote_referral_decision check (
    status not in ('accepted', 'rejected', 'completed')
    or coalesce(action_reason ~ '\S', false) and underwriter_user_id is not null and decided is not null),
  constraint quote_referral_undecided check (status <> 'pending' or decided is null),
  constraint quote_referral_waiver check (
    status <> 'accepted' or review_type <> 'pre_bind' or content_hash is not null),
  constraint quote_referral_quote foreign key (organization_id, quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred
);
comment on constraint quote_referrals_requested_by_user_id_fkey on quote_referrals
  is 'requested_by|requested_quote_referrals';
comment on constraint quote_referrals_underwriter_user_id_fkey on quote_referrals
  is 'underwriter|decided_quote_referrals';
-- Two underwriters, or an agent and a job, never open the same question twice.
create unique index quote_referral_pending on quote_referrals (quote_id, review_type) where status = 'pending';
create index quote_referrals_of_quote on quote_referrals (quote_id, created desc);
create index quote_referrals_recent on quote_referrals (organization_id, created desc, quote_referral_id);
create index quote_referrals_by_status on quote_referrals (organization_id, status, created desc);
create index quote_referrals_all_recent on quote_referrals (created desc, quote_referral_id);
create index quote_referrals_waiting on quote_referrals (created) where status = 'pending';
create trigger touch before update on quote_referrals for each row execute function touch_updated();

-- One question to a vendor about one person. What came back identifies and is sealed.
create table quote_verifications (
  quote_verification_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  entity_id uuid not null,
  call_type text not null check (call_type in ('mvr', 'frs', 'tas')),
  provider text not null,
  -- The vendor knows the question by this key and charges for it once.
  request_key text not null unique,
  status text not null default 'pending' check (status in ('pending', 'ok', 'no_hit', 'error', 'timeout')),
  errored boolean generated always as (status in ('error', 'timeout')) stored,
  error text,
  result sealed,
  raw sealed,
  fetched timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, quote_verification_id),
  constraint quote_verification_error check (status not in ('error', 'timeout') or error is not null),
  constraint quote_verification_answer check (
    (status <> 'ok' or result is not null) and (status not in ('ok', 'no_hit') or fetched is not null)),
  constraint quote_verification_quote foreign key (organization_id, quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred,
  constraint quote_verification_entity foreign key (organization_id, entity_id)
    references entities (organization_id, entity_id) on update cascade deferrable initially deferred
);
create unique index quote_verification_pending on quote_verifications (entity_id, call_type) where status = 'pending';
create index quote_verifications_of_entity on quote_verifications (entity_id, call_type, created desc);
create index quote_verifications_of_quote on quote_verifications (quote_id, created desc);
create trigger touch before update on quote_verifications for each row execute function touch_updated();

create table mvr_violations (
  mvr_violation_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  entity_id uuid not null,
  quote_verification_id uuid not null,
  violation sealed not null,
  date date not null,
  points integer not null default 0 check (points between 0 and 20),
  created timestamptz not null default app_now(),
  constraint mvr_violation_quote foreign key (organization_id, quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred,
  constraint mvr_violation_entity foreign key (organization_id, entity_id)
    references entities (organization_id, entity_id) on update cascade deferrable initially deferred,
  constraint mvr_violation_verification foreign key (organization_id, quote_verification_id)
    references quote_verifications (organization_id, quote_verification_id)
    on update cascade deferrable initially deferred
);
create index mvr_violations_of_verification on mvr_violations (quote_verification_id);
create index mvr_violations_of_entity on mvr_violations (entity_id, date desc);
create index mvr_violations_of_quote on mvr_violations (quote_id);
