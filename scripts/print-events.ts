// The list of all events: what a slice of the core declares with `defineEvent` is one, and nothing else has to say so.
import { printDeclarations } from './print-declarations.ts';

/** The module that gathers every declared event, by file and in the order of the text. */
export function printEvents(): string {
  return printDeclarations({
    source: 'packages/core/src',
    files: '*/events/*.ts',
    forms: ['defineEvent'],
    list: 'declaredEvents',
    says: 'Every event that a slice declares.',
    printer: 'scripts/print-events.ts',
  });
}
