-- A term that begins on another day than it was sold for takes its lines back whole and is charged anew.
alter table charge_lines
  add column takes_back uuid unique,
  add constraint charge_line_taken_back foreign key (organization_id, takes_back)
    references charge_lines (organization_id, charge_line_id) on update cascade deferrable initially deferred;
comment on column charge_lines.takes_back is 'The line of a term that was moved before it began: both count for nothing from then on.';
comment on constraint charge_line_taken_back on charge_lines is 'line_taken_back|lines_taking_back';
