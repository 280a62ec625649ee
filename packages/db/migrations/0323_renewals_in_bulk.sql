-- Renewals that match are written as a file, and approved or noted, like other long lists.
alter table bulk_runs
  drop constraint bulk_runs_table_name_check,
  add constraint bulk_runs_table_name_check check (table_name in ('quotes', 'policies', 'quote_referrals',
    'policy_renewals'));
alter table export_runs
  drop constraint export_runs_table_name_check,
  add constraint export_runs_table_name_check check (table_name in ('policy_activities', 'policies', 'quotes',
    'quote_referrals', 'policy_renewals', 'explicit_rejections', 'enquiries', 'external_quotes', 'waitlist',
    'premium_bordereau', 'receivables_ageing', 'legal_days'));
