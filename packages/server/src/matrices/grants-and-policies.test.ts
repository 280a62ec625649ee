import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';
import { requestRoles } from '../kernel/connect-platform.ts';

const fixture = useFixture('grants and policies');

const roles = [...requestRoles, 'operator', 'worker', 'identity'];
const commands = ['select', 'insert', 'update', 'delete'] as const;

type Status = { readonly place: string; readonly granted: boolean; readonly governed: boolean };

/** For every table, role and command: whether it is granted, and whether a policy speaks of it. */
const standings = () =>
  selectRows<Status>(
    fixture.backend,
    `select format('%s: %s by %s', c.relname, command, r.role) as place,
       has_table_privilege(r.role, c.oid, command)
         or command <> 'delete' and has_any_column_privilege(r.role, c.oid, command) as granted,
       exists (select from pg_policy p where p.polrelid = c.oid
         and p.polcmd in ('*', case command when 'select' then 'r' when 'insert' then 'a' when 'update' then 'w' else 'd' end)
         and exists (select from unnest(p.polroles) named where named = 0 or pg_has_role(r.role, named, 'usage'))
       ) as governed
     from pg_class c cross join unnest($1::text[]) r (role)
     cross join unnest(case when r.role = any ($3) then $2::text[] else '{select}' end) command
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`,
    [roles, commands, ['operator', 'worker', 'identity']],
  );

describe('a role', () => {
  test('that is granted a table has a policy on it', async () => {
    const all = await standings();
    expect(all.filter(({ granted }) => granted).length).toBeGreaterThan(500);
    expect(all.filter(({ granted, governed }) => granted && !governed).map(({ place }) => place)).toEqual([]);
  });

  test('that a policy names is granted something for it', async () => {
    const idle = (await standings()).filter(({ granted, governed }) => governed && !granted);
    // A policy for every command stands for those that its role was granted.
    const own = idle.filter(({ place }) => !/: (insert|update|delete) by (operator|identity)$/.test(place));
    expect(own.map(({ place }) => place)).toEqual([]);
  });

  test('for an e-mail address alone sees no table in its schema', async () => {
    expect((await standings()).filter(({ place, granted }) => granted && place.endsWith(' by email'))).toEqual([]);
    const fields = fixture.backend.platform.dataApi.schemaOf('email').getQueryType()?.getFields() ?? {};
    expect(Object.keys(fields).filter((name) => name.endsWith('_aggregate') || name.endsWith('_by_pk'))).toEqual([]);
  });
});
