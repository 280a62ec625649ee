-- A question asks about what is insured, or about whoever insures it: who insures something else is asked the first anew.
alter table underwriting_questions
  add column about text not null default 'object' check (about in ('object', 'person'));
-- Older wordings are read back as well.
update underwriting_question_versions set question = question || '{"about": "object"}' where not question ? 'about';
