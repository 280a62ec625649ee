-- A letter is about one thing and names it by its kind and its id; quote and policy say where it is filed.
drop function if exists erase_quotes(uuid[]), erase_policies(uuid[]), erase_person(uuid, text[]), forget_last_letters();

alter table notifications add column subject_kind text, add column subject_id uuid;
-- When an address last took or refused mail is read from `updated`.
alter table notifications disable trigger touch;
update notifications set
  subject_kind = case
    when waitlist_id is not null then 'waitlist'
    when note_mention_id is not null then 'note_mention'
    when quote_referral_id is not null then 'quote_referral'
    when signing_request_id is not null then 'signing_request'
    when policy_transaction_id is not null then 'policy_transaction'
    when notice_id is not null then 'notice'
    when enquiry_id is not null then 'enquiry'
    when address_change_id is not null then 'address_change'
    when personal_export_id is not null then 'personal_export'
    when deletion_request_id is not null then 'deletion_request'
    when policy_id is not null then 'policy'
    else 'quote' end,
  subject_id = coalesce(waitlist_id, note_mention_id, quote_referral_id, signing_request_id, policy_transaction_id, notice_id,
    enquiry_id, address_change_id, personal_export_id, deletion_request_id, policy_id, quote_id);
-- The updates above leave checks of the keys for the end of the transaction, before which no column may go.
set constraints all immediate;
set constraints all deferred;
alter table notifications enable trigger touch;

alter table notifications
  drop constraint notification_about,
  drop column waitlist_id,
  drop column note_mention_id,
  drop column quote_referral_id,
  drop column signing_request_id,
  drop column policy_transaction_id,
  drop column notice_id,
  drop column enquiry_id,
  drop column address_change_id,
  drop column personal_export_id,
  drop column deletion_request_id,
  alter column subject_kind set not null,
  alter column subject_id set not null,
  add constraint notifications_subject_kind_check check (subject_kind in ('quote', 'policy', 'waitlist', 'note_mention',
    'quote_referral', 'signing_request', 'policy_transaction', 'notice', 'enquiry', 'address_change', 'personal_export',
    'deletion_request')),
  add constraint notification_about check (
    (template <> 'now_sold' or subject_kind = 'waitlist')
    and (template <> 'mentioned' or subject_kind = 'note_mention')
    and (template not in ('referral_answered', 'referral_message') or subject_kind = 'quote_referral')
    and (template not in ('signature_asked', 'signature_answered', 'signature_declined') or subject_kind = 'signing_request')
    and (subject_kind <> 'quote' or quote_id is not distinct from subject_id)
    and (subject_kind <> 'policy' or policy_id is not distinct from subject_id));
create index notifications_of_subject on notifications (subject_id);
create index notifications_of_policy on notifications (policy_id) where policy_id is not null;
comment on column notifications.subject_id is 'The key of what the letter is about, in the table that its kind names.';

/* What letters are about has no key of theirs: they follow it to another organization, and go when it goes. */
create function letters_follow() returns trigger language plpgsql security definer set search_path = public as $$
declare
  about uuid := to_jsonb(old) ->> tg_argv[1];
begin
  if tg_op = 'DELETE' then
    delete from notifications where subject_kind = tg_argv[0] and subject_id = about;
  elsif new.organization_id <> old.organization_id then
    update notifications set organization_id = new.organization_id where subject_kind = tg_argv[0] and subject_id = about;
  end if;
  return null;
end $$;
revoke all on function letters_follow() from public;

create trigger letters_follow after delete or update of organization_id on waitlist
  for each row execute function letters_follow('waitlist', 'waitlist_id');
create trigger letters_follow after delete or update of organization_id on note_mentions
  for each row execute function letters_follow('note_mention', 'note_mention_id');
create trigger letters_follow after delete or update of organization_id on quote_referrals
  for each row execute function letters_follow('quote_referral', 'quote_referral_id');
create trigger letters_follow after delete or update of organization_id on signing_requests
  for each row execute function letters_follow('signing_request', 'signing_request_id');
create trigger letters_follow after delete or update of organization_id on enquiries
  for each row execute function letters_follow('enquiry', 'enquiry_id');
create trigger letters_follow after delete or update of organization_id on address_changes
  for each row execute function letters_follow('address_change', 'address_change_id');
create trigger letters_follow after delete or update of organization_id on personal_exports
  for each row execute function letters_follow('personal_export', 'personal_export_id');
create trigger letters_follow after delete or update of organization_id on deletion_requests
  for each row execute function letters_follow('deletion_request', 'deletion_request_id');
