import { may, type Principal } from '../../identity/principal.ts';
import { findLineProblem, tidyLine } from '../../shared/text/check-text.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';

/** Most fixtures that a version holds; the schema of its file says the same. */
export const mostFixtures = 200;

/** Whether somebody may import, add to and promote versions of rates. */
export function decideRatesWrite(actor: Pick<Principal, 'permissions'>): Decision<true, 'actor_not_allowed'> {
  return may(actor, 'rater:promote')
    ? accept(true)
    : refuse('actor_not_allowed', 'Your role may not change rates. Ask an actuary.');
}

/** Whether a version takes fixtures as it stands: what was put in force keeps those that it was promoted with. */
export function decideFixturesOpen(status: string): Decision<true, 'rates_promoted'> {
  return status === 'draft'
    ? accept(true)
    : refuse('rates_promoted', 'This version was put in force with its fixtures. Add it to a draft.');
}

/** Whether a fixture of a name may be added to a version that has those names already. The name comes back as it is kept. */
export function decideAddRaterFixture(
  name: string,
  version: { readonly status: string; readonly names: readonly string[] },
): Decision<{ readonly name: string }> {
  const open = decideFixturesOpen(version.status);
  if (!open.ok) return open;
  const tidy = tidyLine(name);
  if (tidy === '') return refuse('name_missing', 'Give the fixture a name.', 'name');
  const unfit = findLineProblem(tidy, 'name', 'name');
  if (unfit) return { ok: false, refusal: unfit };
  if (version.names.includes(tidy)) {
    return refuse('fixture_name_taken', 'This version has a fixture of that name. Choose another name.', 'name');
  }
  return version.names.length < mostFixtures
    ? accept({ name: tidy })
    : refuse('too_many_fixtures', 'This version is full of fixtures. Take some out of its file first.');
}
