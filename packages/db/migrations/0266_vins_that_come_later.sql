-- A buyer who has no VIN yet says so: it is asked again before the signature.
alter table vehicles add column vin_pending boolean;
