-- Underwriting rules are asked about every quote of their product: several conditions in one rule, and each wording of
-- it kept.
alter table underwriting_rules
  add column version integer not null default 1 check (version > 0),
  -- What has to hold besides the first condition: object_type, key, operator and value of each.
  add column conditions jsonb not null default '[]'
    constraint underwriting_rules_conditions_bound check (jsonb_typeof(conditions) = 'array' and is_small(conditions, 20000)),
  drop constraint underwriting_rules_key_check,
  -- Answers of a line are named as its data names them.
  add constraint underwriting_rules_key_check check (key ~ '^[a-z][A-Za-z0-9_.]*$'),
  add unique (organization_id, underwriting_rule_id);

-- Every wording of a rule, the one in use among them. The newest row of a product names all of its rules as they are.
create table underwriting_rule_versions (
  underwriting_rule_version_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  product_id uuid not null,
  underwriting_rule_id uuid not null,
  version integer not null check (version > 0),
  rule jsonb not null constraint underwriting_rule_versions_rule_bound check (is_small(rule, 60000)),
  -- Who wrote it; null where nobody was signed in.
  user_id uuid references users,
  created timestamptz not null default app_now(),
  unique (underwriting_rule_id, version),
  constraint underwriting_rule_version_product foreign key (organization_id, product_id)
    references products (organization_id, product_id) on update cascade deferrable initially deferred,
  constraint underwriting_rule_version_rule foreign key (organization_id, underwriting_rule_id)
    references underwriting_rules (organization_id, underwriting_rule_id) on update cascade deferrable initially deferred
);
comment on constraint underwriting_rule_version_rule on underwriting_rule_versions is 'underwriting_rule|versions';
comment on constraint underwriting_rule_versions_user_id_fkey on underwriting_rule_versions
  is 'user|underwriting_rule_versions';
create index underwriting_rule_versions_newest
  on underwriting_rule_versions (organization_id, product_id, underwriting_rule_version_id desc);

create function count_rule_version() returns trigger
language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger count_version before update on underwriting_rules
  for each row when (old.* is distinct from new.*) execute function count_rule_version();

-- No wording is lost, whoever wrote it.
create function keep_rule_version() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into underwriting_rule_versions (organization_id, product_id, underwriting_rule_id, version, rule, user_id)
  values (new.organization_id, new.product_id, new.underwriting_rule_id, new.version, jsonb_build_object(
    'rule_name', new.rule_name, 'rule_type', new.rule_type, 'object_type', new.object_type, 'key', new.key,
    'operator', new.operator, 'value', new.value, 'conditions', new.conditions, 'reason', new.reason,
    'effective_date', new.effective_date, 'expiration_date', new.expiration_date,
    'allow_new_business', new.allow_new_business, 'allow_renewal', new.allow_renewal,
    'allow_proposal', new.allow_proposal, 'archived', new.archived is not null), claim_user());
  return null;
end $$;
create trigger keep_first_version after insert on underwriting_rules
  for each row execute function keep_rule_version();
create trigger keep_version after update on underwriting_rules
  for each row when (old.version <> new.version) execute function keep_rule_version();

insert into underwriting_rule_versions (organization_id, product_id, underwriting_rule_id, version, rule)
select organization_id, product_id, underwriting_rule_id, version, to_jsonb(underwriting_rules) - 'organization_id'
  - 'product_id' - 'underwriting_rule_id' - 'version' - 'created' - 'updated' || jsonb_build_object('archived', archived is not null)
from underwriting_rules;

select tell_changes('underwriting_rules', 'products product_id');
