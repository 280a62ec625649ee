-- Canadian areas of GeoNames (https://www.geonames.org, CC BY 4.0) of March 2026 that the list of December 2024 lacked.
insert into postal_areas (country, prefix, administrative_area, time_zone)
select 'CA', prefix, area, zone
from (values
  ('NS', 'America/Halifax', 'B6L'),
  ('NB', 'America/Moncton', 'E3G'),
  ('QC', 'America/Toronto', 'G3B G3C G3N G3S G6Y J1C J1R J2M J5C J7W'),
  ('ON', 'America/Toronto', 'L7K L8B L9E L9J L9X P7L'),
  ('MB', 'America/Winnipeg', 'R1C R4G R5K'),
  ('SK', 'America/Regina', 'S4K S4M S7W'),
  ('AB', 'America/Edmonton', 'T1Z T3S T3T T4M T8T'),
  ('BC', 'America/Vancouver', 'V3Z V8E V9Z')
) as places (area, zone, codes),
  regexp_split_to_table(codes, ' ') as prefix;
