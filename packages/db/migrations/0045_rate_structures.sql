-- A version of rates is complete in itself: its structure beside its rows. The evaluator knows no factor by name.
alter table rater_versions
  add column structure jsonb,
  -- Who put it in force, and why.
  add column promoted_by uuid,
  add column promotion_reason text check (promotion_reason is null or is_prose(promotion_reason, 2000));

-- What the versions of today were rated by, written out: they have to rate to the same cent for ever.
update rater_versions set structure = $structure$
{
  "format": 1,
  "objects": {
    "answer": "class",
    "groups": {
      "motorised": ["class_a", "class_b", "class_c", "bus_conversion"],
      "towable": ["travel_trailer", "fifth_wheel", "toy_hauler", "pop_up", "truck_camper", "teardrop"]
    },
    "asks": "Add a vehicle."
  },
  "persons": {"groups": ["motorised"], "asks": "Add the person who drives."},
  "factors": {
    "territory": {
      "of": "place",
      "answer": "state",
      "path": "garaging_state",
      "asks": "We have no rates for this state or province.",
      "keys": "named",
      "coverages": ["comprehensive", "collision", "liability"],
      "always": true
    },
    "score": {
      "of": "quote",
      "answer": "scoreTier",
      "path": "insurance_score",
      "asks": "The insurance score has not come back yet.",
      "keys": "named",
      "coverages": ["comprehensive", "collision", "liability"],
      "always": true
    },
    "base": {
      "of": "object",
      "answer": "class",
      "path": "type",
      "asks": "Choose what you are insuring.",
      "keys": "named",
      "coverages": ["comprehensive", "collision", "liability"],
      "always": true,
      "like": {
        "teardrop": {"key": "travel_trailer"},
        "bus_conversion": {
          "key": "class_a",
          "refer": {
            "code": "bus_conversion",
            "says": "A converted bus is rated as a class A motorhome. An underwriter looks at it first."
          }
        }
      }
    },
    "value": {
      "of": "object",
      "answer": "value",
      "path": "rating_value",
      "asks": "Enter what the vehicle is worth.",
      "keys": "sliced",
      "coverages": ["comprehensive", "collision"],
      "always": true,
      "refer": {
        "code": "value_above_limit",
        "says": "The vehicle is worth more than {value}. An underwriter looks at it first.",
        "place": "value",
        "begins": "dollars"
      }
    },
    "vehicle_age": {
      "of": "object",
      "answer": "year",
      "asks": "Enter the model year.",
      "keys": "banded",
      "coverages": ["comprehensive", "collision"],
      "as": "model_years",
      "always": true,
      "refer": {
        "code": "vehicle_age",
        "says": "The vehicle is {years} model years old or older. An underwriter looks at it first.",
        "place": "years",
        "begins": "number"
      }
    },
    "storage": {
      "of": "object",
      "answer": "storage",
      "path": "storage_type",
      "asks": "Tell us where you keep it.",
      "keys": "named",
      "coverages": ["comprehensive"]
    },
    "usage": {
      "of": "object",
      "answer": "usage",
      "path": "usage_type",
      "asks": "Tell us how you use it.",
      "keys": "named",
      "coverages": ["comprehensive", "collision", "liability"],
      "always": true,
      "refer": {"code": "business_use", "says": "Business use is covered by our Pro product, not by this one."}
    },
    "rental_utilisation": {
      "of": "object",
      "answer": "rentalUtilization",
      "path": "rental_utilization_rate",
      "asks": "Tell us whether you rent it out.",
      "keys": "banded",
      "coverages": ["comprehensive", "collision", "liability"],
      "always": true,
      "refer": {
        "code": "rental_utilization",
        "says": "It is rented out more than {percent} % of the year. Our Pro product is made for that.",
        "place": "percent",
        "begins": "last_before"
      }
    },
    "yearly_miles": {
      "of": "object",
      "answer": "annualMiles",
      "path": "estimated_yearly_mileage",
      "asks": "Enter the miles you drive in a year.",
      "keys": "banded",
      "coverages": ["collision", "liability"],
      "groups": ["motorised"]
    },
    "settlement": {
      "of": "object",
      "answer": "valueType",
      "path": "rating_value_type",
      "asks": "Choose what a total loss pays.",
      "keys": "named",
      "coverages": ["comprehensive", "collision"],
      "always": true,
      "otherwise": "agreed_value"
    },
    "driver_age": {
      "of": "person",
      "answer": "birthdate",
      "asks": "Enter the birth date.",
      "keys": "banded",
      "coverages": ["collision", "liability"],
      "as": "years_of_age",
      "below": {"code": "driver_under_age", "says": "A driver must be {age} or older.", "place": "age"}
    },
    "experience": {
      "of": "person",
      "answer": "rvExperienceYears",
      "path": "rv_driving_experience_years",
      "asks": "Enter the years of driving a recreational vehicle.",
      "keys": "banded",
      "coverages": ["collision", "liability"]
    },
    "points": {
      "of": "person",
      "answer": "points",
      "asks": "Tell us about accidents and violations of the last 36 months.",
      "keys": "banded",
      "coverages": ["collision", "liability"],
      "as": "points",
      "schedule": {
        "at_fault": [2, 3, 2],
        "major": [4, 4, 4],
        "minor": [2, 1, 1],
        "speeding": [3, 2, 2],
        "not_at_fault": [0, 0, 0]
      },
      "refer": {
        "code": "driver_points",
        "says": "A driver has {points} or more points. An underwriter looks at the record first.",
        "place": "points",
        "begins": "number"
      }
    },
    "deductible": {"of": "cover", "answer": "deductible", "keys": "named", "coverages": ["comprehensive", "collision"]},
    "increased_limits": {"of": "cover", "answer": "limit", "keys": "named", "coverages": ["liability"]}
  },
  "term": {"table": "term", "asks": "Choose a term of 12 or 6 months."},
  "coverages": [
    {
      "code": "comprehensive",
      "factors": [
        "base",
        "value",
        "territory",
        "vehicle_age",
        "storage",
        "score",
        "usage",
        "rental_utilisation",
        "deductible",
        "settlement",
        "term"
      ]
    },
    {
      "code": "collision",
      "factors": [
        "base",
        "value",
        "territory",
        "vehicle_age",
        "score",
        "driver_age",
        "experience",
        "points",
        "usage",
        "rental_utilisation",
        "yearly_miles",
        "deductible",
        "settlement",
        "term"
      ]
    },
    {
      "code": "liability",
      "factors": [
        "base",
        "territory",
        "score",
        "driver_age",
        "experience",
        "points",
        "usage",
        "rental_utilisation",
        "yearly_miles",
        "increased_limits",
        "term"
      ],
      "groups": ["motorised"]
    }
  ],
  "charges": [
    {"code": "uninsured_motorist", "key": {"of": "setting", "setting": "limit"}, "groups": ["motorised"]},
    {"code": "medical_payments", "key": {"of": "setting", "setting": "limit"}, "groups": ["motorised"]},
    {"code": "vacation_liability", "key": {"of": "setting", "setting": "limit"}},
    {"code": "emergency_expense", "key": {"of": "setting", "setting": "limit"}},
    {"code": "roadside", "key": {"of": "group"}},
    {"code": "glass", "key": {"of": "word", "word": "all"}},
    {"code": "full_timer_liability", "key": {"of": "setting", "setting": "limit"}},
    {"code": "personal_effects", "key": {"of": "unit", "setting": "limit", "dollars": 1000, "word": "per_1000"}},
    {"code": "pet", "key": {"of": "word", "word": "all"}}
  ],
  "barred": [
    {
      "factors": ["score", "driver_age"],
      "areas": ["CA", "HI", "MA"],
      "since": null,
      "source": "State law on credit and age in automobile rates; general knowledge, to be checked before filing"
    }
  ],
  "discounts": {
    "table": "discount",
    "cap": "discount_cap",
    "order": ["multi_policy", "paid_in_full", "original_owner", "claim_free", "affinity", "device"],
    "follows": {"paid_in_full": {"answer": "paymentTerm", "is": "pay_in_full"}}
  },
  "minimum": {"table": "minimum_premium", "prorated": false},
  "least": {
    "table": "minimum_value",
    "answer": "value",
    "refusal": {"code": "value_below_minimum", "says": "We insure vehicles worth {value} or more.", "place": "value"}
  },
  "fees": [{"code": "policy_fee", "table": "policy_fee"}]
}
$structure$;
alter table rater_versions alter column structure set not null;

