import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateDatabaseFiles } from './generate-database-files.ts';

const migration = `
  create domain sealed as text check (value <> '');
  create domain plate as text collate "C";
  create type colour as enum ('red', 'green');
  create function touch() returns trigger language plpgsql as $$ begin return new; end $$;
  create table makers (maker_id uuid primary key default uuidv7(), name text not null unique);
  create table rigs (
    rig_id bigint generated always as identity primary key,
    maker_id uuid not null,
    kind text not null check (kind in ('towable', 'motorhome')),
    only_kind text default 'one' check (only_kind = 'one'),
    length numeric(6, 2), colour colour, built date, seen timestamptz not null default now(),
    licence sealed, tags text[] not null default '{}', open_shape jsonb, price bigint, sleeps integer not null,
    constraint rig_maker foreign key (maker_id) references makers on update cascade deferrable initially deferred
  );
  comment on constraint rig_maker on rigs is 'maker|rigs';
  comment on column rigs.price is 'Whole cents.';
  create index rigs_maker on rigs (maker_id) where price > 0;
  create trigger touched before update on rigs for each row execute function touch();
  create view cheap_rigs as select rig_id, price from rigs where price < 100;
  create view own_rigs with (security_invoker = true) as select rig_id from rigs;
  create unlogged table sightings (plate plate);
  create schema side; create table side.notes (note text);`;

const access = `
  do $$ begin create role printed_reader nologin; create role printed_writer nologin; end $$;
  alter table rigs enable row level security;
  grant select (rig_id, kind) on rigs to printed_reader, printed_writer;
  grant select, insert on makers to printed_writer;
  create policy reads on rigs for select to printed_reader using (kind = 'towable');`;

let folder: string;
let options: Parameters<typeof generateDatabaseFiles>[0];
const files = ['schema.sql', 'src/generated/rows.ts'];
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roadworthy-printed-'));
  const folders = { migrations: join(folder, 'migrations'), access: join(folder, 'access') };
  mkdirSync(folders.migrations);
  mkdirSync(folders.access);
  writeFileSync(join(folders.migrations, '0001_all.sql'), migration);
  writeFileSync(join(folders.access, '00-all.sql'), access);
  options = { check: true, folders, packageFolder: folder };
  await generateDatabaseFiles({ ...options, check: false });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a check', () => {
  test('finds no drift in files just printed from another database', async () => {
    expect(await generateDatabaseFiles(options)).toEqual([]);
  });

  test('names a schema that differs and leaves it as it is; types, which are in no commit, are written', async () => {
    rmSync(join(folder, 'src'), { recursive: true });
    appendFileSync(join(folder, 'schema.sql'), '-- edited by hand\n');
    expect(await generateDatabaseFiles(options)).toEqual([join(folder, 'schema.sql')]);
    expect(read('schema.sql')).toContain('-- edited by hand');
    expect(read('src/generated/rows.ts')).toContain('RigsTable');
    expect(await generateDatabaseFiles({ ...options, check: false })).toEqual([join(folder, 'schema.sql')]);
    expect(read('schema.sql')).not.toContain('-- edited by hand');
  });
});

describe('the printed schema', () => {
  test.each([
    "create type colour as enum ('red', 'green');",
    'create domain plate as text collate "C";',
    "create domain sealed as text CHECK ((VALUE <> ''::text));",
    'CREATE OR REPLACE FUNCTION public.touch()',
    '  rig_id bigint not null generated always as identity,',
    '  length numeric(6,2),',
    '  constraint rig_maker FOREIGN KEY (maker_id) REFERENCES makers(maker_id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,',
    'CREATE INDEX rigs_maker ON public.rigs USING btree (maker_id) WHERE (price > 0);',
    'CREATE TRIGGER touched BEFORE UPDATE ON public.rigs FOR EACH ROW EXECUTE FUNCTION touch();',
    'alter table rigs enable row level security;',
    "create policy reads on rigs for select to printed_reader using ((kind = 'towable'::text));",
    'grant select (rig_id, kind) on rigs to printed_reader, printed_writer;',
    'grant insert, select on makers to printed_writer;',
    "comment on constraint rig_maker on rigs is 'maker|rigs';",
    "comment on column rigs.price is 'Whole cents.';",
    'create view cheap_rigs as',
    'create view own_rigs with (security_invoker=true) as',
    'create unlogged table sightings (',
    'create schema side;',
    'create table side.notes (',
  ])('says %s', (line) => {
    expect(read('schema.sql')).toContain(line);
  });

  test.each(['pgboss', 'schema_migrations', 'is NULL'])('does not speak of %s', (word) => {
    expect(read('schema.sql')).not.toContain(word);
  });
});

describe('the printed row types', () => {
  test.each([
    ['a key made by the database', 'maker_id: Generated<string>;'],
    ['an identity, which nobody writes', 'rig_id: GeneratedAlways<number>;'],
    ['a closed list', "kind: 'towable' | 'motorhome';"],
    ['a list of one', "only_kind: Generated<'one' | null>;"],
    ['numerics as text', 'length: string | null;'],
    ['an enum', "colour: 'red' | 'green' | null;"],
    ['days as text', 'built: string | null;'],
    ['instants', 'seen: Generated<Date>;'],
    ['a domain by what it stands on', 'licence: string | null;'],
    ['arrays', 'tags: Generated<string[]>;'],
    ['open shapes', 'open_shape: unknown;'],
    ['bigint', 'price: number | null;'],
    ['whole numbers', 'sleeps: number;'],
    ['a table of another schema', "'side.notes': SideNotesTable;"],
    ['rows as they are read', 'export type RigsRow = Selectable<RigsTable>;'],
  ])('print %s', (_, line) => {
    expect(read('src/generated/rows.ts')).toContain(line);
  });

  test.each(files)('are followed by one line end: %s', (name) => {
    expect(read(name)).toMatch(/[^\n]\n$/);
  });
});
