-- Whose tax or surcharge a line is, and in which place what it insures is: of premium the state or province where its
-- vehicle was kept, of what is charged for the policy as a whole that of its insured.
alter table charge_lines
  add column jurisdiction text,
  add constraint charge_lines_jurisdiction_bound check (is_line(jurisdiction, 100)),
  add constraint charge_line_taxed_by check (kind not in ('tax', 'surcharge') or jurisdiction is not null);

update charge_lines l set jurisdiction = coalesce(
  (select q.country || '-' || o.administrative_area from policies p
    join quotes q on q.quote_id = p.current_quote_id
    join vehicles v on v.quote_id = q.quote_id and v.root_vehicle_id = l.root_vehicle_id
    join locations o on o.location_id = v.location_id
    where p.policy_id = l.policy_id limit 1),
  (select q.country || '-' || q.administrative_area from policies p join quotes q on q.quote_id = p.current_quote_id
    where p.policy_id = l.policy_id))
where kind = 'premium';

-- What the term costs has a place for what is collected for others.
alter table policies
  add column taxes bigint not null default 0,
  add constraint policies_taxes_check check (taxes >= 0),
  alter column total set expression as (premium + fees + taxes);
comment on column policies.taxes is 'Taxes and surcharges of the term, in cents.';
comment on column policies.total is 'What the term costs with the fees that are due for it as a whole and with taxes, in cents.';

create function earned_premium_by_state(through date)
  returns table(state text, coverage text, currency text, written bigint, earned bigint, unearned bigint)
  language sql stable rows 200
as $$
  select one.state, one.coverage, one.currency, sum(one.amount)::bigint, sum(one.earned)::bigint,
    sum(one.amount - one.earned)::bigint
  from (
    select coalesce(l.jurisdiction, '') as state, coalesce(l.coverage, '') as coverage, p.currency, l.amount,
      case when p.cancelled_as_of <= through + 1 or through >= l.days_until - 1 then l.amount
        when through < l.days_from then 0
        when l.earning = 'at_once' then l.amount
        else round(l.amount::numeric * (through + 1 - l.days_from) / (l.days_until - l.days_from)) end as earned
    from charge_lines l join policies p using (policy_id)
    where l.kind = 'premium' and greatest(l.days_from, l.booked::date) <= through) one
  group by 1, 2, 3
$$;
comment on function earned_premium_by_state(date) is 'Premium written and earned by the end of a day, and what is unearned after it, in cents, by the place of what is insured and by coverage. @flat @never_null state coverage currency written earned unearned';
