import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersIn, declaredOfPeople } from './answers.ts';
import type { Question } from './question.ts';
import { exampleQuestion, someQuotes } from './testing/example-questions.ts';

const seed = 20_261_123;

/** The question that stands above all others of one, found the slow way. */
function rootOf(question: Question, all: readonly Question[]): Question {
  const parent = all.find(({ questionId }) => questionId === question.parentId);
  return parent ? rootOf(parent, all) : question;
}

describe('what stays of answers when something else is insured', () => {
  test(`is what was asked about people, and all beneath it (seed ${seed})`, () => {
    let stored = 0;
    const property = fc.property(
      someQuotes,
      fc.array(fc.boolean(), { minLength: 12 }),
      ({ questions, quotes }, flips) => {
        const stated = questions.map((one, place) => ({
          ...one,
          about: flips[place] ? ('person' as const) : one.about,
        }));
        const ids = new Set(
          stated.filter((one) => rootOf(one, stated).about === 'person').map(({ questionId }) => questionId),
        );
        for (const { given: input } of quotes) {
          const declarations = { incidents: { at_fault: 1 }, questions: input };
          const left = declaredOfPeople(declarations, stated);
          const stays = Object.keys(input).filter((id) => ids.has(id));
          expect(Object.keys(answersIn(left)).toSorted()).toEqual(stays.toSorted());
          expect(left['incidents']).toEqual({ at_fault: 1 });
          stored += stays.length;
        }
      },
    );
    fc.assert(property, { seed, numRuns: 50 });
    expect(stored).toBeGreaterThan(50);
  });

  test('is nothing of a question that is gone, nor of one that stands beneath none that is there', () => {
    const orphan = exampleQuestion({ questionId: 'orphan', parentId: 'gone', parentAnswer: 'yes', about: 'person' });
    const declarations = { questions: { orphan: { answer: 'yes' }, gone: { answer: 'yes' } } };
    expect(declaredOfPeople(declarations, [orphan])).toEqual({ questions: {} });
  });

  test('leaves declarations without answers as they are', () => {
    const declarations = { incidents: {} };
    expect(declaredOfPeople(declarations, [])).toBe(declarations);
  });
});
