-- A change of a policy within its term: a quote of its own, which takes effect on a day.

create table policy_proposals (
  policy_proposal_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  proposed_quote_id uuid not null unique,
  status text not null default 'pending' check (status in ('pending', 'scheduled', 'applied', 'invalidated')),
  effective date not null,
  -- What the rest of the term costs more, or less when negative, in cents; null until it is rated.
  premium_change bigint,
  applied timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint policy_proposal_applied check ((status = 'applied') = (applied is not null)),
  constraint policy_proposal_price check (status not in ('scheduled', 'applied') or premium_change is not null),
  constraint policy_proposal_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint policy_proposal_quote foreign key (organization_id, proposed_quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred
);
comment on constraint policy_proposal_quote on policy_proposals is 'proposed_quote|policy_proposal';
create index policy_proposals_of_policy on policy_proposals (policy_id, created desc);
create index policy_proposals_recent on policy_proposals (organization_id, created desc, policy_proposal_id);
create index policy_proposals_live on policy_proposals (organization_id, effective)
  where status in ('pending', 'scheduled');
create index policy_proposals_scheduled on policy_proposals (effective) where status = 'scheduled';
create trigger touch before update on policy_proposals for each row execute function touch_updated();
