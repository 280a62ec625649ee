-- Whoever changes a row that screens show leaves a hint in the same transaction: triggers write it, so that no
-- operation, job or handler can forget to. A child tells of its root, which is what screens are opened by.

-- A transaction says once that a row changed, however often it touched it or its children.
alter table hints drop column hint_id;
drop index hints_by_transaction;
alter table hints add primary key (written_by, row_id, table_name, organization_id);
-- After a crash every listener is told to look again, so the write-ahead log need not carry what changed before it.
alter table hints set unlogged;

-- Makes statements that insert or update rows of a table leave hints; each argument names a root and the column with
-- its key. Later tables of screens: one call each, and a line in core's live-tables.ts.
create function tell_changes(changing text, variadic told text[]) returns void
language plpgsql as $$
declare
  writer text := 'hint_' || changing;
  changed text := (
    select string_agg(format('select %L, %I, organization_id from changed where %2$I is not null',
      split_part(each, ' ', 1), split_part(each, ' ', 2)), e'\n    union all ')
    from unnest(told) each);
begin
  execute format($format$
create function %I() returns trigger
language plpgsql security definer set search_path = public as $body$
begin
  insert into hints (table_name, row_id, organization_id)
    %s
    on conflict do nothing;
  return null;
end $body$
$format$, writer, changed);
  execute format('create trigger hint_insert after insert on %I referencing new table as changed
    for each statement execute function %I()', changing, writer);
  execute format('create trigger hint_update after update on %I referencing new table as changed
    for each statement execute function %I()', changing, writer);
end $$;

-- A row that moves tells its former organization too, whose screens show it still.
create function hint_former_organization() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into hints (table_name, row_id, organization_id)
    values (tg_table_name, (to_jsonb(old) ->> tg_argv[0])::uuid, old.organization_id)
    on conflict do nothing;
  return null;
end $$;

select tell_changes('quotes', 'quotes quote_id');
select tell_changes('locations', 'quotes quote_id');
select tell_changes('entities', 'quotes quote_id');
select tell_changes('vehicles', 'quotes quote_id');
select tell_changes('quote_verifications', 'quotes quote_id');
select tell_changes('mvr_violations', 'quotes quote_id');
select tell_changes('quote_notes', 'quotes quote_id');
select tell_changes('quote_attachments', 'quotes quote_id');
select tell_changes('round_robin_assignments', 'quotes quote_id');
select tell_changes('quote_referrals', 'quote_referrals quote_referral_id', 'quotes quote_id');

select tell_changes('policies', 'policies policy_id');
select tell_changes('policy_activities', 'policies policy_id');
select tell_changes('invoices', 'policies policy_id');
select tell_changes('transactions', 'policies policy_id');
select tell_changes('policy_notes', 'policies policy_id');
select tell_changes('policy_attachments', 'policies policy_id');
select tell_changes('policy_inspections', 'policies policy_id');
select tell_changes('vehicle_assets', 'policies policy_id');
select tell_changes('policy_proposals', 'policy_proposals policy_proposal_id', 'policies policy_id');
select tell_changes('policy_renewals', 'policy_renewals policy_renewal_id', 'policies source_policy_id');
select tell_changes('documents', 'quotes quote_id', 'policies policy_id');

select tell_changes('claims', 'claims claim_id', 'policies policy_id');
select tell_changes('claim_entities', 'claims claim_id');
select tell_changes('claim_vehicles', 'claims claim_id');
select tell_changes('claim_attachments', 'claims claim_id');
select tell_changes('external_claims', 'external_claims external_claim_id', 'claims claim_id');

select tell_changes('kml_files', 'kml_files kml_file_id');
select tell_changes('incident_layers', 'kml_files kml_file_id');
select tell_changes('incident_alerts', 'kml_files kml_file_id');
select tell_changes('incident_pauses', 'kml_files kml_file_id');
select tell_changes('announcements', 'announcements announcement_id');

do $$
declare
  root text[];
begin
  foreach root slice 1 in array array[
    ['quotes', 'quote_id'], ['policies', 'policy_id'], ['claims', 'claim_id']
  ] loop
    execute format('create trigger hint_move after update of organization_id on %I
      for each row when (old.organization_id <> new.organization_id)
      execute function hint_former_organization(%L)', root[1], root[2]);
  end loop;
end $$;
