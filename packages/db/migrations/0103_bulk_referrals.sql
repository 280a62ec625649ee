-- Referrals may be answered together, as quotes and policies may be worked on.
alter table bulk_runs
  drop constraint bulk_runs_table_name_check,
  add constraint bulk_runs_table_name_check check (table_name in ('quotes', 'policies', 'quote_referrals'));
