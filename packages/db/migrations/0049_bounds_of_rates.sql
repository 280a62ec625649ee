-- What an actuary brings in has a size, and a place is two letters that can be seen.
alter table rater_releases
  add constraint rater_release_area_bound check (is_line(administrative_area, 2));
alter table rater_versions
  add constraint rater_version_structure_bound check (is_small(structure, 262144));
alter table rate_rows
  add constraint rate_row_factors_bound check (is_small(factors, 4096));
