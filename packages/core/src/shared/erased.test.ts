import { expect, test } from 'vitest';
import { checkNotErased } from './erased.ts';
import { printSentence } from './text/sentence.ts';

test('what was erased at its person’s request is added to by nobody', () => {
  expect(checkNotErased(null)).toEqual({ ok: true, event: true });
  const decision = checkNotErased(new Date('2026-06-15T14:00:00Z'));
  expect(decision).toMatchObject({ ok: false, refusal: { code: 'record_erased' } });
  if (decision.ok) return;
  expect(printSentence(decision.refusal, 'fr-CA')).toBe(
    'Ceci a été effacé à la demande de la personne. Plus rien n’y est ajouté.',
  );
});
