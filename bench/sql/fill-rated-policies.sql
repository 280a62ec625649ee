-- Policies of one organization that were rated with everything a price asks: a motor home each, and who drives it.
insert into quotes (quote_id, organization_id, product_id, provider, status, effective_date, expiration_date, country,
  administrative_area, postal_code, time_zone, coverages, declarations, premium, total, policy_id, rater_version_id)
select quote_id, organization_id, product_id, 'personal', 'bound', date '2026-01-01' + (n % 300)::int,
  date '2026-12-01', 'US', (array['OH', 'TX', 'FL', 'OR'])[1 + n % 4], '43215', 'America/New_York',
  '{"liability": {"limit": "100/300/100"}, "comprehensive": {"deductible": 500}, "collision": {"deductible": 500},
    "vacation_liability": {"limit": 100000}, "emergency_expense": {"limit": 750}, "roadside": {}}',
  jsonb_build_object('incidents', jsonb_build_object('at_fault', n % 2, 'minor', n % 3)), 100000, 102500, policy_id,
  rater_version_id
from rated
-- next
insert into locations (location_id, root_location_id, organization_id, quote_id, location_type, line_1, locality,
  administrative_area, postal_code, country)
select location_id, location_id, organization_id, quote_id, 'mailing', n || ' Oak Street', 'Columbus',
  (array['OH', 'TX', 'FL', 'OR'])[1 + n % 4], '43215', 'US' from rated
-- next
insert into entities (entity_id, root_entity_id, organization_id, quote_id, entity_type, entity_relationship, first_name,
  last_name, birthdate, rv_driving_experience_years)
select entity_id, entity_id, organization_id, quote_id, 'person', 'named_insured', 'Ada', 'Moreno', birthdate, n % 20
from rated
-- next
insert into vehicles (vehicle_id, root_vehicle_id, organization_id, quote_id, type, year, make, model, rating_value,
  rating_value_type, usage_type, storage_type, estimated_yearly_mileage, rental_utilization_rate, location_id)
select vehicle_id, vehicle_id, organization_id, quote_id, 'class_a', 2008 + (n % 17)::int, 'Tiffin', 'Allegro',
  8000000 + n % 9000000, 'agreed_value', 'recreational', 'secured', 5000, 0, location_id
from rated
-- next
insert into policies (policy_id, organization_id, product_id, provider, policy_number, policy_status, current_quote_id,
  effective_date, expiration_date, time_zone, currency, payment_term, premium, fees, installment_fee, cover_from)
select policy_id, organization_id, product_id, 'personal', 'DIS-' || lpad(n::text, 9, '0'), 'active', quote_id,
  date '2026-01-01' + (n % 300)::int, date '2027-01-01' + (n % 300)::int, 'America/New_York', 'USD', 'monthly', 100000,
  2500, 500, (date '2026-01-01' + (n % 300)::int + time '00:01') at time zone 'America/New_York'
from rated
-- next
vacuum (analyze)
