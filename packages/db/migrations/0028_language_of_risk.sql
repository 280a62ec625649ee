-- Letters and documents are written in the language of the risk, as addresses name it. French is known from now on
-- only; every risk before spoke the English of its country. Nothing of what people see in these rows changed, so that
-- nobody is told of a change.
alter table quotes
  add column language text not null default 'en-us' check (language in ('en-us', 'en-ca', 'fr-ca'));
alter table policies
  add column language text not null default 'en-us' check (language in ('en-us', 'en-ca', 'fr-ca'));
alter table quotes disable trigger user;
alter table policies disable trigger user;
update quotes set language = 'en-ca' where country = 'CA';
update policies set language = 'en-ca' where currency = 'CAD';
alter table quotes enable trigger user;
alter table policies enable trigger user;

-- A document is never overwritten: what is made anew is its next version, in the language in which it was made.
alter table documents
  add column version int not null default 1 check (version > 0),
  add column language text not null default 'en-us' check (language in ('en-us', 'en-ca', 'fr-ca'));
drop index document_of_policy;
create unique index document_versions on documents (policy_id, document_type, version);
