-- A task: what somebody has to do on a day, about at most one record. People write it, or a rule does.
create table tasks (
  task_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  title text,
  rule text,
  rule_day date,
  due_date date not null,
  assigned_to uuid references users,
  assigned_name text,
  quote_id uuid,
  policy_id uuid,
  policy_renewal_id uuid,
  claim_id uuid,
  entity_id uuid,
  status text not null default 'open',
  ended timestamptz,
  ended_by_name text,
  created_by uuid references users,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint task_key unique (organization_id, task_id),
  constraint task_quote foreign key (organization_id, quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred,
  constraint task_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint task_policy_renewal foreign key (organization_id, policy_renewal_id)
    references policy_renewals (organization_id, policy_renewal_id) on update cascade deferrable initially deferred,
  constraint task_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  constraint task_entity foreign key (organization_id, entity_id)
    references entities (organization_id, entity_id) on update cascade deferrable initially deferred,
  constraint task_record check (num_nonnulls(quote_id, policy_id, policy_renewal_id, claim_id, entity_id) <= 1),
  constraint task_author check ((rule is null) = (title is not null)),
  constraint tasks_title_bound check (is_line(title, 100)),
  constraint tasks_rule_check check (rule in ('call_after_sent', 'licence_expires')),
  constraint tasks_assigned_name_bound check (is_line(assigned_name, 201)),
  constraint task_assignee check ((assigned_to is null) = (assigned_name is null)),
  constraint tasks_status_check check (status in ('open', 'done', 'lapsed')),
  constraint task_ended check ((status = 'open') = (ended is null)),
  constraint tasks_ended_by_name_bound check (is_line(ended_by_name, 201)));
comment on column tasks.title is 'What is to be done, in the words of who wrote it; a rule has its own.';
comment on column tasks.rule_day is 'The day that a rule is about.';
comment on constraint tasks_assigned_to_fkey on tasks is 'assignee|assigned_tasks';
comment on constraint tasks_created_by_fkey on tasks is 'author|authored_tasks';
create index tasks_open on tasks (organization_id, assigned_to, due_date) where status = 'open';
create index tasks_assigned on tasks (assigned_to, due_date) where status = 'open';
create index tasks_of_quote on tasks (quote_id) where quote_id is not null;
create index tasks_of_policy on tasks (policy_id) where policy_id is not null;
create index tasks_of_renewal on tasks (policy_renewal_id) where policy_renewal_id is not null;
create index tasks_of_claim on tasks (claim_id) where claim_id is not null;
create index tasks_of_entity on tasks (entity_id) where entity_id is not null;
-- A rule asks once: for a call of each quote, and for each day on which somebody's licence ends.
create unique index task_call_once on tasks (quote_id) where rule = 'call_after_sent' and status = 'open';
create unique index task_licence_once on tasks (organization_id, assigned_to, rule_day) where rule = 'licence_expires';
create trigger touch before update on tasks for each row execute function touch_updated();

/* Who did a record's tasks works in the organization that it leaves: in the next one they are nobody's. */
create function free_moved_task() returns trigger language plpgsql as $$
begin
  new.assigned_to := null;
  new.assigned_name := null;
  return new;
end $$;
create trigger free_moved before update of organization_id on tasks
  for each row when (old.organization_id <> new.organization_id) execute function free_moved_task();

select tell_changes('tasks', 'tasks task_id');

-- Until when somebody may sell there, where that is known.
alter table round_robin_members add column licensed_until date;
comment on column round_robin_members.licensed_until is 'The last day of their licence; null: it is not known to end.';
