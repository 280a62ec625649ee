import { accept, type Decision, refuse } from './decision.ts';
import { words } from './words.ts';

/** Whether something may still be added to a record: not once it was erased at its person's request. */
export function checkNotErased(erased: Date | null): Decision<true, 'record_erased'> {
  return erased === null
    ? accept(true)
    : refuse(
        'record_erased',
        words(
          'This was erased at its person’s request. Nothing is added to it any more.',
          'Ceci a été effacé à la demande de la personne. Plus rien n’y est ajouté.',
        ),
      );
}
