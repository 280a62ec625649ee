import type { Owner } from '@roadworthy/testkit/cast.ts';

// Set-based: a hundred thousand quotes in seconds. Sealed columns stay empty, nothing here reads them.
const fill = `
  with org as (
    select o.organization_id, p.product_id, row_number() over (order by o.organization_id) - 1 as place,
      count(*) over () as places,
      (select min(user_id::text)::uuid from agent_profiles a where a.organization_id = o.organization_id) as agent
    from organizations o join products p using (organization_id)
  ), series as (
    select n, org.* from generate_series(1, $1::int) n join org on org.place = n % org.places
  ), quote as (
    insert into quotes (organization_id, product_id, provider, status, effective_date, expiration_date, country,
      administrative_area, postal_code, time_zone, coverages, premium, assigned_agent_id, created, updated)
    select organization_id, product_id, 'personal',
      (array['open', 'open', 'agent_approved', 'expired', 'replaced'])[1 + (n / places % 5)::int],
      date '2026-01-01' + n % 400, date '2026-03-01' + n % 400, 'US', 'OH', '43215', 'America/New_York',
      '{"collision": {"deductible": 500}, "comprehensive": {"deductible": 500}}', 40000 + n % 160000,
      case when n / places % 3 = 0 then agent end, timestamptz '2026-01-01' + n * interval '1 minute',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from series
    returning quote_id, organization_id
  ), numbered as (
    select quote_id, organization_id, row_number() over () as n from quote
  ), place as (
    insert into locations (organization_id, quote_id, location_type, line_1, locality, administrative_area,
      postal_code, country)
    select organization_id, quote_id, 'mailing', n || ' Oak Street', 'Columbus', 'OH', '43215', 'US' from numbered
  ), insured as (
    insert into entities (organization_id, quote_id, entity_type, entity_relationship, first_name, last_name, email,
      phone)
    select organization_id, quote_id, 'person', 'named_insured',
      (array['Ada', 'Ben', 'Carmen', 'Dev', 'Elif', 'Felix', 'Grace', 'Hana', 'Igor', 'Joy'])[1 + n % 10],
      initcap(substr(md5(n::text), 1, 7)), 'person' || n || '@example.com', '614555' || lpad((n % 10000)::text, 4, '0')
    from numbered
  )
  insert into vehicles (organization_id, quote_id, type, year, make, model, vin, rating_value, usage_type, storage_type)
  select organization_id, quote_id, 'travel_trailer', 2005 + (n % 20)::int, 'Airstream', 'Bambi', null,
    2000000 + n % 9000000, 'recreational', 'driveway'
  from numbered`;

const sell = `
  with sold as (
    select q.*, row_number() over () as n from quotes q where status = 'agent_approved' or status = 'expired'
  ), policy as (
    insert into policies (organization_id, product_id, provider, policy_number, policy_status, current_quote_id,
      effective_date, expiration_date, time_zone, currency, payment_term, premium, fees)
    select organization_id, product_id, provider, 'BEN-' || lpad(n::text, 9, '0'), 'active', quote_id, effective_date,
      (effective_date + interval '1 year')::date, time_zone, 'USD', 'monthly', premium, 2500
    from sold
    returning policy_id, current_quote_id
  )
  update quotes set status = 'bound', policy_id = policy.policy_id
  from policy where quotes.quote_id = policy.current_quote_id`;

/** Fills the organizations with quotes in equal parts, and sells two fifths of them. */
export async function fillBook({ pool }: Owner, quotes: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(fill, [quotes]);
    await client.query(sell);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
