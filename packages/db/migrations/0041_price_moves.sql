-- Why the price of a quote moved: written with the edit that moved it, so that any tab and any day can tell.
create table price_moves (
  price_move_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  at timestamptz not null default app_now(),
  -- Counts the moves of a quote. Of old ones the place is taken by new ones: a quote keeps forty, and nothing is deleted.
  sequence integer not null,
  place integer not null generated always as (sequence % 40) stored,
  -- The quote's version after the edit.
  version integer not null,
  -- The answer that moved it, as the quote's field is spelled; `contents` where an edit kept the price.
  answer text not null check (is_line(answer, 40)),
  -- What was shown, in cents: both ends of a range, or one price twice; null while there was none.
  low_before bigint,
  high_before bigint,
  low_after bigint,
  high_after bigint,
  -- The rows of the rate book that differ: what they are about, and their keys before and after.
  changed_rows jsonb not null default '[]' check (jsonb_typeof(changed_rows) = 'array'),
  -- The price of the signature that the edit voided, in cents.
  voided_total bigint,
  constraint price_move_rows_bound check (is_small(changed_rows, 8000)),
  constraint price_move_before check ((low_before is null) = (high_before is null)),
  constraint price_move_after check ((low_after is null) = (high_after is null)),
  unique (organization_id, price_move_id),
  unique (quote_id, place),
  constraint price_move_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred
);
