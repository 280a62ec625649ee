-- What a bound quote is rated by, as the rates see it, so that a book is rated again without reading and opening it row
-- by row. Ages stand in it, no birth dates; no caller reads it.
create table rated_subjects (
  quote_id uuid primary key,
  organization_id uuid not null,
  -- Of the shape of what is kept: another one is read anew from the quote.
  format smallint not null check (format > 0),
  -- Of the term that it says; the ages are those of this day.
  effective_date date not null,
  -- The version whose price the quote has; no reference, because it is compared with and not owned.
  rater_version_id uuid,
  -- As it is sent: json is handed over as it was written, jsonb would be printed each time.
  subject json not null,
  created timestamptz not null default app_now(),
  constraint rated_subject_bound check (is_small(subject::jsonb, 200000)),
  constraint rated_subject_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred
);

-- A run may be over the books of all organizations: it goes on after this organization's last policy that was rated.
alter table dislocation_runs
  add column every_organization boolean not null default false,
  add column after_organization_id uuid;
update dislocation_runs set after_organization_id = organization_id where after_policy_id is not null;
alter table dislocation_runs
  add constraint dislocation_run_place check ((after_organization_id is null) = (after_policy_id is null));

-- Policies of a run, many a row: the n-th value of each list is the n-th policy's.
create table dislocation_batches (
  dislocation_run_id uuid not null,
  -- Whose rates are tried, and whose policies these are.
  run_organization_id uuid not null,
  organization_id uuid not null references organizations,
  last_policy_id uuid not null,
  -- No references: a policy may go to another organization, and what was found of it stays with the run.
  policy_ids uuid[] not null check (cardinality(policy_ids) between 1 and 5000),
  policy_numbers text[] not null check (is_line(array_to_string(policy_numbers, ' '), 325000)),
  -- The next terms that are on offer, where it is those which were rated.
  policy_renewal_ids uuid[] not null,
  -- The versions that they were compared with; null where none is known.
  base_rater_version_ids uuid[] not null,
  -- Premiums of the term without fees, in cents; null where a version has no price.
  premiums_before bigint[] not null,
  premiums_after bigint[] not null,
  premiums_capped bigint[] not null,
  -- What is charged, in cents; null for a term that is not priced yet.
  charged bigint[] not null,
  -- In basis points of the premium before.
  changes integer[] not null,
  -- What the other version refers or refuses that the first does not, and what it finds no row for: codes with spaces.
  referrals text[] not null check (is_line(array_to_string(referrals, ' '), 1000000)),
  refusals text[] not null check (is_line(array_to_string(refusals, ' '), 1000000)),
  missing text[] not null check (is_line(array_to_string(missing, ' '), 1000000)),
  administrative_areas text[] not null check (is_line(array_to_string(administrative_areas, ' '), 15000)),
  vehicle_classes text[] not null check (is_line(array_to_string(vehicle_classes, ' '), 325000)),
  primary key (dislocation_run_id, organization_id, last_policy_id),
  constraint dislocation_batch_lists check (
    cardinality(policy_numbers) = cardinality(policy_ids) and cardinality(policy_renewal_ids) = cardinality(policy_ids)
    and cardinality(base_rater_version_ids) = cardinality(policy_ids)
    and cardinality(premiums_before) = cardinality(policy_ids) and cardinality(premiums_after) = cardinality(policy_ids)
    and cardinality(premiums_capped) = cardinality(policy_ids) and cardinality(charged) = cardinality(policy_ids)
    and cardinality(changes) = cardinality(policy_ids) and cardinality(referrals) = cardinality(policy_ids)
    and cardinality(refusals) = cardinality(policy_ids) and cardinality(missing) = cardinality(policy_ids)
    and cardinality(administrative_areas) = cardinality(policy_ids)
    and cardinality(vehicle_classes) = cardinality(policy_ids)),
  constraint dislocation_batch_run foreign key (run_organization_id, dislocation_run_id)
    references dislocation_runs (organization_id, dislocation_run_id) on update cascade deferrable initially deferred
);

insert into dislocation_batches (dislocation_run_id, run_organization_id, organization_id, last_policy_id, policy_ids,
  policy_numbers, policy_renewal_ids, base_rater_version_ids, premiums_before, premiums_after, premiums_capped, charged,
  changes, referrals, refusals, missing, administrative_areas, vehicle_classes)
select dislocation_run_id, organization_id, organization_id, (array_agg(policy_id order by policy_id desc))[1],
  array_agg(policy_id order by policy_id), array_agg(policy_number order by policy_id),
  array_agg(policy_renewal_id order by policy_id), array_agg(base_rater_version_id order by policy_id),
  array_agg(premium_before order by policy_id), array_agg(premium_after order by policy_id),
  array_agg(premium_capped order by policy_id), array_agg(charged order by policy_id),
  array_agg(change order by policy_id), array_agg(array_to_string(referrals, ' ') order by policy_id),
  array_agg(array_to_string(refusals, ' ') order by policy_id),
  array_agg(array_to_string(missing, ' ') order by policy_id),
  array_agg(administrative_area order by policy_id), array_agg(vehicle_class order by policy_id)
from (select *, (row_number() over (partition by dislocation_run_id order by policy_id) - 1) / 1000 as batch
  from dislocation_results) as numbered
group by dislocation_run_id, organization_id, batch;
drop table dislocation_results;
