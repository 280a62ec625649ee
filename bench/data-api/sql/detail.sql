-- One quote with everything beneath it.
select json_build_object('quotes_by_pk', (
  select row_to_json(quote) from (
    select q.quote_id, q.status, q.provider, q.effective_date, q.expiration_date, q.premium, q.coverages, q.plan,
      (select row_to_json(location) from (
        select line_1, locality, postal_code from locations l where l.location_id = q.mailing_location_id) location
      ) as mailing_location,
      (select coalesce(json_agg(entity), '[]') from (
        select entity_id, entity_relationship, first_name, last_name, email, phone
        from entities e where e.quote_id = q.quote_id order by entity_id) entity) as entities,
      (select coalesce(json_agg(vehicle), '[]') from (
        select vehicle_id, year, make, model, vin, rating_value, usage_type, storage_type
        from vehicles v where v.quote_id = q.quote_id order by vehicle_id) vehicle) as vehicles,
      (select row_to_json(policy) from (
        select policy_id, policy_number, policy_status from policies p where p.policy_id = q.policy_id) policy) as policy
    from quotes q where q.quote_id = $1) quote))::text
