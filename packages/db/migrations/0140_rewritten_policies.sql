-- A policy that nobody paid goes on as another one under the same contract, and leaves to it what is unpaid.
alter table quotes
  add column rewrites_policy_id uuid,
  add column rewrites_balance bigint check (rewrites_balance >= 0),
  add constraint quote_rewrites foreign key (organization_id, rewrites_policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  add constraint quote_rewrites_balance check ((rewrites_policy_id is null) = (rewrites_balance is null));
comment on constraint quote_rewrites on quotes is 'rewritten_policy|rewriting_quotes';
comment on column quotes.rewrites_policy_id is 'The policy that it takes the place of under its contract, once it is bought.';
comment on column quotes.rewrites_balance is 'What that policy leaves unpaid, in cents: a fee of the term.';
create index quotes_that_rewrite on quotes (rewrites_policy_id) where rewrites_policy_id is not null;

do $$
declare
  listed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'ledger_transactions_kind_check');
begin
  alter table ledger_transactions drop constraint ledger_transactions_kind_check;
  execute 'alter table ledger_transactions add constraint ledger_transactions_kind_check '
    || replace(listed, 'ARRAY[', $new$ARRAY['rewrite'::text, $new$);
end $$;
