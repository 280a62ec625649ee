-- What a version has to come to: a subject with its total, run before the version is put in force.
create table rater_fixtures (
  rater_fixture_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  rater_version_id uuid not null,
  name text not null check (is_line(name, 100)),
  subject jsonb not null check (jsonb_typeof(subject) = 'object' and is_small(subject, 100000)),
  -- Cents of the term with fees; null where the version gives no price.
  total bigint check (total >= 0),
  unique (organization_id, rater_fixture_id),
  unique (rater_version_id, name),
  constraint rater_fixture_version foreign key (organization_id, rater_version_id)
    references rater_versions (organization_id, rater_version_id) on update cascade deferrable initially deferred
);
create trigger keep_promoted before insert or delete or update
  on rater_fixtures for each row execute function keep_promoted_rates();

-- Who answers for it, by the name they had then.
alter table rater_versions add column promoted_by_name text check (is_line(promoted_by_name, 201));
alter table rater_releases
  add column released_by uuid,
  add column released_by_name text check (is_line(released_by_name, 201)),
  add column reason text check (is_prose(reason, 1000)),
  -- Why fixtures were allowed to come to another total.
  add column difference_reason text check (is_prose(difference_reason, 1000));
comment on constraint rater_release_version on rater_releases is 'version|releases';
comment on constraint rater_fixture_version on rater_fixtures is 'version|fixtures';
