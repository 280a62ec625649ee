-- A contract that counts miles gives back by what the odometer shows when its insured ends it.
alter table policy_cancellations add column odometer integer check (odometer between 0 and 2000000);
