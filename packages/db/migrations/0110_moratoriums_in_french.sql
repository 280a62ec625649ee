-- A moratorium is read in the language of who reads: its name and what who buys is told, in French too where somebody wrote it.
alter table moratoriums
  add column name_fr text check (is_line(name_fr, 100)),
  add column notice_fr text check (is_line(notice_fr, 1000));
