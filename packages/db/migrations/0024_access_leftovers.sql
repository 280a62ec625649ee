-- Who holds the link of a claim is told apart from who holds that of a quote.
alter table audit_log drop constraint audit_log_actor_kind_check;
alter table audit_log add constraint audit_log_actor_kind_check
  check (actor_kind in ('user', 'api_key', 'quote_token', 'claim_token', 'anonymous', 'system'));

-- What the platform says to every organization belongs to the house, as all that is nobody's else does.
alter table announcements add column for_everybody boolean not null default false;
alter table kml_files add column for_everybody boolean not null default false;
-- An index for each side of the policies, so that neither reads the whole table.
create index announcements_for_everybody on announcements (created desc) where for_everybody and archived is null;
create index kml_files_for_everybody on kml_files (created desc) where for_everybody and archived is null;

create function only_the_house_addresses_everybody() returns trigger language plpgsql as $$
begin
  if not exists (select from organizations where organization_id = new.organization_id and house) then
    raise exception 'only the house addresses everybody' using errcode = 'check_violation', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger house_alone before insert or update of organization_id, for_everybody on announcements
  for each row when (new.for_everybody) execute function only_the_house_addresses_everybody();
create trigger house_alone before insert or update of organization_id, for_everybody on kml_files
  for each row when (new.for_everybody) execute function only_the_house_addresses_everybody();

-- A reason is one of a list: free text beside it could name anybody, and reports read the column.
alter table policies add constraint policies_cancellation_reason_check check (cancellation_reason in (
  'insured_request', 'sold_vehicle', 'replaced_cover', 'non_payment', 'uw_post_bind', 'license_suspended',
  'misrepresentation', 'fraud_claim', 'total_loss', 'duplicate', 'rewrite', 'never_taken'));
