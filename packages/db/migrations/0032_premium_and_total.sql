-- Premium is the same in a quote and in its policy: the price of the term without fees. What is to be paid for the term,
-- with fees and taxes, is the total. No tax is charged yet; it will be part of the total and never of the premium.
alter table quotes add column total bigint;
comment on column quotes.premium is 'Premium of the term that the last rating gave, without fees, in cents.';
comment on column quotes.total is 'What the term costs with fees and taxes, in cents.';

-- Until now a quote's premium was its total. What was added to it stands in the rating that gave it. Nothing changes by
-- that for who looks at the quote: what notes changes and tells screens of them rests.
alter table quotes disable trigger user;
update quotes set
  total = premium,
  premium = greatest(0, premium - coalesce((
    select sum((fee ->> 'cents')::bigint)
    from jsonb_array_elements(
      case jsonb_typeof(rating_response -> 'fees') when 'array' then rating_response -> 'fees' else '[]' end) as fee
  ), 0))
where premium is not null;
alter table quotes enable trigger user;
alter table quotes add constraint quote_total check (
  (total is null) = (premium is null) and coalesce(total >= premium, true));

alter table policies add column total bigint not null generated always as (premium + fees) stored;
comment on column policies.total is 'What the term costs with the fees that are due for it as a whole, in cents.';
