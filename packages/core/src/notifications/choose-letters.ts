import { accept, type Decision, refuse } from '../shared/decision.ts';
import { type ChosenKind, customerKinds, isChosen } from '../shared/letter-kinds.ts';
import { words } from '../shared/words.ts';

type Chosen = { readonly kind: ChosenKind; readonly wanted: boolean };

/** Whether a kind of letters may be switched on or off: what the law, a contract or its reader asks for always comes. */
export function decideLetterChoice(
  kind: string,
  wanted: boolean,
): Decision<Chosen, 'letter_unknown' | 'letter_required'> {
  const known = customerKinds.find((one) => one === kind);
  if (known === undefined)
    return refuse(
      'letter_unknown',
      words('There are no letters of this kind.', 'Il n’y a pas de courriels de ce genre.'),
      'kind',
    );
  if (isChosen(known)) return accept({ kind: known, wanted });
  return refuse(
    'letter_required',
    words(
      'These letters have to be sent. They cannot be switched off.',
      'Ces courriels doivent être envoyés. Ils ne peuvent pas être désactivés.',
    ),
    'kind',
  );
}
