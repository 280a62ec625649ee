-- The language that a person reads us in, as addresses name it; null until they chose one.

alter table users add column language text check (language in ('en-us', 'en-ca', 'fr-ca'));
