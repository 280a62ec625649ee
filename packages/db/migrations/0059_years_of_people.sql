-- Years that somebody types of a person or a business, as the operations judge them.
alter table entities
  add constraint entity_license_year check (license_first_issued_year between 1900 and 2100),
  add constraint entity_years_in_business check (years_in_business between 0 and 300);
