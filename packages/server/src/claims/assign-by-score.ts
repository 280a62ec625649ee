import { authoritySteps } from '@roadworthy/core/claims/authority.ts';
import {
  type Adjuster,
  chooseAdjuster,
  chooseSuccessor,
  type Chosen,
} from '@roadworthy/core/claims/choose-adjuster.ts';
import { decideClaim, permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { damageSeverities } from '@roadworthy/core/claims/vocabulary.ts';
import { rolesWith } from '@roadworthy/core/identity/role-permissions.ts';
import { isArea } from '@roadworthy/core/products/area-names.ts';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { day, dayOrNull } from '@roadworthy/core/shared/time/day.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { sql } from 'kysely';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { organizationForNewQuote } from '../organizations/find-organization.ts';
import { adjusterOf } from './adjusters.ts';
import { type ClaimRow, followClock, lockClaim, moveClaim, placeOf } from './claim-store.ts';
import { aboutClaim, handlerName, openClaim } from './handle-claim.ts';

const handlingRoles = rolesWith('claim:handle').map(String);

/** Everybody who handles claims still and has a profile, with how much they have to do. */
async function adjustersOf({ tx }: Work): Promise<readonly Adjuster[]> {
  const rows = await tx
    .selectFrom('adjusters')
    .selectAll()
    .where('archived', 'is', null)
    .where(sql<boolean>`holds_global_role(user_id, ${handlingRoles})`)
    .execute();
  const { rows: open } = await sql<{ handler_user_id: string; open: number }>`
    select handler_user_id, open::int as open from open_claims_of_handlers()`.execute(tx);
  const openOf = new Map(open.map((one) => [one.handler_user_id, one.open]));
  return rows.map((row) => ({
    userId: row.user_id,
    lines: row.lines,
    states: row.states,
    authority: authoritySteps[row.authority_step - 1] ?? authoritySteps[0],
    isSenior: row.is_senior,
    open: openOf.get(row.user_id) ?? 0,
    mostOpen: row.most_open,
    awayFrom: dayOrNull(row.away_from),
    awayUntil: dayOrNull(row.away_until),
    lastAssigned: row.last_assigned?.getTime() ?? 0,
  }));
}

async function chooseFor(work: Work, claim: ClaimRow, adjusters: readonly Adjuster[]): Promise<Chosen | null> {
  const { rows } = await sql<{ hurt: boolean }>`select exists (select from claim_entities
    where claim_id = ${claim.claim_id} and archived is null and entity_relationship = 'injured') as hurt`.execute(
    work.tx,
  );
  const { severity } = claim.damage as { readonly severity?: string };
  const facts = {
    line: claim.provider,
    place: await placeOf(work, claim),
    typeOfLoss: claim.type_of_loss,
    severity: damageSeverities.find((one) => one === severity) ?? null,
    isSomebodyHurt: rows[0]?.hurt === true,
    today: work.today(claim.time_zone),
  };
  return chooseAdjuster(facts, adjusters);
}

/** Gives a claim to who fits it best; false where nobody does. */
async function giveByScore(work: Work, claim: ClaimRow): Promise<boolean> {
  return give(work, claim, await chooseFor(work, claim, await adjustersOf(work)));
}

type Assignee = Pick<Chosen, 'userId' | 'reasons'>;

async function give(work: Work, claim: ClaimRow, chosen: Assignee | null): Promise<boolean> {
  const name = chosen && (await handlerName(work, chosen.userId));
  if (!chosen || !name) return false;
  const { status } = claim;
  const moved = await moveClaim(work, claim, status === 'filed' ? 'open' : status, {
    handler_user_id: chosen.userId,
    handler_name: name,
    assigned_because: [...chosen.reasons],
  });
  await work.tx
    .updateTable('adjusters')
    .set({ last_assigned: work.now })
    .where('user_id', '=', chosen.userId)
    .execute();
  await followClock(work, moved);
  await work.publish({ type: 'claim_assigned', ...aboutClaim(moved), handler: name });
  return true;
}

export const assignClaimByScore = operation({
  name: 'assign_claim_by_score',
  permission: permissionsOfClaim('assign_claim'),
  root: 'claim_id',
  example: {},
  async run(work) {
    const opened = await openClaim(work, work.input.claim_id, 'assign_claim');
    if (!opened.ok) return opened;
    if (await giveByScore(work, opened.event)) return { claim_id: opened.event.claim_id };
    return refuse(
      'nobody_fits',
      words(
        'Nobody who is here knows this line, is licensed there and has room for it. Give it to somebody yourself.',
        'Personne de présent ne connaît cette branche, n’y est autorisé et n’a de place. Attribuez-la vous-même.',
      ),
    );
  },
});

/** Claims that nobody has: all of them, for those that nobody fits keep none of the others back. */
export const unassignedClaims = `
  select organization_id, claim_id from claims where status = 'filed' order by filed`;

/** Gives a claim that nobody has to who fits it best; where nobody does, it waits for somebody to take it. */
export async function assignFiled(work: Work, claimId: string): Promise<void> {
  const claim = await lockClaim(work, claimId);
  if (claim.status === 'filed') await giveByScore(work, claim);
}

/** Claims whose handler handles none any more, or is away while something is due. */
export const claimsToHandOver = `
  select organization_id, claim_id from claims_to_hand_over(array[${handlingRoles.map((role) => `'${role}'`).join(', ')}])`;

/**
 * Gives a claim whose handler is away or gone to who goes on for them, else to who fits it best; where nobody does, it
 * stays with its handler and is looked at again.
 */
export async function handOver(work: Work, claimId: string): Promise<void> {
  const claim = await lockClaim(work, claimId);
  const from = claim.handler_user_id;
  if (from === null || !decideClaim(claim, 'assign_claim', work.actor).ok) return;
  const today = work.today(claim.time_zone);
  const profile = await adjusterOf(work, from);
  const others = (await adjustersOf(work)).filter(({ userId }) => userId !== from);
  const isGone = profile?.archived != null || (await handlerName(work, from)) === null;
  const because = isGone ? ('handler_left' as const) : ('handler_away' as const);
  const chosen =
    chooseSuccessor(profile?.successor_id ?? null, others, today) ?? (await chooseFor(work, claim, others));
  await give(work, claim, chosen && { ...chosen, reasons: [because, ...chosen.reasons] });
}

const choiceUnknown = words('Choose one of what is offered.', 'Choisissez parmi ce qui est offert.');

export const setAdjuster = operation({
  name: 'set_adjuster',
  permission: 'claim:oversee',
  // Who handles claims works for the platform.
  organization: (_input, arrival) => organizationForNewQuote(arrival, null),
  example: { user_id: '00000000-0000-7000-8000-000000000000', authority_step: 2 },
  async run(work) {
    const { input } = work;
    const name = await handlerName(work, input.user_id);
    if (name === null || name === '') {
      return refuse(
        'handler_unknown',
        words(
          'Choose somebody of the service who handles claims.',
          'Choisissez une personne du service qui traite les réclamations.',
        ),
        'user_id',
      );
    }
    const successor = input.successor_id ?? null;
    if (successor !== null && (successor === input.user_id || (await handlerName(work, successor)) === null)) {
      return refuse(
        'successor_unknown',
        words(
          'Choose another person of the service who handles claims, or nobody.',
          'Choisissez une autre personne du service qui traite les réclamations, ou personne.',
        ),
        'successor_id',
      );
    }
    const lines = [...new Set(input.lines ?? [])];
    if (!lines.every((one) => providers.some((provider) => provider === one))) {
      return refuse('choice_unknown', choiceUnknown, 'lines');
    }
    const states = [...new Set(input.states ?? [])];
    if (!states.every(isArea)) return refuse('choice_unknown', choiceUnknown, 'states');
    const step = input.authority_step ?? 1;
    if (step < 1 || step > authoritySteps.length) return refuse('choice_unknown', choiceUnknown, 'authority_step');
    const most = input.most_open ?? 60;
    if (most < 0 || most > 1000) {
      return refuse(
        'number_out_of_range',
        words('Enter a number from 0 to 1,000.', 'Entrez un nombre de 0 à 1 000.'),
        'most_open',
      );
    }
    const [from, until] = [input.away_from ?? null, input.away_until ?? null];
    if ((from === null) !== (until === null) || (from !== null && until !== null && day(until) < day(from))) {
      return refuse(
        'days_out_of_order',
        words('Choose a first day and a last one after it.', 'Choisissez un premier jour et un dernier qui le suit.'),
        'away_until',
      );
    }
    const profile = {
      name,
      lines,
      states,
      authority_step: step,
      is_senior: input.is_senior === true,
      most_open: most,
      away_from: from,
      away_until: until,
      archived: input.is_archived === true ? work.now : null,
      successor_id: successor,
    };
    await work.tx
      .insertInto('adjusters')
      .values({ user_id: input.user_id, ...profile })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(profile))
      .execute();
    return { user_id: input.user_id };
  },
});
