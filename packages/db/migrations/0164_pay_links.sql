-- A letter about money carries a link that pays with what is on file, without signing in. Its token is derived from the
-- policy and the number, and kept nowhere; the row says until when it is good, and what ended it before.
create table pay_links (
  pay_link_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  number integer not null check (number > 0),
  expires timestamptz not null,
  ended timestamptz,
  ended_by text check (ended_by in ('paid', 'moved', 'detached')),
  created timestamptz not null default app_now(),
  unique (policy_id, number),
  constraint pay_link_ended check ((ended is null) = (ended_by is null)),
  constraint pay_link_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
