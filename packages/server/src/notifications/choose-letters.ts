import { decideLetterChoice } from '@roadworthy/core/notifications/choose-letters.ts';
import { letters } from '@roadworthy/core/notifications/letters.ts';
import { customerKinds, isChosen, type LetterKind, letterKinds } from '@roadworthy/core/shared/letter-kinds.ts';
import { organizationOfPerson } from '../identity/organization-of-person.ts';
import { refuseWrongLink } from '../identity/refuse-wrong-link.ts';
import { notFound } from '../kernel/errors.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Arrival } from '../kernel/network/place.ts';
import { enterRole } from '../kernel/tokens/scope.ts';
import { readLetterToken } from '../kernel/tokens/tokens.ts';
import type { Work } from '../kernel/work.ts';
import { declinedKinds, keepChoice } from './declined-letters.ts';

async function ownAddress({ tx, actor }: Work): Promise<string> {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', personOf(actor))
    .executeTakeFirstOrThrow();
  return email;
}

/** Every kind of letter that the person who asks may receive: whether it comes, and why it cannot be switched off. */
export const readMyLetters = computedRead({
  name: 'my_letters',
  permission: 'profile:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: {},
  async run(work) {
    const declined: readonly LetterKind[] = await declinedKinds(work, await ownAddress(work));
    return customerKinds.map((kind) => ({ kind, why: letterKinds[kind], wanted: !declined.includes(kind) }));
  },
});

export const updateMyLetters = operation({
  name: 'update_my_letters',
  permission: 'profile:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { kind: 'receipts', wanted: false },
  badInput: [
    { input: { kind: 'endings' }, code: 'letter_required', field: 'kind' },
    { input: { kind: 'work' }, code: 'letter_unknown', field: 'kind' },
  ],
  async run(work) {
    const decision = decideLetterChoice(work.input.kind, work.input.wanted);
    if (!decision.ok) return decision;
    const { kind, wanted } = decision.event;
    await keepChoice(work, await ownAddress(work), kind, wanted);
    return { kind, why: letterKinds[kind], wanted };
  },
});

type Bearer = { readonly token: string };

/** The organization that sent the letter of a link. A wrong one counts against its network. */
async function organizationOfLetter({ token }: Bearer, arrival: Arrival): Promise<string> {
  const claims = readLetterToken(arrival.platform.secrets, token);
  if (!claims) return refuseWrongLink(arrival);
  await enterRole(arrival.client, 'identity', {});
  const { rows } = await arrival.client.query<{ organization_id: string }>(
    'select organization_id from notifications where notification_id = $1',
    [claims.notificationId],
  );
  const [row] = rows;
  return row ? row.organization_id : refuseWrongLink(arrival);
}

/** To whom the letter of a link went, and of which kind it was. Throws `not_found`. */
async function letterOf({ tx, platform }: Work, { token }: Bearer) {
  const claims = readLetterToken(platform.secrets, token);
  const letter = claims
    ? await tx
        .selectFrom('notifications')
        .select(['recipient', 'template'])
        .where('notification_id', '=', claims.notificationId)
        .executeTakeFirst()
    : undefined;
  if (!letter) throw notFound();
  return { email: letter.recipient, kind: letters[letter.template].kind };
}

/** What the link at the foot of a letter opens: its kind, and whether its reader wants such letters. Not who that is. */
export const readLetterLink = computedRead({
  name: 'letter_link',
  permission: 'whoever_sees_it',
  organization: organizationOfLetter,
  example: { token: 'u1.none' },
  async run(work) {
    const { email, kind } = await letterOf(work, work.input);
    const wanted = !(isChosen(kind) && (await declinedKinds(work, email)).includes(kind));
    return { kind, why: letterKinds[kind], wanted };
  },
});

/** Switches letters of a kind off, or on again, by the link at the foot of one: nobody has to sign in. */
export const chooseByLetter = operation({
  name: 'choose_by_letter',
  permission: 'letters:choose',
  organization: organizationOfLetter,
  example: { token: 'u1.none', wanted: false },
  async run(work) {
    const { email, kind } = await letterOf(work, work.input);
    const decision = decideLetterChoice(kind, work.input.wanted);
    if (!decision.ok) return decision;
    await keepChoice(work, email, decision.event.kind, decision.event.wanted);
    return { kind, why: letterKinds[kind], wanted: decision.event.wanted };
  },
});
