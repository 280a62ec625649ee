import { may, type Principal } from '../../identity/principal.ts';
import { findLineProblem, tidyLine } from '../../shared/text/check-text.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { words } from '../../shared/words.ts';

/** Most fixtures that a version holds; the schema of its file says the same. */
export const mostFixtures = 200;

/** Whether somebody may import, add to and promote versions of rates. */
export function decideRatesWrite(actor: Pick<Principal, 'permissions'>): Decision<true, 'actor_not_allowed'> {
  return may(actor, 'rater:promote')
    ? accept(true)
    : refuse(
        'actor_not_allowed',
        words(
          'Your role may not change rates. Ask an actuary.',
          'Votre rôle ne permet pas de modifier les tarifs. Adressez-vous à un actuaire.',
        ),
      );
}

/** Whether a version takes fixtures as it stands: what was put in force keeps those that it was promoted with. */
export function decideFixturesOpen(status: string): Decision<true, 'rates_promoted'> {
  return status === 'draft'
    ? accept(true)
    : refuse(
        'rates_promoted',
        words(
          'This version was put in force with its fixtures. Add it to a draft.',
          'Cette version a été mise en vigueur avec ses cas témoins. Ajoutez-le à un brouillon.',
        ),
      );
}

/** Whether a fixture of a name may be added to a version that has those names already. The name comes back as it is kept. */
export function decideAddRaterFixture(
  name: string,
  version: { readonly status: string; readonly names: readonly string[] },
): Decision<{ readonly name: string }> {
  const open = decideFixturesOpen(version.status);
  if (!open.ok) return open;
  const tidy = tidyLine(name);
  if (tidy === '')
    return refuse('name_missing', words('Give the fixture a name.', 'Donnez un nom au cas témoin.'), 'name');
  const unfit = findLineProblem(tidy, 'name', 'name');
  if (unfit) return { ok: false, refusal: unfit };
  if (version.names.includes(tidy)) {
    return refuse(
      'fixture_name_taken',
      words(
        'This version has a fixture of that name. Choose another name.',
        'Cette version a déjà un cas témoin de ce nom. Choisissez un autre nom.',
      ),
      'name',
    );
  }
  return version.names.length < mostFixtures
    ? accept({ name: tidy })
    : refuse(
        'too_many_fixtures',
        words(
          'This version is full of fixtures. Take some out of its file first.',
          'Cette version a déjà le plus grand nombre de cas témoins. Retirez-en d’abord de son fichier.',
        ),
      );
}
