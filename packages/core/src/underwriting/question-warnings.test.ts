import { describe, expect, test } from 'vitest';
import { exampleQuestion } from '../quoting/questions/testing/example-questions.ts';
import type { Question } from '../quoting/questions/question.ts';
import { day } from '../shared/time/day.ts';
import { warningsOfQuestions } from './question-warnings.ts';

const days = (from: string, to: string | null) => ({
  effectiveDate: day(from),
  expirationDate: to === null ? null : day(to),
});
const parent = (changes: Partial<Question> = {}) =>
  exampleQuestion({ questionId: 'parent', question: 'Is it rented out?', ...changes });
const child = (changes: Partial<Question> = {}) =>
  exampleQuestion({ questionId: 'child', question: 'How often?', parentId: 'parent', parentAnswer: 'yes', ...changes });
const codes = (...questions: readonly Question[]) =>
  warningsOfQuestions(questions).map(({ questionId, code }) => `${questionId} ${code}`);

describe('what speaks against questions', () => {
  test.each([
    [days('2026-01-01', null), days('2026-01-01', null), []],
    [days('2026-01-01', null), days('2026-02-01', '2026-03-01'), []],
    [days('2026-01-01', '2026-06-01'), days('2026-01-01', '2026-06-01'), []],
    [days('2026-02-01', null), days('2026-01-01', null), ['child question_outside_parent']],
    [days('2026-01-01', '2026-06-01'), days('2026-01-01', null), ['child question_outside_parent']],
    [days('2026-01-01', '2026-06-01'), days('2026-01-01', '2026-07-01'), ['child question_outside_parent']],
  ])('is that one is asked outside the days of the one above it: %j above %j', (above, beneath, expected) => {
    expect(codes(parent(above), child(beneath))).toEqual(expected);
  });

  test('names the question above', () => {
    const [warning] = warningsOfQuestions([parent(days('2026-02-01', null)), child()]);
    expect(warning?.message).toBe('It is asked only while “Is it rented out?” is, whose days are others.');
  });

  test.each([
    ['Is it rented out?', {}, ['twin question_asked_twice']],
    ['is it rented out', {}, ['twin question_asked_twice']],
    ['Is it rented?', {}, []],
    ['Is it rented out?', days('2027-01-01', null), ['twin question_asked_twice']],
    ['Is it rented out?', { parentId: 'other', parentAnswer: 'yes' }, []],
  ])('is that “%s” is asked twice at one place: %j', (question, changes, expected) => {
    expect(codes(parent(), exampleQuestion({ questionId: 'twin', question, ...changes }))).toEqual(expected);
  });

  test('is not that one follows the other in time', () => {
    const twin = exampleQuestion({ questionId: 'twin', question: 'Is it rented out?', ...days('2026-06-01', null) });
    expect(codes(parent(days('2026-01-01', '2026-06-01')), twin)).toEqual([]);
    expect(codes(twin, parent(days('2026-01-01', '2026-06-02')))).toEqual(['parent question_asked_twice']);
  });
});
