import { describe, expect, test } from 'vitest';
import { checkDeclarations, withDeclared } from './check-declarations.ts';
import { codeOf, fieldOf } from '../quote.fixture.ts';
import { exampleQuestion } from '../questions/testing/example-questions.ts';

describe('declarations', () => {
  test.each([
    [{}],
    [{ incidents: {} }],
    [{ incidents: { at_fault: 0, major: 20, minor: 1, speeding: 2, not_at_fault: 3 } }],
    [{ telematics_consent: false }],
  ])('may be %j', (stated) => {
    expect(checkDeclarations(stated)).toEqual({ ok: true, event: stated });
  });

  test.each([
    ['none', 'declaration_invalid', 'declarations'],
    [null, 'declaration_invalid', 'declarations'],
    [[], 'declaration_invalid', 'declarations'],
    [{ incidents: null }, 'declaration_invalid', 'declarations.incidents'],
    [{ incidents: [] }, 'declaration_invalid', 'declarations.incidents'],
    [{ incidents: { minor: -1 } }, 'declaration_invalid', 'declarations.incidents.minor'],
    [{ incidents: { minor: 21 } }, 'declaration_invalid', 'declarations.incidents.minor'],
    [{ incidents: { minor: '1' } }, 'declaration_invalid', 'declarations.incidents.minor'],
    [{ incidents: { murder: 1 } }, 'unknown_declaration', 'declarations.incidents.murder'],
    [{ telematics_consent: 'yes' }, 'declaration_invalid', 'declarations.telematics_consent'],
    [{ note: 'a'.repeat(1_000) }, 'unknown_declaration', 'declarations.note'],
    [{ toString: 1 }, 'unknown_declaration', 'declarations.toString'],
    [JSON.parse('{"__proto__": {}}') as unknown, 'unknown_declaration', 'declarations.__proto__'],
  ])('are not %j', (stated, code, field) => {
    const decision = checkDeclarations(stated);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, field]);
  });
});

const damage = exampleQuestion({ questionId: 'damage' });
const where = exampleQuestion({ questionId: 'where', answerType: 'text', wording: 3, parentId: 'damage' });
const requested = [damage, where];

describe('answers to questions', () => {
  test.each([
    [{}],
    [{ damage: { wording: 1, answer: 'no' } }],
    [{ damage: { wording: 1, answer: 'yes' }, where: { wording: 3, answer: 'On the roof' } }],
    [{ where: { wording: 3, answer: 'On the roof' } }],
    [{ damage: null }],
  ])('may be %j, beneath which parent they ever stand', (questions) => {
    expect(checkDeclarations({ questions }, requested)).toEqual({ ok: true, event: { questions } });
  });

  test.each([
    [null, 'declaration_invalid', 'declarations.questions'],
    [[], 'declaration_invalid', 'declarations.questions'],
    [{ mood: { wording: 1, answer: 'good' } }, 'unknown_declaration', 'declarations.questions.mood'],
    [{ mood: null }, 'unknown_declaration', 'declarations.questions.mood'],
    [{ damage: 'no' }, 'declaration_invalid', 'declarations.questions.damage'],
    [{ damage: { answer: 'no' } }, 'question_reworded', 'declarations.questions.damage'],
    [{ where: { wording: 2, answer: 'Roof' } }, 'question_reworded', 'declarations.questions.where'],
    [{ damage: { wording: 1, answer: 'maybe' } }, 'declaration_invalid', 'declarations.questions.damage'],
    [{ damage: { wording: 1 } }, 'declaration_invalid', 'declarations.questions.damage'],
    [{ where: { wording: 3, answer: 'a'.repeat(501) } }, 'declaration_invalid', 'declarations.questions.where'],
    [JSON.parse('{"__proto__": {"wording": 1}}') as unknown, 'unknown_declaration', 'declarations.questions.__proto__'],
  ])('are not %j', (questions, code, field) => {
    const decision = checkDeclarations({ questions }, requested);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, field]);
  });

  test('are sent a few at a time', () => {
    const many = Array.from({ length: 14 }, (_, index) =>
      exampleQuestion({ questionId: `q${index}`, answerType: 'text' }),
    );
    const questions = Object.fromEntries(
      many.map(({ questionId }) => [questionId, { wording: 1, answer: 'a'.repeat(490) }]),
    );
    expect(fieldOf(checkDeclarations({ questions }, many))).toBe('declarations');
    const { q13: _last, q12: _one, q11: _more, ...few } = questions;
    expect(codeOf(checkDeclarations({ questions: few }, many))).toBeNull();
  });
});

describe('what was declared', () => {
  const no = { wording: 1, answer: 'no' };
  const yes = { wording: 1, answer: 'yes' };

  test.each([
    [{}, { telematics_consent: true }, { telematics_consent: true }],
    [{ incidents: { minor: 1, major: 2 } }, { incidents: { minor: 0 } }, { incidents: { minor: 0 } }],
    [{ incidents: {} }, { questions: { damage: no } }, { incidents: {}, questions: { damage: no } }],
    [{ questions: { damage: no } }, { questions: { where: no } }, { questions: { damage: no, where: no } }],
    [{ questions: { damage: no } }, { questions: { damage: yes } }, { questions: { damage: yes } }],
    [{ questions: { damage: no, where: no } }, { questions: { damage: null } }, { questions: { where: no } }],
    [{ questions: { damage: no } }, { incidents: {} }, { questions: { damage: no }, incidents: {} }],
    [{ questions: { damage: no } }, {}, { questions: { damage: no } }],
  ])('as %j is, after %j, %j', (declared, stated, expected) => {
    expect(withDeclared(declared, stated)).toEqual(expected);
  });
});
