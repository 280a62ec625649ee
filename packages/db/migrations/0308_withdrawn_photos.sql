-- Photographs of a vehicle that left its policy are waited for by nobody.
alter table policy_inspections drop constraint policy_inspections_status_check;
alter table policy_inspections add constraint policy_inspections_status_check
  check (status in ('asked', 'asked_again', 'submitted', 'completed', 'withdrawn'));
update policy_inspections i set status = 'withdrawn'
  from policies p
  where p.policy_id = i.policy_id and i.status in ('asked', 'asked_again') and i.root_vehicle_id is not null
    and not exists (
      select from vehicles v
      where v.quote_id = p.current_quote_id and v.root_vehicle_id = i.root_vehicle_id and v.archived is null
    );
