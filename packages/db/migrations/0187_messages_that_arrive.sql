-- What visitors write to us is one kind of record: for a line that agents alone quote, from the pages that ask to be
-- written to, and in the help chat. It is a conversation, and answered in one place.
alter table enquiries
  add column kind text not null default 'line' check (kind in ('line', 'contact', 'appointment', 'affiliate', 'chat')),
  -- License numbers of who wants to sell, or where an affiliate publishes.
  add column credentials text check (is_line(credentials, 255)),
  add column assigned_agent_id uuid,
  -- Until when whoever wrote was told to expect an answer.
  add column answer_by timestamptz,
  -- Of what the browser of a chat keeps, and nobody else: SHA-256.
  add column token_hash text check (is_line(token_hash, 64)),
  alter column provider drop not null,
  alter column name drop not null,
  alter column business_name drop not null,
  alter column units drop not null,
  alter column country drop not null,
  alter column administrative_area drop not null,
  alter column postal_code drop not null,
  add constraint enquiry_assigned_agent foreign key (organization_id, assigned_agent_id)
    references agent_profiles (organization_id, user_id) on update cascade deferrable initially deferred,
  add constraint enquiry_of_line check ((kind = 'line') = (provider is not null)
    and (kind <> 'line' or num_nulls(name, business_name, units, country, administrative_area, postal_code) = 0)),
  add constraint enquiry_of_chat check ((kind = 'chat') = (token_hash is not null)),
  add constraint enquiry_signed check (kind = 'chat' or name is not null);
-- What it is called in letters and on the telephone.
alter table enquiries add column reference text not null generated always as (upper(right(enquiry_id::text, 8))) stored
  check (is_line(reference, 16));
create index enquiries_reference on enquiries (reference);
create unique index enquiries_token on enquiries (token_hash) where token_hash is not null;
comment on constraint enquiry_assigned_agent on enquiries is 'assigned_agent|enquiries';

-- What followed the first message, which stands in its enquiry.
create table enquiry_messages (
  enquiry_message_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  enquiry_id uuid not null,
  -- Who of the staff wrote it; null is who asked.
  user_id uuid references users,
  author_name text check (is_line(author_name, 201)),
  body text not null check (is_prose(body, 1000)),
  created timestamptz not null default app_now(),
  constraint enquiry_message_author check ((user_id is null) = (author_name is null)),
  constraint enquiry_message_enquiry foreign key (organization_id, enquiry_id)
    references enquiries (organization_id, enquiry_id) on update cascade deferrable initially deferred
);
comment on constraint enquiry_message_enquiry on enquiry_messages is 'enquiry|messages';
create index enquiry_messages_of_enquiry on enquiry_messages (enquiry_id, created);
select tell_changes('enquiry_messages', 'enquiries enquiry_id');

-- Letters about it.
alter table notifications
  add column enquiry_id uuid,
  add constraint notification_enquiry foreign key (organization_id, enquiry_id)
    references enquiries (organization_id, enquiry_id) on update cascade deferrable initially deferred;
create index notifications_of_enquiry on notifications (enquiry_id) where enquiry_id is not null;
do $$
declare
  listed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notifications_template_check');
begin
  alter table notifications drop constraint notifications_template_check;
  execute 'alter table notifications add constraint notifications_template_check '
    || replace(listed, 'ARRAY[', $new$ARRAY['enquiry_received'::text, 'enquiry_arrived'::text, 'enquiry_answered'::text,
      'enquiry_transcript'::text, $new$);
end $$;
