-- When the customer opened, by its link, the offer that was sent to them last; null until they did.
alter table quotes add column opened timestamptz;

-- Everything that stands under an e-mail is read at once.
create index external_quotes_email on external_quotes (email) where email is not null;
create index enquiries_email on enquiries (email);

-- What is due and not paid is counted by organization.
create index invoices_unpaid on invoices (organization_id, due_date) include (policy_id) where paid is null;

-- Who is to read a note: accounts, whatever the note calls them.
alter table quote_notes add constraint quote_note_of_organization unique (organization_id, quote_note_id);
alter table policy_notes add constraint policy_note_of_organization unique (organization_id, policy_note_id);

create table note_mentions (
  note_mention_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  quote_note_id uuid,
  policy_note_id uuid,
  user_id uuid not null references users,
  -- When the person said that they are done with it.
  seen timestamptz,
  created timestamptz not null default app_now(),
  constraint note_mention_note check (num_nonnulls(quote_note_id, policy_note_id) = 1),
  constraint note_mention_once unique nulls not distinct (quote_note_id, policy_note_id, user_id),
  constraint note_mention_quote_note foreign key (organization_id, quote_note_id)
    references quote_notes (organization_id, quote_note_id) on update cascade deferrable initially deferred,
  constraint note_mention_policy_note foreign key (organization_id, policy_note_id)
    references policy_notes (organization_id, policy_note_id) on update cascade deferrable initially deferred
);
create index note_mentions_of_person on note_mentions (user_id, created desc) where seen is null;
create index note_mentions_of_policy_note on note_mentions (policy_note_id) where policy_note_id is not null;
select tell_changes('note_mentions', 'note_mentions note_mention_id');
