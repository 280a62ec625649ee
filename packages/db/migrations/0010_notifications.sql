-- Every e-mail that concerns a quote or policy: written with the decision, sent by the worker.
create table notifications (
  notification_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  quote_id uuid,
  policy_id uuid,
  template text not null check (template in ('resume_quote', 'quote_sent', 'policy_bound')),
  recipient email_address not null,
  subject text,
  data jsonb not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  sent timestamptz,
  last_error text,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint notification_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred,
  constraint notification_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
create index notifications_of_quote on notifications (quote_id);
create trigger touch before update on notifications for each row execute function touch_updated();
