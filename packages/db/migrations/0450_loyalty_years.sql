-- A product may be glad of contracts that stay: from so many whole years of one on, its next terms have the discount that
-- the rates name for loyalty. New business never has it.
alter table product_parameters
  add column loyalty_years integer not null default 0,
  add constraint product_parameters_loyalty_years_check check (loyalty_years between 0 and 50);
comment on column product_parameters.loyalty_years is
  'Whole years of a contract from which on its next terms have the discount for loyalty; 0 grants it to none.';
