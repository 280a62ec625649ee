import { describe, expect, test } from 'vitest';
import { codeOf, fieldOf } from '../quoting/quote.fixture.ts';
import { colours, exampleQuestion } from '../quoting/questions/testing/example-questions.ts';
import { day } from '../shared/time/day.ts';
import {
  decideArchiveQuestion,
  decideReorderQuestions,
  decideUpdateQuestion,
  type StoredQuestion,
  nextPlace,
} from './change-question.ts';
import type { QuestionDraft } from './check-question.ts';
import { chain, exampleDraft, exampleStored } from './question.fixture.ts';

const update = (
  draft: Partial<QuestionDraft>,
  stored: Partial<StoredQuestion> = {},
  {
    others = [exampleStored(stored)],
    seen = null,
  }: { others?: readonly StoredQuestion[] | ReturnType<typeof chain>; seen?: number | null } = {},
) => decideUpdateQuestion(exampleStored(stored), exampleDraft(draft), { others, isBilingual: false }, seen);

describe('a question that is written anew', () => {
  test('as it was changes nothing', () => {
    expect(update({})).toEqual({ ok: true, event: null });
    expect(update({ question: ' Is there damage on it now? ' })).toEqual({ ok: true, event: null });
  });

  test.each<[string, Partial<QuestionDraft>]>([
    ['its text', { question: 'Is it damaged?' }],
    ['its French', { questionFr: 'Est-il abîmé ?' }],
    ['how it is answered', { answerType: 'text', decisions: [] }],
    ['what it offers', { answerType: 'choice', choices: colours, decisions: [] }],
    ['its ends', { answerType: 'number', least: 1, decisions: [] }],
    ['what follows', { decisions: [] }],
    ['what follows from a yes', { decisions: [{ decision: 'rejection', answer: 'yes', from: null, to: null }] }],
    ['its first day', { effectiveDate: day('2026-02-01') }],
    ['its last day', { expirationDate: day('2027-01-01') }],
  ])('may change %s, and keeps its place', (_what, draft) => {
    const { decisions, ...expected } = { ...exampleDraft(), ...draft };
    expect(update(draft, { sortOrder: 4 })).toMatchObject({
      ok: true,
      event: { ...expected, decisions, sortOrder: 4 },
    });
  });

  test('beneath another parent comes last there', () => {
    const others = [
      ...chain('a', 'b'),
      exampleQuestion({ questionId: 'c', parentId: 'a', parentAnswer: 'no', sortOrder: 6 }),
    ];
    expect(update({ parentId: 'a', parentAnswer: 'yes' }, { sortOrder: 2 }, { others })).toMatchObject({
      event: { parentId: 'a', sortOrder: 7 },
    });
    const beneath = { parentId: 'a', parentAnswer: 'no', sortOrder: 2 };
    expect(update({ parentId: 'a', parentAnswer: 'yes' }, beneath, { others })).toMatchObject({
      event: { parentAnswer: 'yes', sortOrder: 2 },
    });
    expect(update({}, beneath, { others })).toMatchObject({ event: { parentId: null, sortOrder: 1 } });
  });

  test.each([
    [1, null],
    [null, null],
    [0, 'question_changed_elsewhere'],
    [2, 'question_changed_elsewhere'],
  ])('is refused where another wording than version %s was seen: %s', (seen, code) => {
    expect(codeOf(update({ question: 'Is it damaged?' }, {}, { seen }))).toBe(code);
  });

  test('is not taken back by it', () => {
    expect(codeOf(update({ question: 'Is it damaged?' }, { isArchived: true }))).toBe('question_archived');
  });

  test('is judged as any other', () => {
    const decision = update({ question: ' ' });
    expect([codeOf(decision), fieldOf(decision)]).toEqual(['question_missing', 'question']);
    expect(codeOf(update({ parentId: 'question-1', parentAnswer: 'yes' }))).toBe('question_beneath_itself');
  });

  test.each([
    [null, 1],
    ['a', 1],
    ['b', 0],
  ])('comes beneath %s at place %i', (parentId, place) => {
    expect(nextPlace(parentId, chain('a', 'b'))).toBe(place);
  });
});

describe('a question that is archived', () => {
  const alike = [...chain('question-1', 'b', 'c'), exampleQuestion({ questionId: 'other' })];
  const archive = (
    requested: Partial<Parameters<typeof decideArchiveQuestion>[2]>,
    stored: Partial<StoredQuestion> = {},
  ) =>
    decideArchiveQuestion(exampleStored(stored), alike, {
      archived: true,
      isParentArchived: false,
      seen: null,
      ...requested,
    });

  test('goes with all that stands beneath it', () => {
    expect(archive({})).toEqual({ ok: true, event: ['question-1', 'b', 'c'] });
  });

  test('comes back with what went with it', () => {
    expect(archive({ archived: false }, { isArchived: true })).toEqual({ ok: true, event: ['question-1', 'b', 'c'] });
  });

  test('changes nothing where it is so already', () => {
    expect(archive({}, { isArchived: true })).toEqual({ ok: true, event: [] });
    expect(archive({ archived: false })).toEqual({ ok: true, event: [] });
  });

  test('comes back beneath a question that is in use alone', () => {
    const requested = { archived: false, isParentArchived: true };
    expect(codeOf(archive(requested, { isArchived: true }))).toBe('question_parent_archived');
    expect(codeOf(archive({ isParentArchived: true }))).toBeNull();
  });

  test('is refused where another wording was seen', () => {
    expect(codeOf(archive({ seen: 2 }))).toBe('question_changed_elsewhere');
    expect(codeOf(archive({ seen: 1 }))).toBeNull();
  });
});

describe('questions in another order', () => {
  const siblings = ['a', 'b', 'c'].map((questionId, sortOrder) => exampleQuestion({ questionId, sortOrder }));
  const reorder = (...order: readonly string[]) => decideReorderQuestions(siblings, order);

  test.each([
    [['a', 'b', 'c'], []],
    [
      ['b', 'a', 'c'],
      ['b 0', 'a 1'],
    ],
    [
      ['c', 'a', 'b'],
      ['c 0', 'a 1', 'b 2'],
    ],
    [
      ['a', 'c', 'b'],
      ['c 1', 'b 2'],
    ],
  ])('%j moves %j', (order, moved) => {
    const decision = reorder(...order);
    expect(decision.ok && decision.event.map(({ questionId, sortOrder }) => `${questionId} ${sortOrder}`)).toEqual(
      moved,
    );
  });

  test.each([[['a', 'b']], [['a', 'b', 'c', 'd']], [['a', 'b', 'd']], [['a', 'b', 'b']], [[]]])(
    'is refused unless it names each of them once: %j',
    (order) => {
      expect(codeOf(reorder(...order))).toBe('questions_changed_elsewhere');
    },
  );

  test('closes the gaps that archived ones left', () => {
    const gaps = siblings.map((one, index) => ({ ...one, sortOrder: index * 3 }));
    expect(decideReorderQuestions(gaps, ['a', 'b', 'c'])).toEqual({
      ok: true,
      event: [
        { questionId: 'b', sortOrder: 1 },
        { questionId: 'c', sortOrder: 2 },
      ],
    });
  });
});
