-- What is written to who reported a claim: drafted by one, reviewed by another, sent, and how that is proven.
create table claim_letters (
  claim_letter_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  claim_id uuid not null,
  kind text not null,
  status text not null default 'draft',
  recipient email_address not null,
  subject text not null,
  body text not null,
  written_by uuid not null references users,
  written_by_name text not null,
  reviewed_by uuid references users,
  reviewed_by_name text,
  reviewed timestamptz,
  sent timestamptz,
  -- Under which the mail was taken: the proof that it left.
  mail_id text,
  failure text,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint claim_letter_of_organization unique (organization_id, claim_letter_id),
  constraint claim_letter_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  constraint claim_letters_kind_check check (kind in ('acknowledgement', 'reservation_of_rights', 'status', 'denial')),
  constraint claim_letters_status_check check (status in ('draft', 'reviewed', 'sending', 'sent', 'failed')),
  constraint claim_letters_recipient_bound check (is_line(recipient::text, 254)),
  constraint claim_letters_subject_bound check (is_line(subject, 200)),
  constraint claim_letters_body_bound check (is_prose(body, 10000)),
  constraint claim_letters_written_by_name_bound check (is_line(written_by_name, 201)),
  constraint claim_letters_reviewed_by_name_bound check (is_line(reviewed_by_name, 201)),
  constraint claim_letters_mail_id_bound check (is_line(mail_id, 255)),
  constraint claim_letters_failure_bound check (is_line(failure, 255)),
  constraint claim_letter_reviewed_by_another check (reviewed_by <> written_by),
  constraint claim_letter_reviewed check ((status = 'draft') = (reviewed is null)),
  constraint claim_letter_sent check ((status = 'sent') = (sent is not null))
);
comment on constraint claim_letter_claim on claim_letters is 'claim|letters';
comment on constraint claim_letters_written_by_fkey on claim_letters is 'writer|claim_letters_written';
comment on constraint claim_letters_reviewed_by_fkey on claim_letters is 'reviewer|claim_letters_reviewed';
create index claim_letters_of_claim on claim_letters (claim_id, created);
create trigger touch before update on claim_letters for each row execute function touch_updated();
create trigger hint_insert after insert on claim_letters referencing new table as changed
  for each statement execute function hint_claim_money();
create trigger hint_update after update on claim_letters referencing new table as changed
  for each statement execute function hint_claim_money();

-- As long as the rules let them be.
alter table claims
  drop constraint claims_evaluation_note_bound,
  add constraint claims_evaluation_note_bound check (is_prose(evaluation_note, 10000));
alter table claim_payees
  drop constraint claim_payees_account_verified_how_bound,
  add constraint claim_payees_account_verified_how_bound check (is_line(account_verified_how, 255)),
  drop constraint claim_payees_account_token_bound,
  add constraint claim_payees_account_token_bound check (is_line(account_token, 255));
