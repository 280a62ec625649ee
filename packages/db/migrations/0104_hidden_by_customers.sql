-- When its customer took a quote that had ended out of their list; null where it stands there.
alter table quotes add column hidden_by_customer timestamptz;
