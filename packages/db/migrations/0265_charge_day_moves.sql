-- How often the charge day of a term was moved: three times at most.
alter table policies add column charge_day_moves integer not null default 0;
