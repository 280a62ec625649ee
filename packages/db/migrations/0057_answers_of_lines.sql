-- What is insured, for how long and by which package follows the line of business, which is data: the operation judges
-- them by it, and the tables hold what any line may say.
alter table vehicles
  drop constraint vehicles_type_check,
  add constraint vehicles_type_check check (is_line(type, 40)),
  -- What a line asks of what it insures beyond the columns, by the names of its fields.
  add column answers jsonb not null default '{}'
    constraint vehicle_answers_bound check (jsonb_typeof(answers) = 'object' and is_small(answers, 4000));
alter table entities
  add column answers jsonb not null default '{}'
    constraint entity_answers_bound check (jsonb_typeof(answers) = 'object' and is_small(answers, 4000));
alter table quotes
  drop constraint quotes_policy_duration_months_check,
  add constraint quotes_policy_duration_months_check check (policy_duration_months between 1 and 120),
  drop constraint quotes_plan_check,
  add constraint quotes_plan_check check (is_line(plan, 40));
