-- The platform's own organization, to which business over the web and words to everybody belong.

drop policy if exists shared_by_the_house on saved_views;
drop trigger house_alone on announcements;
drop trigger house_alone on kml_files;
drop trigger house_alone on saved_views;
drop function only_the_house_addresses_everybody();
alter index organization_house rename to organization_platform;
alter table organizations rename column house to is_platform;
alter table saved_views rename column by_house to by_platform;

create function only_the_platform_addresses_everybody()
 returns trigger
 language plpgsql
as $$
begin
  if not exists (select from organizations where organization_id = new.organization_id and is_platform) then
    raise exception 'only the platform organization addresses everybody' using errcode = 'check_violation', table = tg_table_name;
  end if;
  return new;
end
$$;
create trigger platform_alone before insert or update of organization_id, for_everybody on announcements
  for each row when (new.for_everybody) execute function only_the_platform_addresses_everybody();
create trigger platform_alone before insert or update of organization_id, for_everybody on kml_files
  for each row when (new.for_everybody) execute function only_the_platform_addresses_everybody();
create trigger platform_alone before insert or update of organization_id, by_platform on saved_views
  for each row when (new.by_platform) execute function only_the_platform_addresses_everybody();
