-- A book of quotes by sets: as many as are asked for, in equal parts among the organizations, every second one sold.
create temp table book (
  n bigint, k bigint, organization_id uuid, product_id uuid, agent uuid, quote_id uuid, location_id uuid, policy_id uuid
)
-- next
with org as (
  select o.organization_id, p.product_id, row_number() over (order by o.organization_id) - 1 as place,
    (select min(user_id::text)::uuid from agent_profiles a where a.organization_id = o.organization_id) as agent
  from organizations o join products p using (organization_id)
), series as (
  select n, n / places as k, n % places as place
  from (select count(*) from organizations) sized(places), generate_series(0, $1::bigint - 1) n
)
insert into book
select n, k, organization_id, product_id, agent, uuidv7(), uuidv7(),
  case when k % 2 = 0 then uuidv7() end
from series join org using (place) order by n
-- next
analyze book
-- next
insert into quotes (quote_id, organization_id, product_id, provider, status, effective_date, expiration_date, country,
  administrative_area, postal_code, time_zone, coverages, premium, total, assigned_agent_id, policy_id, mailing_location_id,
  created, updated)
select quote_id, organization_id, product_id, 'personal',
  case when policy_id is null
    then (array['open', 'agent_required', 'agent_approved', 'expired', 'replaced'])[1 + (k / 2 % 5)::int]
    else 'bound' end,
  date '2026-01-01' + (k % 400)::int, date '2026-03-01' + (k % 400)::int, 'US', 'OH', '43215', 'America/New_York',
  '{"collision": {"deductible": 500}, "comprehensive": {"deductible": 500}}', 40000 + n % 160000, 42500 + n % 160000,
  case when k % 3 = 0 then agent end, policy_id, location_id, timestamptz '2024-10-01' + n * interval '30 seconds',
  timestamptz '2024-10-01' + n * interval '30 seconds'
from book
-- next
insert into locations (location_id, root_location_id, organization_id, quote_id, location_type, line_1, locality, administrative_area,
  postal_code, country)
select location_id, location_id, organization_id, quote_id, 'mailing', n || ' Oak Street', 'Columbus', 'OH', '43215', 'US' from book
-- next
insert into entities (entity_id, root_entity_id, organization_id, quote_id, entity_type, entity_relationship, first_name, last_name, email, phone)
select id, id, organization_id, quote_id, 'person', relationship,
  (array['Ada', 'Ben', 'Carmen', 'Dev', 'Elif', 'Felix', 'Grace', 'Hana', 'Igor', 'Joy'])[1 + k % 10],
  initcap(substr(md5(n || relationship), 1, 7)), 'person' || n || '@example.com',
  '614555' || lpad((n % 10000)::text, 4, '0')
from book, unnest(case k % 2 when 0 then array['named_insured'] else array['named_insured', 'driver'] end) relationship,
  lateral (select uuidv7() as id where n is not null and relationship is not null) as new
-- next
insert into entity_name_words (organization_id, entity_id, quote_id, word, name)
select distinct entities.organization_id, entity_id, quote_id, word, ' ' || key || ' '
from entities join book using (quote_id),
  lateral (select search_key(concat_ws(' ', first_name, last_name)) as key) named,
  unnest(string_to_array(key, ' ')) word
-- next
insert into vehicles (vehicle_id, root_vehicle_id, organization_id, quote_id, type, year, make, model, rating_value, usage_type, storage_type)
select id, id, organization_id, quote_id, 'travel_trailer', 2005 + (n % 20)::int, 'Airstream', 'Bambi', 2000000 + n % 9000000,
  'recreational', 'driveway'
from book, lateral (select uuidv7() as id where n is not null) as new
-- next
insert into policies (policy_id, organization_id, product_id, provider, policy_number, policy_status, current_quote_id,
  effective_date, expiration_date, time_zone, currency, payment_term, premium, fees,
  installment_fee, cover_from)
select policy_id, organization_id, product_id, 'personal', 'BEN-' || lpad(n::text, 9, '0'), 'active', quote_id,
  date '2026-01-01' + (k % 400)::int, date '2027-01-01' + (k % 400)::int, 'America/New_York', 'USD', 'monthly',
  40000 + n % 160000, 2500, 500,
  (date '2026-01-01' + (k % 400)::int + time '00:01') at time zone 'America/New_York'
from book where policy_id is not null
-- next
drop table book
-- next
vacuum (analyze)
