-- What an underwriter wants bound in spite of guards: for which content, and which guards are not asked of it.
alter table quotes
  add column forced_content_hash text constraint quotes_forced_content_hash_bound check (is_line(forced_content_hash, 255)),
  add column forced_waives text[] not null default '{}'
    constraint quotes_forced_waives_bound check (is_line(array_to_string(forced_waives, ' '), 1000));
comment on column quotes.forced_content_hash is 'What the quote said when an underwriter had it bound; null where none does.';
