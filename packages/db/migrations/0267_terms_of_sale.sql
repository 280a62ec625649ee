-- Every term that a policy was sold under stays with it, whatever its product says later.
alter table policies add column terms jsonb check (jsonb_typeof(terms) = 'object' and is_small(terms, 4000));
comment on column policies.terms is 'The terms of the sale as they were signed: what comes back, fees, how it is collected and reinstated.';
