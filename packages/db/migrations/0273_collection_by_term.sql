-- When the clock looks at the money of a term, and what stops it there: of each term of a contract its own. The arrangement
-- stays one a contract, and names its newest term.
create table policy_collections (
  policy_id uuid primary key,
  organization_id uuid not null,
  next_look timestamptz default app_now(),
  paused_by uuid constraint policy_collections_paused_by_fkey references moratoriums (moratorium_id),
  constraint policy_collection_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
create index policy_collections_to_look_at on policy_collections (next_look) where next_look is not null;

insert into policy_collections (policy_id, organization_id, next_look, paused_by)
select p.policy_id, p.organization_id, case when p.policy_id = b.policy_id then b.next_look else app_now() end,
  case when p.policy_id = b.policy_id then b.paused_by end
from policies p join billing_arrangements b using (contract_id);

drop index billing_arrangements_to_look_at;
alter table billing_arrangements drop column next_look, drop column paused_by;

alter table notifications
  drop constraint notifications_bounce_check,
  add constraint notifications_bounce_bound check (is_line(bounce, 20));
