-- A legal day that a claim no longer has stays with it, as no longer owed: nothing of the business is deleted.
alter table claim_deadlines add column is_owed boolean not null default true;
drop index claim_deadlines_due;
create index claim_deadlines_due on claim_deadlines (due) where done is null and is_owed;
