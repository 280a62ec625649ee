-- Rate books: versioned rows, read by the evaluator and named by every step of a trace.

create table rater_versions (
  rater_version_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  provider text not null,
  provider_version text not null,
  label text not null,
  status text not null check (status in ('draft', 'promoted', 'retired')),
  promoted timestamptz,
  created timestamptz not null default app_now(),
  unique (organization_id, provider, provider_version),
  unique (organization_id, rater_version_id)
);
create unique index rater_version_promoted on rater_versions (organization_id, provider) where status = 'promoted';

create table rate_rows (
  rate_row_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  rater_version_id uuid not null,
  factor text not null,
  key text not null,
  comprehensive numeric,
  collision numeric,
  liability numeric,
  amount bigint,
  refer boolean not null default false,
  unique (rater_version_id, factor, key),
  constraint rate_row_version foreign key (organization_id, rater_version_id)
    references rater_versions (organization_id, rater_version_id)
    on update cascade deferrable initially deferred
);
