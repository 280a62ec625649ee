-- What a product charges besides the premium, from a day on. The policy fee is a part of the rate book.
create table product_parameters (
  product_parameters_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  product_id uuid not null,
  -- Counts for terms that begin on this day or later, until a later row does.
  effective_date date not null,
  -- On each invoice of a term after its first, in cents.
  installment_fee bigint not null check (installment_fee between 0 and 100000),
  created timestamptz not null default app_now(),
  unique (organization_id, product_id, effective_date),
  constraint product_parameters_product foreign key (organization_id, product_id)
    references products (organization_id, product_id) on update cascade deferrable initially deferred
);
create index product_parameters_of_product on product_parameters (product_id);
insert into product_parameters (organization_id, product_id, effective_date, installment_fee)
select organization_id, product_id, '2000-01-01', 500 from products;

-- A policy keeps the fee that it was sold with: what the product charges later changes no term that began before.
alter table policies add column installment_fee bigint not null default 500 check (installment_fee >= 0);
alter table policies alter column installment_fee drop default;
comment on column policies.installment_fee is 'What each invoice after the first bears besides its premium, in cents.';
