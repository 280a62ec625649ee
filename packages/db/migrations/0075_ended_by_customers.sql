-- When its customer ended an offer that may be opened again; null where nobody did, or staff or its last day did.
alter table quotes add column ended_by_customer timestamptz;
