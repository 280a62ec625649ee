-- An alert tells people what a map draws about their vehicle: once for each device and address in a layer, unless it is forced.
alter table incident_alerts
  add column buffer_km smallint not null default 0,
  add constraint incident_alerts_buffer_km_check check (buffer_km in (0, 10, 25, 50, 100));
comment on column incident_alerts.ended is 'When the incident was said to be over.';
comment on table incident_alert_devices is 'What an alert found in a layer: a device, or by `garaging` the address of a vehicle, by the key of the vehicle.';

create table incident_alert_messages (
  incident_alert_message_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  incident_alert_id uuid not null references incident_alerts (incident_alert_id),
  policy_id uuid not null,
  found_by text not null,
  letter text not null,
  text_message text not null,
  queued timestamptz,
  text_reference text,
  answer text,
  moved_to text,
  answered timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint incident_alert_message_once unique (incident_alert_id, policy_id),
  constraint incident_alert_message_key unique (organization_id, incident_alert_message_id),
  constraint incident_alert_message_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint incident_alert_messages_found_by_check check (found_by in ('garaging', 'position', 'both')),
  constraint incident_alert_messages_letter_check check (letter in ('none', 'queued', 'sent', 'failed')),
  constraint incident_alert_messages_text_message_check check (text_message in ('none', 'queued', 'sent', 'failed')),
  constraint incident_alert_messages_text_reference_bound check (is_line(text_reference, 255)),
  constraint incident_alert_messages_answer_check check (answer in ('safe', 'moved')),
  constraint incident_alert_messages_moved_to_bound check (is_line(moved_to, 200)),
  constraint incident_alert_message_moved check ((answer = 'moved') is true or moved_to is null),
  constraint incident_alert_message_answered check (num_nonnulls(answer, answered) in (0, 2)));
comment on table incident_alert_messages is 'Who an alert tells, by letter and text message, and what they answered.';
comment on constraint incident_alert_messages_incident_alert_id_fkey on incident_alert_messages is 'incident_alert|incident_alert_messages';
comment on constraint incident_alert_message_policy on incident_alert_messages is 'policy|incident_alert_messages';
create index incident_alert_messages_of_policy on incident_alert_messages (policy_id);
create index incident_alert_messages_unqueued on incident_alert_messages (incident_alert_id) where queued is null;
create trigger touch before update on incident_alert_messages for each row execute function touch_updated();
create trigger letters_follow after delete or update of organization_id on incident_alert_messages
  for each row execute function letters_follow('incident_alert_message', 'incident_alert_message_id');

-- Its map shows what became of it.
create function hint_incident_alert_messages() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'kml_files', kml_file_id, organization_id from incident_alerts
    where incident_alert_id in (select incident_alert_id from changed)
    on conflict do nothing;
  return null;
end $$;
create trigger hint_insert after insert on incident_alert_messages referencing new table as changed
  for each statement execute function hint_incident_alert_messages();
create trigger hint_update after update on incident_alert_messages referencing new table as changed
  for each statement execute function hint_incident_alert_messages();

-- A template and a subject more, whatever the lists are by then.
do $$
declare
  list record;
  definition text;
begin
  for list in values ('notifications_subject_kind_check', 'incident_alert_message'),
    ('notifications_template_check', 'incident_alert') loop
    select replace(pg_get_constraintdef(oid), '])', format(', %L::text])', list.column2)) into strict definition
      from pg_constraint where conname = list.column1;
    execute format('alter table notifications drop constraint %I, add constraint %I %s',
      list.column1, list.column1, definition);
  end loop;
end $$;
