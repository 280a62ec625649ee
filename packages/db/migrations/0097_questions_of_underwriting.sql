-- What underwriters ask of every quote of their product: in both languages, with what each answer brings about, and
-- every wording of it kept, so that none is rewritten under an answer.

-- The strictest of what answers to a question bring about.
create function question_decision(decisions jsonb) returns text
language sql immutable parallel safe strict as $$
  select coalesce((
    select wanted.decision
    from unnest('{rejection,agent_required,referral}'::text[]) with ordinality as wanted (decision, rank)
    where exists (select from jsonb_array_elements(decisions) as one where one ->> 'decision' = wanted.decision)
    order by wanted.rank limit 1), 'none')
$$;

alter table underwriting_questions
  add column version integer not null default 1 check (version > 0),
  -- Under which version it was last worded: an answer names it.
  add column wording integer not null default 1 check (wording > 0),
  add column question_fr text,
  -- What a choice offers: value, label and label_fr of each.
  add column choices jsonb not null default '[]',
  -- The ends of what may be answered; both belong to it.
  add column least bigint,
  add column most bigint,
  add column first_day date,
  add column last_day date,
  -- What becomes of a quote by its answer: decision, and answer or from and to of each.
  add column decisions jsonb not null default '[]',
  -- On which answer to its parent it opens.
  add column parent_answer text;

update underwriting_questions set
  decisions = case when decision = 'none' then '[]' else jsonb_build_array(case answer_type
    when 'yes_no' then jsonb_build_object('decision', decision, 'answer', lower(decision_answer), 'from', null, 'to', null)
    when 'number' then jsonb_build_object('decision', decision, 'answer', null,
      'from', decision_answer::numeric::bigint, 'to', decision_answer::numeric::bigint)
    else jsonb_build_object('decision', decision, 'answer', null, 'from', null, 'to', null) end) end,
  parent_answer = case when parent_id is null then null else 'yes' end;

alter table underwriting_questions
  drop column decision_answer,
  drop column decision,
  drop constraint underwriting_questions_answer_type_check;
alter table underwriting_questions
  add column decision text not null generated always as (question_decision(decisions)) stored
    check (decision in ('none', 'referral', 'rejection', 'agent_required')),
  add constraint underwriting_questions_answer_type_check
    check (answer_type in ('yes_no', 'number', 'choice', 'date', 'text')),
  add constraint underwriting_questions_question_fr_bound check (is_line(question_fr, 300)),
  add constraint underwriting_questions_parent_answer_bound check (is_line(parent_answer, 64)),
  add constraint underwriting_questions_choices_bound
    check (jsonb_typeof(choices) = 'array' and is_small(choices, 20000)),
  add constraint underwriting_questions_decisions_bound
    check (jsonb_typeof(decisions) = 'array' and is_small(decisions, 10000)),
  add constraint underwriting_question_choices check ((answer_type = 'choice') = (choices <> '[]')),
  add constraint underwriting_question_numbers
    check (answer_type = 'number' and least <= most is not false or least is null and most is null),
  add constraint underwriting_question_span
    check (answer_type = 'date' and first_day <= last_day is not false or first_day is null and last_day is null),
  add constraint underwriting_question_opens check ((parent_id is null) = (parent_answer is null)),
  add unique (organization_id, underwriting_question_id);

-- Every wording of a question, the one in use among them. The newest row of a product names all of its questions as
-- they are; another place in their order makes a row, too, under the version that it has.
create table underwriting_question_versions (
  underwriting_question_version_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  product_id uuid not null,
  underwriting_question_id uuid not null,
  version integer not null check (version > 0),
  question jsonb not null constraint underwriting_question_versions_question_bound check (is_small(question, 60000)),
  -- Who wrote it; null where nobody was signed in.
  user_id uuid references users,
  created timestamptz not null default app_now(),
  constraint underwriting_question_version_product foreign key (organization_id, product_id)
    references products (organization_id, product_id) on update cascade deferrable initially deferred,
  constraint underwriting_question_version_question foreign key (organization_id, underwriting_question_id)
    references underwriting_questions (organization_id, underwriting_question_id)
    on update cascade deferrable initially deferred
);
comment on constraint underwriting_question_version_question on underwriting_question_versions
  is 'underwriting_question|versions';
comment on constraint underwriting_question_versions_user_id_fkey on underwriting_question_versions
  is 'user|underwriting_question_versions';
create index underwriting_question_versions_newest
  on underwriting_question_versions (organization_id, product_id, underwriting_question_version_id desc);
create index underwriting_question_versions_of_question
  on underwriting_question_versions (underwriting_question_id, version desc);

create function count_question_version() returns trigger
language plpgsql as $$
declare
  -- The decision is generated, and not there yet.
  placed constant text[] := '{sort_order,updated,version,wording,decision}';
begin
  new.version := old.version;
  new.wording := old.wording;
  if to_jsonb(new) - placed is distinct from to_jsonb(old) - placed then
    new.version := old.version + 1;
  end if;
  if (new.question, new.question_fr, new.answer_type, new.choices, new.least, new.most, new.first_day, new.last_day)
    is distinct from
    (old.question, old.question_fr, old.answer_type, old.choices, old.least, old.most, old.first_day, old.last_day)
  then
    new.wording := new.version;
  end if;
  return new;
end $$;
create trigger count_version before update on underwriting_questions
  for each row execute function count_question_version();

-- No wording is lost, whoever wrote it.
create function keep_question_version() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into underwriting_question_versions
    (organization_id, product_id, underwriting_question_id, version, question, user_id)
  values (new.organization_id, new.product_id, new.underwriting_question_id, new.version,
    to_jsonb(new) - '{organization_id,product_id,underwriting_question_id,version,created,updated}'::text[]
      || jsonb_build_object('archived', new.archived is not null), claim_user());
  return null;
end $$;
create trigger keep_first_version after insert on underwriting_questions
  for each row execute function keep_question_version();
create trigger keep_version after update on underwriting_questions
  for each row when (old.* is distinct from new.*) execute function keep_question_version();

insert into underwriting_question_versions (organization_id, product_id, underwriting_question_id, version, question)
select organization_id, product_id, underwriting_question_id, version,
  to_jsonb(underwriting_questions) - '{organization_id,product_id,underwriting_question_id,version,created,updated}'::text[]
    || jsonb_build_object('archived', archived is not null)
from underwriting_questions;

-- A hundred answers, each in words of one's own.
alter table quotes
  drop constraint quotes_declarations_bound,
  add constraint quotes_declarations_bound check (is_small(declarations, 250000));

select tell_changes('underwriting_questions', 'products product_id');
