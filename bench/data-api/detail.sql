-- One quote with everything beneath it.
select json_build_object('quotes_by_pk', (
  select json_build_object(
    'quote_id', q.quote_id, 'status', q.status, 'provider', q.provider, 'effective_date', q.effective_date,
    'expiration_date', q.expiration_date, 'premium', q.premium, 'coverages', q.coverages, 'plan', q.plan,
    'mailing_location', (
      select json_build_object('line_1', l.line_1, 'locality', l.locality, 'postal_code', l.postal_code)
      from locations l where l.location_id = q.mailing_location_id and l.organization_id = q.organization_id),
    'entities', coalesce((
      select json_agg(json_build_object('entity_id', e.entity_id, 'entity_relationship', e.entity_relationship,
        'first_name', e.first_name, 'last_name', e.last_name, 'email', e.email, 'phone', e.phone))
      from entities e where e.quote_id = q.quote_id and e.organization_id = q.organization_id), '[]'),
    'vehicles', coalesce((
      select json_agg(json_build_object('vehicle_id', v.vehicle_id, 'year', v.year, 'make', v.make, 'model', v.model,
        'vin', v.vin, 'rating_value', v.rating_value, 'usage_type', v.usage_type, 'storage_type', v.storage_type))
      from vehicles v where v.quote_id = q.quote_id and v.organization_id = q.organization_id), '[]'),
    'policy', (
      select json_build_object('policy_id', p.policy_id, 'policy_number', p.policy_number,
        'policy_status', p.policy_status)
      from policies p where p.policy_id = q.policy_id and p.organization_id = q.organization_id))
  from quotes q where q.quote_id = $1))::text
