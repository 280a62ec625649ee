-- What a partner's listing said of a vehicle is marked until its customer or an agent has said that it is so.
alter table vehicles
  add column listed text[] not null default '{}',
  add constraint vehicles_listed_check check (listed <@ '{year,make,model,floorplan,vin,rating_value,length,rental_utilization_rate}'),
  add constraint vehicles_listed_bound check (is_line(array_to_string(listed, ' '), 200));
comment on column vehicles.listed is 'The columns that a partner''s listing filled and nobody confirmed yet.';
