-- A letter is one secret: its link and its code stand in one row, which is gone once either was used.
create table auth.letter (
  letter_id uuid primary key default uuidv7(),
  email text not null check (is_line(email, 254)),
  link_hash text not null unique check (is_line(link_hash, 43)),
  code_hash text not null check (is_line(code_hash, 43)),
  expires timestamptz not null
);
create index letters_of_address on auth.letter (email);

-- A subject's window begins with its first attempt: a window that began at a fixed minute could be used up twice around
-- it. Old rows are forgotten by their age.
truncate attempt_counters;
alter table attempt_counters drop constraint attempt_counters_pkey, add primary key (subject);
create index attempt_counters_age on attempt_counters (window_start);
