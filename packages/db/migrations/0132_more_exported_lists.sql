-- Restrictions, enquiries, who was sent elsewhere and who waits are written as files too, where they are long.
alter table export_runs drop constraint export_runs_table_name_check;
alter table export_runs add constraint export_runs_table_name_check check (table_name in (
  'policy_activities', 'policies', 'quotes', 'quote_referrals', 'explicit_rejections', 'enquiries', 'external_quotes', 'waitlist'
));
