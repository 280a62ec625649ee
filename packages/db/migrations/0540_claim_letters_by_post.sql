-- Who has no e-mail address is written to by post: the letter has an address instead of a recipient's mail, and what became
-- of it by post stands where that of notices does.
alter table claim_letters
  alter column recipient drop not null,
  add column recipient_name text,
  add column address jsonb,
  add constraint claim_letters_recipient_name_bound check (is_line(recipient_name, 255)),
  add constraint claim_letters_address_bound check (jsonb_typeof(address) = 'object' and is_small(address, 2000)),
  add constraint claim_letter_goes_one_way check (num_nonnulls(recipient, address) = 1),
  add constraint claim_letter_names_its_reader check (address is null or recipient_name is not null);
comment on column claim_letters.recipient is 'The e-mail address; null where it goes by post.';
comment on column claim_letters.address is 'Where it is mailed, as it was when it was written; null where it goes by e-mail.';

alter table posted_letters
  alter column policy_id drop not null,
  alter column notice_id drop not null,
  add column claim_id uuid,
  add column claim_letter_id uuid,
  add constraint posted_letter_claim foreign key (organization_id, claim_id)
    references claims (organization_id, claim_id) on update cascade deferrable initially deferred,
  add constraint posted_letter_claim_letter foreign key (organization_id, claim_letter_id)
    references claim_letters (organization_id, claim_letter_id) on update cascade deferrable initially deferred,
  add constraint posted_letter_about check (num_nonnulls(notice_id, claim_letter_id) = 1
    and (policy_id is null) = (notice_id is null) and (claim_id is null) = (claim_letter_id is null)),
  drop constraint posted_letters_addressee_check,
  add constraint posted_letters_addressee_check check (addressee in ('insured', 'lienholder', 'claimant'));
comment on constraint posted_letter_claim on posted_letters is 'claim|posted_letters';
comment on constraint posted_letter_claim_letter on posted_letters is 'claim_letter|posted';
create unique index posted_letter_of_claim_letter on posted_letters (claim_letter_id) where claim_letter_id is not null;
create index posted_letters_of_claim on posted_letters (claim_id, created desc) where claim_id is not null;

create or replace function hint_posted_letters() returns trigger language plpgsql security definer set search_path to 'public' as $$
begin
  insert into hints (table_name, row_id, organization_id)
    select 'policies', policy_id, organization_id from changed where policy_id is not null
    union all select 'claims', claim_id, organization_id from changed where claim_id is not null
    on conflict do nothing;
  return null;
end $$;
