-- What is noted about a claim: among staff, or said between its handler and who reported it. Whoever reported it without an
-- account writes without one.
create table claim_notes (
  claim_note_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  claim_id uuid not null,
  note text not null,
  user_id uuid references users,
  author_name text not null,
  visible boolean not null default false,
  from_claimant boolean not null default false,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint claim_note_of_organization unique (organization_id, claim_note_id),
  constraint claim_note_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  constraint claim_notes_author_name_bound check (is_line(author_name, 201)),
  constraint claim_notes_note_bound check (is_prose(note, 10000)),
  constraint claim_notes_note_check check (note ~ '\S'),
  constraint claim_note_author check (from_claimant or user_id is not null),
  -- What somebody wrote to us is theirs to read, and stays.
  constraint claim_note_of_claimant check (not from_claimant or (visible and archived is null))
);
comment on constraint claim_note_claim on claim_notes is 'claim|notes';
create index claim_notes_of_claim on claim_notes (claim_id, created desc);
create trigger touch before update on claim_notes for each row execute function touch_updated();
create trigger hint_insert after insert on claim_notes referencing new table as changed
  for each statement execute function hint_claim_money();
create trigger hint_update after update on claim_notes referencing new table as changed
  for each statement execute function hint_claim_money();
