-- The price that an underwriter typed for an application, which no rates price: with its parts, and for which content.
alter table quotes
  add column typed_content_hash text constraint quotes_typed_content_hash_bound check (is_line(typed_content_hash, 255)),
  add column typed_rating jsonb
    constraint quotes_typed_rating_bound check (jsonb_typeof(typed_rating) = 'object' and is_small(typed_rating, 100000)),
  add constraint quotes_typed_price_whole check ((typed_content_hash is null) = (typed_rating is null)),
  add constraint quotes_typed_price_of_application check (typed_rating is null or kind = 'brown_brown_application');
comment on column quotes.typed_content_hash is 'What the application said when an underwriter priced it; null where none has.';
create index quotes_applications on quotes (quote_id) where kind = 'brown_brown_application';
