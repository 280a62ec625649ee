-- Whether there is a loan or a lease on a vehicle: without it, nobody could answer that there is none.
alter table vehicles add column financed boolean;
