-- Who is refused more cover of a policy waits for the end of a moratorium as who would buy does: with which policy, and what
-- would have to be free for it.
alter table waitlist
  add column policy_id uuid,
  add column actions text[] not null default '{}',
  add column withdrawn timestamptz,
  drop constraint waitlist_source_check,
  add constraint waitlist_source_check
    check (source in ('start', 'checkout', 'coverage', 'vehicle', 'driver', 'address', 'lienholder', 'mileage',
      'reinstatement', 'renewal', 'first_day')),
  add constraint waitlist_actions_check check (is_line(array_to_string(actions, ' '), 200)),
  add constraint waitlist_actions_known
    check (actions <@ array['bind', 'increase_cover', 'lower_deductible', 'add_vehicle', 'reinstate_with_lapse']),
  add constraint waitlist_of_policy check (
    (policy_id is null) = (actions = '{}')
    and (policy_id is null) = (source in ('start', 'checkout'))
    and (policy_id is null or reason = 'moratorium_active')),
  add constraint waitlist_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade on delete cascade deferrable initially deferred,
  drop constraint waitlist_once,
  add constraint waitlist_once unique nulls not distinct
    (organization_id, email, country, administrative_area, provider, postal_code, policy_id, actions);
create index waitlist_of_policies on waitlist (policy_id) where policy_id is not null;
comment on column waitlist.withdrawn is 'When who asked took it back; the worker deletes it.';
comment on constraint waitlist_policy on waitlist is 'policy|waitlist';

-- A template more, whatever the list is by then.
do $$
declare definition text;
begin
  select replace(pg_get_constraintdef(oid), '])', ', ''change_freed''::text])') into strict definition
    from pg_constraint where conname = 'notifications_template_check';
  execute format('alter table notifications drop constraint notifications_template_check,
    add constraint notifications_template_check %s', definition);
end $$;
alter table notifications
  add constraint notification_of_wait check (template <> 'change_freed' or (subject_kind = 'waitlist' and policy_id is not null));
