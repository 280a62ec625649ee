-- What rules, rates or a restriction refuse by themselves is for sale again once nothing does; an underwriter's word is not.
alter table quotes add column refused_for jsonb
  constraint quotes_refused_for check (refused_for is null or (jsonb_typeof(refused_for) = 'array' and status = 'ineligible'))
  constraint quotes_refused_for_bound check (is_small(refused_for, 20000));
comment on column quotes.refused_for is
  'The code and the sentence of each thing that refused it, for staff; null where nothing did, or an underwriter declined it.';
