import { describe, expect, test } from 'vitest';
import { breakingChanges, statementsOf } from './breaking-changes.ts';

const earlier = [
  {
    name: '0001_first.sql',
    sql: `create table quotes (
      status text not null,
      constraint quotes_status_check check (status in ('open', 'bound')),
      note text);`,
  },
];
const why = (sql: string, releases: readonly string[] = []): readonly string[] =>
  breakingChanges({ name: '0002_second.sql', sql }, earlier, releases).map((change) => change.why);

describe('a migration breaks the release before it that', () => {
  test.each([
    ['drops a table', 'drop table if exists quotes;'],
    ['drops a column', 'alter table quotes drop column note;'],
    ['drops a column without the word', 'alter table only public.quotes add x int, drop note;'],
    ['drops a default', 'alter table quotes alter column note drop default;'],
    ['drops a function', 'drop function price(uuid);'],
    ['renames a table', 'alter table quotes rename to offers;'],
    ['renames a column', 'alter table quotes rename note to remark;'],
    ['renames a column by its word', 'alter table quotes rename column note to remark;'],
    ['asks for a value', 'alter table quotes add column color text not null;'],
    ['asks for a value without the word', 'alter table quotes add color text not null;'],
    ['asks for a value that was left out', 'alter table quotes alter column note set not null;'],
    ['changes a type', 'alter table quotes alter column note type bigint using note::bigint;'],
    ['changes a type in more words', 'alter table quotes alter note set data type bigint;'],
    ['adds a check', `alter table quotes add constraint short check (length(note) < 5);`],
    [
      'takes a value out of a check',
      `alter table quotes drop constraint quotes_status_check,
        add constraint quotes_status_check check (status in ('open', 'sold', 'lost'));`,
    ],
    ['asks for one of each', 'create unique index one_note on quotes (note);'],
    ['asks for one of each by a constraint', 'alter table quotes add constraint one unique (note);'],
    ['does so in a block', `do $$ begin execute 'alter table quotes drop column note'; end $$;`],
    ['does so beside what it makes', 'create table other (a int); alter table quotes drop column note;'],
    ['does so under a comment that names no release', '-- Unused since 1.2.0.\nalter table quotes drop column note;'],
  ])('%s', (_what, sql) => {
    expect(why(sql)).toHaveLength(1);
  });
});

describe('a migration breaks nothing that', () => {
  test.each([
    ['adds a column', 'alter table quotes add column color text;'],
    ['adds a column with a value for all', `alter table quotes add column color text not null default 'red';`],
    [
      'binds a column that it adds',
      'alter table quotes add column color text, add constraint c check (length(color) < 5);',
    ],
    ['makes a table and changes it', 'create table other (a int); alter table other drop column a; drop table other;'],
    ['adds an index', 'create index notes on quotes (note);'],
    ['asks for less', 'alter table quotes alter column status drop not null, drop constraint quotes_status_check;'],
    ['renames a constraint', 'alter table quotes rename constraint quotes_status_check to status_check;'],
    [
      'adds a value to a check',
      `alter table quotes drop constraint quotes_status_check,
        add constraint quotes_status_check check (status in ('open', 'bound', 'lost'));`,
    ],
    ['says so in a comment', '-- drop table quotes;\n/* drop table quotes; */ select 1;'],
    ['says so in a function', `create function f() returns text language sql as $$ select 'drop table quotes' $$;`],
    ['takes away what no release has had', '-- Unused since the start.\nalter table quotes drop column note;'],
  ])('%s', (_what, sql) => {
    expect(why(sql)).toEqual([]);
  });

  test('takes away what a release that is out uses no longer', () => {
    const sql = '-- Unused since 1.2.0.\nalter table quotes drop column note;';
    expect(why(sql, ['1.2.0'])).toEqual([]);
    expect(why(sql, ['1.1.0'])).toHaveLength(1);
  });
});

test('statements are told apart outside of comments, texts of functions and blocks', () => {
  expect(statementsOf('select 1; -- a; b\nCREATE function f() as $x$ a; b; $x$;\n\nselect  2')).toEqual([
    'select 1',
    "create function f() as ''",
    'select 2',
  ]);
});
