/* Who decides rates reads them; operations rate by them, write drafts and put versions in force. */
do $$
declare
  rates text;
begin
  foreach rates in array array['rater_versions', 'rate_rows', 'rater_releases', 'rater_fixtures'] loop
    execute format('create policy tenant_reads on %I for select to "organization:underwriter" using (organization_id = claim_organization())', rates);
    execute format('create policy staff_reads on %I for select to "global:actuary", "global:underwriter", "global:admin" using (true)', rates);
    call pg_temp.operates(rates::regclass);
  end loop;
end $$;
grant select on rater_versions, rate_rows, rater_releases, rater_fixtures to raters, operator;
grant insert, update (label, structure, status, promoted, promoted_by, promoted_by_name, promotion_reason)
  on rater_versions to operator;
grant insert, delete on rate_rows, rater_fixtures to operator;
grant insert on rater_releases to operator;
