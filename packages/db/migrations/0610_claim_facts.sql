-- What who handles a claim states of the loss, by the fact: coverage follows from it before what was reported.
alter table claims
  add column stated_facts jsonb not null default '{}',
  add constraint claims_stated_facts_bound check (jsonb_typeof(stated_facts) = 'object' and is_small(stated_facts, 8000));
