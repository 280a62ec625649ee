-- Who asks for a call, writes to us or chats is given to whose turn it is, as quotes are.
alter table round_robin_assignments
  alter column quote_id drop not null,
  add column enquiry_id uuid,
  add constraint round_robin_assignment_enquiry foreign key (organization_id, enquiry_id)
    references enquiries (organization_id, enquiry_id) on update cascade deferrable initially deferred,
  add constraint round_robin_assignment_work check (num_nonnulls(quote_id, enquiry_id) = 1);
create index round_robin_assignments_of_enquiry on round_robin_assignments (enquiry_id) where enquiry_id is not null;

-- A new secret of a webhook leaves its receiver a day to take it: until then what is sent is signed with both.
alter table webhooks
  add column former_secret text,
  add column former_secret_until timestamptz,
  add constraint webhooks_former_secret_check check (former_secret ~ '^s1\.' and is_line(former_secret, 500)),
  add constraint webhook_former_secret check ((former_secret is null) = (former_secret_until is null));
comment on column webhooks.former_secret is 'With which it was signed before, sealed.';
