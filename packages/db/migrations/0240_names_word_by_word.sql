-- Names are searched word by word, in any order, as people mean them and not as they are written.

-- The words of a text in small Latin letters, without accents, marks and apostrophes, with one blank between them. Letters
-- of their own and of other alphabets that look like ours are ours. The pages and the restrictions do the same
-- (search-key.ts of core); lower() is that of Unicode, whatever the database was made with.
create or replace function search_key(name text) returns text language sql immutable strict parallel safe
return case
  when octet_length(name) = char_length(name) then
    btrim(regexp_replace(lower(translate(name, U&'\0027\0060', '')), '[^a-z0-9]+', ' ', 'g'))
  else btrim(regexp_replace(
    replace(replace(replace(replace(replace(
      translate(
        regexp_replace(
          lower(normalize(
            replace(name, '´', ''), NFKD) collate pg_c_utf8),
          '[\u0027\u0060\u00AD\u02B9-\u02BC\u02C8\u0300-\u036F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u2018\u2019\u201B\u202A-\u202E\u2032\u2035\u2060-\u206F\u20D0-\u20FF\u3164\uA78B\uA78C\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFA0\uFFF0-\uFFFD]',
          '', 'g'),
        'ɑαаᗅⱥꓮꭺ𐊠𖽀ƀƃƅɓβбвьѣҍᏼᖯᗷꓐꞵꮟ𐊂𐊡𐌁ȼςσсҫᴄⲥꓚꮯ𐊢𐌂𐐽𐔜ðđƌɖɗԁᑯᗞᗪꓒꓓꭰꮷǝɇəɛεеҽҿⴹꓰꬲꭼ𐊆𑣆𑣎ƒϝքᖴᵮẝꓝꞙꬵ𐊇𐊥𐔥𑣂ƍǥɠɡԍցᏻᶃꓖꮐħɦηнћңһӈӊհᏺᕼⱨⲏꓧꚕꮋꮒ𐋏ıɨɩɪιіӏᵻᵼⲓꙇꭵ𑣃ɉʝϳјᒍꓙꭻĸƙκкқҟᛕⱪⲕꓗꝁꮶ𐔘łƚǀɫɭᒪᛁⳑⵏꓡꓲꮮ𐊊𐌉𐑃𐔦𑣒𖼖𖼨μϻмӎᗰᛖⲙꓟꮇ𐊰𐌑ŋƞɲɳνոռᵰⲛꓠ𐔓øɔɵθοоѳөօᴏᴑⲟⴱⵁⵔꓳꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐬𐓪𐔖𑣈𑣕𑣗ƥρрᑭᵽⲣꓑꮲ𐊕ʠԛգզⵕɍɼɽʀгғᖇᴦᵲⲅꓣꭇꭈꭱꮁꮢ𐓜𖼵ƽʂѕտᵴꓢꜱꮥꮪ𐊖𐑈𑣁𖼺ŧƭʈτтҭᵵⱦⲧꓔꭲ𐊗𐊱𐌕𑣜𖼊ʉʋսᑌᴜᵾꓴꞟꭎꭒꮜ𐓶𑣘𖽂ѵᐯᴠⴸꓦꛟꮩ𐔝𑜆𑣀𖼈ɯѡѽԝաᴡꓪꝡꮃꮤ𑓅𑜊𑜎𑜏χхҳᕁᕽᚷⲭⵝꓫꭓ𐊐𐊴𐌗𐔧ƴɏɣʏγυуүұᶌỿⲩꓬꭚꭹꮍ𐊲𑣄𖽃ƶȥʐζᴢᵶꓜꮓ𑣉',
        'aaaaaaaaabbbbbbbbbbbbbbbbbbbcccccccccccccdddddddddddddeeeeeeeeeeeeeeefffffffffffffgggggggggghhhhhhhhhhhhhhhhhhhiiiiiiiiiiiiijjjjjjjkkkkkkkkkkkkklllllllllllllllllllmmmmmmmmmmmnnnnnnnnnnnoooooooooooooooooooooooooooooopppppppppqqqqqrrrrrrrrrrrrrrrrrrsssssssssssssttttttttttttttttuuuuuuuuuuuuuuvvvvvvvvvvvwwwwwwwwwwwwwwxxxxxxxxxxxxxxyyyyyyyyyyyyyyyyyyyzzzzzzzzz'),
      'ß', 'ss'), 'æ', 'ae'), 'ӕ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u206F\u2E00-\u2E7F\u3000-\u303F]+', ' ', 'g'))
end;

-- One row a word of a name, kept by a trigger. Equality and ranges of text are leakproof, so that the indexes serve under
-- row security; the other words of a search are looked for in `name`, which has all of them between blanks.
create table entity_name_words (
  organization_id uuid not null,
  entity_id uuid not null,
  quote_id uuid not null,
  word text collate "C" not null constraint entity_name_words_word_bound check (is_line(word, 250)),
  name text collate "C" not null constraint entity_name_words_name_bound check (is_line(name, 252)),
  primary key (entity_id, word),
  constraint entity_name_words_entity foreign key (organization_id, entity_id)
    references entities (organization_id, entity_id) on update cascade on delete cascade deferrable initially deferred
);
comment on table entity_name_words is 'The words of names, as they are searched.';
comment on constraint entity_name_words_entity on entity_name_words is 'entity|name_words';
create index entity_name_words_of_organization on entity_name_words (organization_id, word) include (quote_id, name);
create index entity_name_words_by_word on entity_name_words (word) include (quote_id, name);
create index entity_name_words_of_entity on entity_name_words (organization_id, entity_id);

create function write_name_words() returns trigger
language plpgsql security definer set search_path = public as $$
declare
  key constant text := btrim(left(search_key(concat_ws(' ', new.first_name, new.last_name, new.business_name)), 250));
begin
  if tg_op = 'UPDATE' then
    delete from entity_name_words where entity_id = new.entity_id;
  end if;
  insert into entity_name_words (organization_id, entity_id, quote_id, word, name)
    select distinct new.organization_id, new.entity_id, new.quote_id, word, ' ' || key || ' '
    from unnest(string_to_array(key, ' ')) word where word <> '';
  return null;
end $$;
create trigger name_words_insert after insert on entities for each row execute function write_name_words();
create trigger name_words_update after update of first_name, last_name, business_name on entities for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name
    or old.business_name is distinct from new.business_name)
  execute function write_name_words();

insert into entity_name_words (organization_id, entity_id, quote_id, word, name)
  select distinct organization_id, entity_id, quote_id, word, ' ' || key || ' '
  from (select *, btrim(left(search_key(concat_ws(' ', first_name, last_name, business_name)), 250)) as key from entities) named,
    unnest(string_to_array(key, ' ')) word where word <> '';

-- Quotes by what is more than one word: names, an e-mail, a phone, a policy number, a VIN. Plans are generic, because a
-- range whose ends are known would be planned anew with each search, which takes longer than to run it.
create or replace function search_beyond_one_word(typed text) returns setof uuid
language plpgsql stable rows 10 set plan_cache_mode = force_generic_plan as $$
declare
  code constant text := upper(replace(typed, ' ', ''));
  digits constant text := regexp_replace(typed, '\D', '', 'g');
  words constant text[] := string_to_array(search_key(typed), ' ');
  -- The last word may have more to come; the longest is the one that the fewest names have.
  beginning constant text := words[cardinality(words)];
  longest constant text := (select word from unnest(words) with ordinality as each (word, place)
    order by length(word) desc, place desc limit 1);
  others constant text[] := array(
    select '% ' || word || case when place = cardinality(words) then '%' else ' %' end
    from unnest(words) with ordinality as each (word, place));
  last constant text := U&'\+10FFFF';
begin
  if strpos(typed, '@') > 0 then
    return query select quote_id from entities where email >= typed and email < typed || last limit 1000;
    return query select quote_id from quotes where contact_email >= typed and contact_email < typed || last limit 1000;
    return;
  end if;
  if length(digits) >= 4 and typed ~ '^[\d\s().+-]+$' then
    return query select quote_id from entities where phone_key >= digits and phone_key < digits || last limit 1000;
    return;
  end if;
  -- Without a letter it is no name.
  if cardinality(words) > 1 and typed ~ '[[:alpha:]]' then
    if longest = beginning then
      return query select quote_id from entity_name_words
        where word >= beginning and word < beginning || last and name like all (others) limit 1000;
    else
      return query select quote_id from entity_name_words
        where word = longest and name like all (others) limit 1000;
    end if;
  end if;
  if code ~ '^[A-Z]{2,6}-?\d' then
    return query select current_quote_id from policies
      where policy_number >= code and policy_number < code || last limit 1000;
  end if;
  if digits <> '' and code ~ '^[A-HJ-NPR-Z0-9]{5,17}$' then
    return query select quote_id from vehicles where vin >= code and vin < code || last limit 1000;
  end if;
end $$;

create or replace function search_platform(search text)
returns table (
  policy_id uuid, quote_id uuid, quote_status text, policy_status text, quote_effective_date date,
  quote_expiration_date date, policy_number text, quote_token quote_token_seed, quote_provider text,
  named_insured_first_name text, named_insured_last_name text, contact text, erased timestamptz
)
language sql stable rows 25 as $$
  select q.policy_id, q.quote_id, q.status, p.policy_status, q.effective_date, q.expiration_date, p.policy_number,
    case when q.policy_id is null and (select pg_has_role('link_senders', 'usage'))
      then concat_ws(' ', q.quote_id, q.token_version, q.organization_id) end::quote_token_seed,
    q.provider, e.first_name, coalesce(e.last_name, e.business_name), coalesce(e.email, q.contact_email, e.phone),
    q.erased
  from (
    select
      case when key <> '' and translate(key, ' ', '') = key and strpos(typed, '@') = 0 then key end as word,
      case when length(typed) > 2 and (strpos(key, ' ') > 0 or translate(typed, '@0123456789', '') <> typed)
        then typed end as more
    from (
      select typed, search_key(typed) as key from (
        select lower(btrim(translate(left(search, 100),
          U&'\0009\000A\000D\00A0\200B\2060\FEFF\00AD', '    '), ' ,')) as typed offset 0
      ) trimmed offset 0
    ) keyed offset 0
  ) said
  cross join lateral (
    (select quote_id from entity_name_words
      where entity_name_words.word >= said.word and entity_name_words.word < said.word || U&'\+10FFFF' limit 1000)
    union
    (select search_beyond_one_word(said.more) where said.more is not null)
  ) hits
  join quotes q using (quote_id)
  left join policies p on p.policy_id = q.policy_id
  left join entities e on e.quote_id = q.quote_id and e.entity_relationship = 'named_insured' and e.archived is null
  where q.status <> 'replaced'
  order by q.effective_date desc, q.quote_id
  limit 25
$$;

-- Nothing else reads what names were compared by as a whole.
alter table entities drop column first_name_key, drop column last_name_key;
