import { describe, expect, test } from 'vitest';
import { checkDeclarations } from './check-declarations.ts';
import { codeOf, fieldOf } from './quote.fixture.ts';

describe('declarations', () => {
  test.each([
    [{}],
    [{ incidents: {} }],
    [{ incidents: { at_fault: 0, major: 20, minor: 1, speeding: 2, not_at_fault: 3 } }],
    [{ telematics_consent: false }],
  ])('may be %j', (said) => {
    expect(checkDeclarations(said)).toEqual({ ok: true, event: said });
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
  ])('are not %j', (said, code, field) => {
    const decision = checkDeclarations(said);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, field]);
  });
});