-- A decimal for each coverage that the row's factor touches, as the text that was filed.
alter table rate_rows add column factors jsonb not null default '{}';
update rate_rows set factors = jsonb_strip_nulls(jsonb_build_object(
  'comprehensive', comprehensive::text, 'collision', collision::text, 'liability', liability::text));
alter table rate_rows drop column comprehensive, drop column collision, drop column liability;

-- When a version counts: for a line, in one state or province or in all, for new business, renewals or both, from an
-- effective date on. The latest that has begun counts; of two of the same day, the one that says more.
create table rater_releases (
  rater_release_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  rater_version_id uuid not null,
  provider text not null check (is_line(provider, 64)),
  administrative_area text check (administrative_area ~ '^[A-Z]{2}$'),
  business_type text check (business_type in ('new_business', 'renewal')),
  effective_date date not null,
  created timestamptz not null default app_now(),
  unique (organization_id, rater_release_id),
  constraint rater_release_once unique nulls not distinct
    (organization_id, provider, administrative_area, business_type, effective_date),
  constraint rater_release_version foreign key (organization_id, rater_version_id)
    references rater_versions (organization_id, rater_version_id) on update cascade deferrable initially deferred
);
create index rater_release_of_version on rater_releases (rater_version_id);

insert into rater_releases (organization_id, rater_version_id, provider, effective_date)
select organization_id, rater_version_id, provider, '2000-01-01' from rater_versions where status = 'promoted';

-- Superseded versions stay promoted; releases say which one counts.
update rater_versions set status = 'promoted' where status = 'retired';
drop index rater_version_promoted;
alter table rater_versions drop constraint rater_versions_status_check;
alter table rater_versions add constraint rater_versions_status_check check (status in ('draft', 'promoted'));

-- What has been put in force is never changed, whoever asks.
create function keep_promoted_rates() returns trigger language plpgsql as $$
declare
  of_version uuid := case when tg_op = 'DELETE' then old.rater_version_id else new.rater_version_id end;
begin
  if exists (select from rater_versions where rater_version_id = of_version and status = 'promoted') then
    raise exception 'the rates of a promoted version never change' using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_promoted before insert or delete or update of rater_version_id, factor, key, factors, amount, refer
  on rate_rows for each row execute function keep_promoted_rates();

create function keep_promoted_version() returns trigger language plpgsql as $$
begin
  if old.status = 'promoted' and (tg_op = 'DELETE' or (new.status, new.provider, new.provider_version, new.structure)
    is distinct from (old.status, old.provider, old.provider_version, old.structure)) then
    raise exception 'a promoted version never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_promoted before update or delete on rater_versions
  for each row execute function keep_promoted_version();
