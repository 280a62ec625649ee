-- What came from outside is nobody's until the virus scanner has passed it, and is opened three times at most.
alter table files drop constraint files_status_check;
alter table files add constraint files_status_check
  check (status in ('uploading', 'checking', 'quarantined', 'stored', 'refused', 'abandoned'));
-- How often it was opened to see what it is; one that takes its process along each time ends as refused.
alter table files add column openings smallint not null default 0 check (openings between 0 and 3);
-- What the virus scanner calls that which it found.
alter table files add column found text check (is_line(found, 100));
