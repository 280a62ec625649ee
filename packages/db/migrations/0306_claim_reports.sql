-- Whether it was rented out when it was lost, which its own words do not tell a rule; and the last letter that said why a
-- claim takes longer, from which the next one is counted.
alter table claims
  add column was_rented boolean,
  add column last_status_letter date;
