-- What a line costs for the whole term, to the cent: the price of a year is rounded in terms that are no year. A change
-- that costs less than half a cent for its days is a line too, so that those of the same day are rounded with it.
alter table charge_lines
  add column term_amount bigint,
  drop constraint charge_lines_amount_check;
update charge_lines l set term_amount = case l.kind when 'premium'
  then round(l.annual * greatest(extract(year from age(p.expiration_date, p.effective_date)) * 12
    + extract(month from age(p.expiration_date, p.effective_date)), 1) / 12) else l.amount end
from policies p where p.policy_id = l.policy_id;
alter table charge_lines
  alter column term_amount set not null,
  add constraint charge_lines_amount_check check (amount <> 0 or term_amount <> 0);
