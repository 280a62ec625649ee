import type { AbilityFragment } from '../../../generated/documents.ts';
import { abilityOf, type Action, isNeverFor } from './action.ts';

type Offered<Subject> = { readonly action: Action<Subject>; readonly ability: AbilityFragment };

/**
 * The one action for the head of a record and those for its menu, in the order in which they are declared. What a role
 * never may is in neither; when nothing is allowed, the first one stands in the head and says why.
 */
export function orderedActions<Subject>(
  actions: readonly Action<Subject>[],
  abilities: readonly AbilityFragment[],
): { primary: Offered<Subject> | null; others: Offered<Subject>[] } {
  const offered = actions.flatMap((action) => {
    const ability = abilityOf(abilities, action.operation);
    return ability === undefined || isNeverFor(ability) ? [] : [{ action, ability }];
  });
  const steps = offered.filter(
    ({ action: { isAside }, ability }) => isAside !== true && (ability.allowed || isAside !== 'closed'),
  );
  const primary = steps.find(({ ability }) => ability.allowed) ?? steps[0] ?? null;
  return { primary, others: offered.filter((one) => one !== primary) };
}
