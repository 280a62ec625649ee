-- What happened to a record and is shown later: written with what happens, and never changed. A claim and a renewal get
-- a column each.

create table timeline_entries (
  timeline_entry_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  quote_id uuid,
  -- Of a quote's entries, the policy that it became: filled in when it is bound, so that the policy finds them too.
  policy_id uuid,
  at timestamptz not null default app_now(),
  -- The event's name.
  kind text not null check (is_line(kind, 64)),
  actor_user_id uuid references users,
  -- The name when it happened: whoever reads this need not be able to read the account.
  actor_name text check (is_line(actor_name, 201)),
  -- `system` for the platform itself; null where nobody wrote down who it was.
  actor_role text check (is_line(actor_role, 64)),
  -- What the sentence is made of in the reader's language.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  -- Premium of the term without fees, in cents, where it was made anew.
  premium_before bigint,
  premium_after bigint,
  -- Whether the customer sees it.
  visible boolean not null default false,
  constraint timeline_entry_facts_bound check (is_small(facts, 4000)),
  constraint timeline_entry_record check (num_nonnulls(quote_id, policy_id) > 0),
  constraint timeline_entry_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred,
  constraint timeline_entry_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
create index timeline_entries_of_quote on timeline_entries (quote_id, at desc, timeline_entry_id desc)
  where quote_id is not null;
create index timeline_entries_of_policy on timeline_entries (policy_id, at desc, timeline_entry_id desc)
  where policy_id is not null;

-- What is known of the time before, from columns and from the trail: who did it only where the trail says so.
insert into timeline_entries (organization_id, quote_id, policy_id, at, kind, actor_user_id, actor_name, actor_role,
  facts, premium_before, premium_after, visible)
select organization_id, quote_id, policy_id, at, kind, actor_user_id,
  (select nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), '')
   from users where user_id = actor_user_id),
  actor_role, facts, null, premium_after, visible
from (
  select organization_id, quote_id, policy_id, created as at, 'quote_started' as kind, null::uuid as actor_user_id,
    null as actor_role, '{}'::jsonb as facts, null::bigint as premium_after, true as visible, 1 as place
  from quotes
  union all
  -- A signature that a later edit voided left no trace of its name.
  select organization_id, quote_id, policy_id, signed_at, 'quote_signed', null, null,
    jsonb_strip_nulls(jsonb_build_object('name', signer_info ->> 'name')), null, true, 3
  from quotes where signed_at is not null
  union all
  select organization_id, quote_id, policy_id, ((expiration_date + 1)::timestamp at time zone time_zone),
    'quote_expired', null, 'system', '{}', null, true, 4
  from quotes where status = 'expired'
  union all
  -- A revoked approval left nothing on the quote; the trail has it.
  select quotes.organization_id, quote_id, policy_id, audit_log.at,
    case operation when 'send_quote_to_customer' then 'quote_sent' when 'decline_quote' then 'quote_declined'
      else 'agent_approval_revoked' end,
    audit_log.actor_user_id, audit_log.actor_role, '{}', null, true, 2
  from audit_log join quotes on quotes.quote_id = audit_log.root_id
  where root_table = 'quotes' and outcome = 'done'
    and operation in ('send_quote_to_customer', 'revoke_agent_approval', 'decline_quote')
  union all
  select payments.organization_id, quote_id, quotes.policy_id, payments.created,
    case payments.status when 'failed' then 'payment_declined' else 'payment_received' end, null, null,
    jsonb_strip_nulls(jsonb_build_object('amount', amount, 'currency', currency, 'code', decline_code)), null, true, 5
  from payments join quotes using (quote_id) where payments.status in ('settled', 'failed')
  union all
  select organization_id, current_quote_id, policy_id, created, 'policy_bound', null, null,
    jsonb_build_object('number', policy_number), premium, true, 6
  from policies
  union all
  select organization_id, null, policy_id, begins, 'policy_activated', null, 'system', '{}', null, true, 7
  from policies, lateral (
    select (effective_date + time '00:01') at time zone time_zone as begins
  ) as cover
  where policy_status not in ('pending', 'cancelled') and begins > created and begins <= app_now()
  union all
  select organization_id, quote_id, policy_id, updated, 'document_made', null, 'system',
    jsonb_build_object('type', document_type, 'name', name), null, true, 8
  from documents where status = 'ready'
  union all
  select notifications.organization_id, quote_id, coalesce(notifications.policy_id, quotes.policy_id), sent,
    'letter_sent', null, 'system', jsonb_build_object('template', template, 'recipient', recipient), null,
    template <> 'resume_quote', 9
  from notifications join quotes using (quote_id) where notifications.status = 'sent'
) as known
-- The keys follow the time, so that what happened in one instant keeps its order.
order by at, place;

select tell_changes('timeline_entries', 'quotes quote_id', 'policies policy_id');
