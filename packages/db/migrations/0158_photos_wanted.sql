-- Who is insured is written to about photographs that are owed.
do $$
declare
  listed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notifications_template_check');
begin
  alter table notifications drop constraint notifications_template_check;
  execute 'alter table notifications add constraint notifications_template_check '
    || replace(listed, 'ARRAY[', $new$ARRAY['photos_wanted'::text, $new$);
end $$;
