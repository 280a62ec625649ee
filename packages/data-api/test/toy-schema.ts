/** A small library: organizations hold shelves, shelves hold books, books are lent. */
export const toyRoles = ['toy_tenant', 'toy_staff', 'toy:guest', 'toy_reader'] as const;

export const toySchema = `
create domain sealed as text;
comment on domain sealed is '@decoded by key';
create domain seed as text;
comment on domain seed is 'What a ticket grows from. @decoded';
create table organizations (organization_id uuid primary key default uuidv7(), name text not null);
create table people (
  person_id uuid primary key default uuidv7(), organization_id uuid not null references organizations,
  name text not null, licence_number sealed, unique (organization_id, person_id));
create table shelves (
  shelf_id uuid primary key default uuidv7(), organization_id uuid not null references organizations,
  name text not null, internal_note text, unique (organization_id, shelf_id));
create table books (
  book_id uuid primary key default uuidv7(), organization_id uuid not null, shelf_id uuid,
  keeper_id uuid, author_id uuid,
  title text not null, status text not null default 'in' check (status in ('in', 'out')),
  price_cents bigint not null default 0, score numeric(6,2), pages int, weight float8, rare boolean not null default false,
  published_on date, added_at timestamptz not null default '2026-01-02T03:04:05Z',
  tags text[] not null default '{}', meta jsonb not null default '{}',
  unique (organization_id, book_id),
  foreign key (organization_id, shelf_id) references shelves (organization_id, shelf_id),
  constraint books_keeper foreign key (organization_id, keeper_id) references people (organization_id, person_id),
  constraint books_author foreign key (organization_id, author_id) references people (organization_id, person_id));
comment on constraint books_keeper on books is 'keeper|kept_books';
comment on constraint books_author on books is 'writer|written_books';
create table loans (
  organization_id uuid not null, loan_number int not null, book_id uuid not null, days int not null,
  primary key (organization_id, loan_number),
  foreign key (organization_id, book_id) references books (organization_id, book_id));
create function search_books(search text, least_pages int default 0) returns setof books language sql stable
  as $$ select * from books where title ilike '%' || search || '%' and coalesce(pages, 0) >= least_pages $$;
create function count_by_status(search text) returns table (status text, total bigint) language sql stable
  as $$ select status, count(*) from books where title ilike '%' || search || '%' group by status $$;
create function slow() returns setof organizations language sql stable
  as $$ select organizations.* from organizations, lateral pg_sleep(5) $$;
comment on function count_by_status is 'Totals. @never_null status';
create type shelf_total as (name text, books bigint);
create function shelf_totals() returns setof shelf_total language sql stable
  as $$ select s.name, count(b) from shelves s left join books b using (shelf_id) group by s.name $$;
create type ticket as (title text, ticket seed, licence sealed);
create function tickets(search text, most int default 100, tags text[] default '{}') returns setof ticket
  language sql stable strict as $$
    select title, book_id || '/' || title, null::sealed from books where title ilike '%' || search || '%' and tickets.tags <@ books.tags
    order by title limit most $$;
comment on function tickets is 'Tickets to books. @flat';
create function everybody() returns setof people language sql stable as 'select * from people';
create view lent_books with (security_invoker = true) as select book_id, title from books where status = 'out';
create function hidden() returns int language sql as 'select 1';

do $$ declare t text; begin
  foreach t in array array['organizations', 'people', 'shelves', 'books', 'loans'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy staff on %I for select to toy_staff using (true)', t);
    execute format('create policy tenant on %I for select to toy_tenant
      using (organization_id = nullif(current_setting(''app.organization'', true), '''')::uuid)', t);
    execute format('grant select on %I to toy_staff', t);
  end loop;
end $$;
create policy guest on books for select to "toy:guest" using (true);
create policy guest on shelves for select to "toy:guest" using (true);
grant select on organizations, people, books, loans to toy_tenant;
grant select (shelf_id, organization_id, name) on shelves to toy_tenant;
grant select on lent_books to toy_tenant, toy_staff;
create policy reader on books for select to toy_reader using (true);
create policy reader on loans for select to toy_reader using (true);
create policy reader on people for select to toy_reader using (true);
grant select on books, loans to toy_reader;
grant select (person_id, organization_id, name) on people to toy_reader;
grant select (book_id, shelf_id, title) on books to "toy:guest";
grant select (shelf_id, name) on shelves to "toy:guest";
revoke execute on all functions in schema public from public;
grant execute on function everybody to public;
grant execute on function tickets to toy_tenant, toy_staff;
grant execute on function search_books, count_by_status, shelf_totals to toy_tenant, toy_staff;
grant execute on function search_books to toy_reader;
grant execute on function slow to toy_staff;

insert into organizations values
  ('00000000-0000-0000-0000-00000000000a', 'Alder'), ('00000000-0000-0000-0000-00000000000b', 'Birch');
insert into people values
  ('00000000-0000-0000-0001-00000000000a', '00000000-0000-0000-0000-00000000000a', 'Ada', 'sealed:A-100'),
  ('00000000-0000-0000-0002-00000000000a', '00000000-0000-0000-0000-00000000000a', 'Alan', null),
  ('00000000-0000-0000-0001-00000000000b', '00000000-0000-0000-0000-00000000000b', 'Bo', 'sealed:B-100');
insert into shelves values
  ('00000000-0000-0000-0011-00000000000a', '00000000-0000-0000-0000-00000000000a', 'Maps', 'dusty'),
  ('00000000-0000-0000-0012-00000000000a', '00000000-0000-0000-0000-00000000000a', 'Novels', null),
  ('00000000-0000-0000-0011-00000000000b', '00000000-0000-0000-0000-00000000000b', 'Maps', null);
insert into books (book_id, organization_id, shelf_id, keeper_id, author_id, title, status, price_cents, score, pages,
                   weight, rare, published_on, tags, meta) values
  ('00000000-0000-0000-0021-00000000000a', '00000000-0000-0000-0000-00000000000a',
   '00000000-0000-0000-0011-00000000000a', '00000000-0000-0000-0001-00000000000a', '00000000-0000-0000-0002-00000000000a',
   'Atlas', 'in', 104753, 4.50, 100, 1.5, true, '2020-02-29', '{maps,big}',
   '{"size": {"width": 30, "odd key": 1}, "pages": [{"n": 1}, {"n": 2}], "loose": null}'),
  ('00000000-0000-0000-0022-00000000000a', '00000000-0000-0000-0000-00000000000a',
   '00000000-0000-0000-0011-00000000000a', '00000000-0000-0000-0002-00000000000a', null,
   'Pilot', 'out', 2500, 3.25, 50, null, false, '2021-01-01', '{maps}', '{"size": {"width": 10}}'),
  ('00000000-0000-0000-0023-00000000000a', '00000000-0000-0000-0000-00000000000a',
   '00000000-0000-0000-0012-00000000000a', null, null, '100% "Quiet"', 'in', 900, null, null, null, false, null, '{}', '{}'),
  ('00000000-0000-0000-0021-00000000000b', '00000000-0000-0000-0000-00000000000b',
   '00000000-0000-0000-0011-00000000000b', '00000000-0000-0000-0001-00000000000b', null,
   'Bark', 'in', 5000, 5.00, 300, 2.5, false, '2019-06-01', '{}', '{}');
insert into loans values
  ('00000000-0000-0000-0000-00000000000a', 1, '00000000-0000-0000-0021-00000000000a', 7),
  ('00000000-0000-0000-0000-00000000000a', 2, '00000000-0000-0000-0021-00000000000a', 14),
  ('00000000-0000-0000-0000-00000000000a', 3, '00000000-0000-0000-0022-00000000000a', 3),
  ('00000000-0000-0000-0000-00000000000b', 1, '00000000-0000-0000-0021-00000000000b', 9);
`;

const two = (kind: string, letter: 'a' | 'b'): string => `00000000-0000-0000-00${kind}-00000000000${letter}`;

export const ids = {
  alder: two('00', 'a'),
  birch: two('00', 'b'),
  ada: two('01', 'a'),
  alan: two('02', 'a'),
  maps: two('11', 'a'),
  novels: two('12', 'a'),
  atlas: two('21', 'a'),
  pilot: two('22', 'a'),
  quiet: two('23', 'a'),
  bark: two('21', 'b'),
  birchMaps: two('11', 'b'),
};
