-- Where a buyer came from, with every copy of the quote up to the policy. What visitors allow, without saying who they are.
alter table quotes
  add column attribution jsonb not null default '{}'
    check (jsonb_typeof(attribution) = 'object' and is_small(attribution, 20000));
comment on column quotes.attribution is 'The tracking parameters (tid, cam, utm_…) of the address by which the buyer came.';

create table consent_choices (
  consent_choice_id uuid primary key default uuidv7(),
  mode text not null check (mode in ('opt-in', 'opt-out')),
  measurement boolean not null,
  attribution boolean not null,
  text_version text not null check (is_line(text_version, 64)),
  locale text not null check (locale in ('en-us', 'en-ca', 'fr-ca')),
  created timestamptz not null default app_now()
);
comment on table consent_choices is 'What visitors allowed and refused, to which wording; not who they are.';
create index consent_choices_created on consent_choices (created desc);
