// The list of all operations: what a slice declares with one of the kernel's forms is registered, and nothing else has to say so.
import { printDeclarations } from './print-declarations.ts';

/** The module that gathers every exported declaration of an operation, by file and in the order of the text. */
export function printRegistry(): string {
  return printDeclarations({
    source: 'packages/server/src',
    files: '*/**/*.ts',
    forms: ['operation', 'defineProcess', 'computedRead', 'outsideRead'],
    list: 'declaredOperations',
    says: 'Every operation that a slice declares.',
    printer: 'scripts/print-registry.ts',
  });
}
