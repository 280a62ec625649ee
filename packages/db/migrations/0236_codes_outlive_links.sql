-- A scanner of mail may use the link of a letter before its reader does; its code goes on working.
alter table auth.letter alter column link_hash drop not null;
