-- A product may let the price of a next term rise by no more than a share of what the term before cost: the rest follows
-- in later terms. The term keeps what the rates ask of it as it renews and what of that is charged, and every price of
-- the term is held back in that proportion.
alter table product_parameters
  add column renewal_cap integer not null default 0,
  add constraint product_parameters_renewal_cap_check check (renewal_cap between 0 and 100);
comment on column product_parameters.renewal_cap is
  'Per cent by which a next term costs at most more than the one before it; 0 holds nothing back.';

alter table quotes
  add column price_cap_from bigint,
  add column price_cap_to bigint,
  add constraint quote_price_cap check
    ((price_cap_from is null) = (price_cap_to is null)
      and (price_cap_to is null or (price_cap_to > 0 and price_cap_to < price_cap_from)));
comment on column quotes.price_cap_from is 'What the rates ask of a term as it renews, in cents without fees, where some of it is held back.';
comment on column quotes.price_cap_to is 'What of that is charged, in cents without fees.';

alter table policy_renewals add column premium_uncapped bigint;
comment on column policy_renewals.premium_uncapped is
  'What the rates ask of the next term, in cents without fees, where some of it is held back until later terms.';
