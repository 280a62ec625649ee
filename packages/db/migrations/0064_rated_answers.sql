-- What is kept of a quote for its rates is what they read: what names the thing insured stays with the quote. Subjects
-- are kept anew when they are rated next; of fixtures, which versions in force hold too, those names leave.
delete from rated_subjects where format < 3;
alter table rater_fixtures disable trigger keep_promoted;
update rater_fixtures set subject = jsonb_set(subject, '{vehicles}', (
  select coalesce(jsonb_agg(one - '{hull_number,license_plate,platform}'::text[] order by place), '[]')
  from jsonb_array_elements(subject -> 'vehicles') with ordinality as vehicles (one, place)))
where subject -> 'vehicles' @? '$[*] ? (exists (@.hull_number) || exists (@.license_plate) || exists (@.platform))';
alter table rater_fixtures enable trigger keep_promoted;
