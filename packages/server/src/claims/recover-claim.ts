import { partRecovery, subrogationSought } from '@roadworthy/core/claims/claim-money.ts';
import { recoveryEntries, recoverySoughtEntries } from '@roadworthy/core/claims/claim-ledger.ts';
import { decideClaim, permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { recoveryKinds } from '@roadworthy/core/claims/vocabulary.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { checkName } from '@roadworthy/core/shared/text/check-name.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type Selectable, sql } from 'kysely';
import { notFound } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { nameOfActor } from './adjusters.ts';
import { bookClaim } from './claim-books.ts';
import { currencyOfClaim, exposureOf, type ExposureRow, loadExposure } from './claim-exposures.ts';
import { type ClaimRow, loadClaim } from './claim-store.ts';
import { aboutClaim, checkReason, openClaim } from './handle-claim.ts';

type RecoveryRow = Selectable<Database['claim_recoveries']>;

async function bookedAt(work: Work, claim: ClaimRow, exposureId: string) {
  return { claimId: claim.claim_id, exposureId, currency: await currencyOfClaim(work, claim) };
}

type Wanted = { readonly kind: string; readonly percent?: number | null; readonly amount?: number | null };

/** What is sought of whom, in cents: what a wreck brings, or what another side bears of the loss. */
function readSought(row: ExposureRow, { kind: wanted, percent, amount }: Wanted) {
  const kind = recoveryKinds.find((one) => one === wanted);
  if (!kind) {
    return refuse(
      'choice_unknown',
      words('Choose one of what is offered.', 'Choisissez parmi ce qui est offert.'),
      'kind',
    );
  }
  if (kind === 'subrogation' && (percent === null || percent === undefined || percent < 1 || percent > 100)) {
    return refuse(
      'percent_out_of_range',
      words(
        'Enter how much of the loss they bear, from 1 to 100 per cent.',
        'Entrez quelle part du sinistre leur revient, de 1 à 100 pour cent.',
      ),
      'percent',
    );
  }
  const sought = amount ?? (kind === 'subrogation' ? subrogationSought(exposureOf(row), percent ?? 0) : 0);
  return sought > 0
    ? accept({ kind, percent: kind === 'subrogation' ? (percent ?? null) : null, sought })
    : refuse('amount_not_positive', words('Enter an amount above $0.', 'Entrez un montant supérieur à 0 $.'), 'amount');
}

export const seekClaimRecovery = operation({
  name: 'seek_claim_recovery',
  permission: permissionsOfClaim('recover_claim'),
  root: 'claim_id',
  example: {
    claim_exposure_id: '00000000-0000-7000-8000-000000000000',
    kind: 'subrogation',
    from_whom: 'Lakeshore Mutual',
    percent: 100,
  },
  async run(work) {
    const { claim_id, claim_exposure_id, from_whom, ...wanted } = work.input;
    const opened = await openClaim(work, claim_id, 'recover_claim');
    if (!opened.ok) return opened;
    const claim = opened.event;
    const row = await loadExposure(work, claim, claim_exposure_id);
    const read = readSought(row, wanted);
    if (!read.ok) return read;
    const from = checkName(from_whom, 'business', 'from_whom');
    if (!from.ok) return from;
    const { kind, percent, sought } = read.event;
    await work.tx
      .insertInto('claim_recoveries')
      .values({
        organization_id: work.organizationId,
        claim_id,
        claim_exposure_id,
        kind,
        percent,
        sought,
        from_whom: from.event,
        requested_by_name: await nameOfActor(work),
      })
      .execute();
    const at = await bookedAt(work, claim, claim_exposure_id);
    await bookClaim(work, at, 'recovery_sought', recoverySoughtEntries(sought));
    const facts = { kind, amount: sought, currency: at.currency, from: from.event };
    await work.publish({ type: 'claim_recovery_sought', ...aboutClaim(claim), ...facts });
    return { claim_id };
  },
});

/** A recovery of a claim that is locked, while it is sought. Throws `not_found`. */
async function openRecovery(work: Work, claim: ClaimRow, recoveryId: string): Promise<Decision<RecoveryRow>> {
  const row = await work.tx
    .selectFrom('claim_recoveries')
    .selectAll()
    .where('claim_recovery_id', '=', recoveryId)
    .where('claim_id', '=', claim.claim_id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.status === 'sought'
    ? accept(row)
    : refuse(
        'recovery_ended',
        words(
          'This was received or given up already. Reload to see it.',
          'Ceci a déjà été reçu ou abandonné. Rechargez la page pour le voir.',
        ),
      );
}

async function returnedSoFar({ tx }: Work, exposureId: string): Promise<number> {
  const { returned } = await tx
    .selectFrom('claim_recoveries')
    .select(sql<number>`coalesce(sum(deductible_returned), 0)::bigint`.as('returned'))
    .where('claim_exposure_id', '=', exposureId)
    .executeTakeFirstOrThrow();
  return returned;
}

export const receiveClaimRecovery = operation({
  name: 'receive_claim_recovery',
  permission: permissionsOfClaim('recover_claim'),
  root: 'claim_id',
  example: { claim_recovery_id: '00000000-0000-7000-8000-000000000000', received: 100_000 },
  async run(work) {
    const { claim_id, claim_recovery_id, received, costs: paidFor } = work.input;
    const costs = paidFor ?? 0;
    const opened = await openClaim(work, claim_id, 'recover_claim');
    if (!opened.ok) return opened;
    const claim = opened.event;
    const open = await openRecovery(work, claim, claim_recovery_id);
    if (!open.ok) return open;
    const { kind, sought, claim_exposure_id, from_whom } = open.event;
    const row = await loadExposure(work, claim, claim_exposure_id);
    const returned = await returnedSoFar(work, claim_exposure_id);
    const parted = partRecovery(exposureOf(row), kind, { received, costs }, returned);
    if (!parted.ok) return parted;
    const { ours, deductible, exposure } = parted.event;
    await work.tx
      .updateTable('claim_exposures')
      .set({ recovered_salvage: exposure.recovered.salvage, recovered_subrogation: exposure.recovered.subrogation })
      .where('claim_exposure_id', '=', claim_exposure_id)
      .execute();
    await work.tx
      .updateTable('claim_recoveries')
      .set({ status: 'received', received, costs, deductible_returned: deductible, ended: work.now })
      .where('claim_recovery_id', '=', claim_recovery_id)
      .execute();
    const at = await bookedAt(work, claim, claim_exposure_id);
    await bookClaim(work, at, 'recovery', recoveryEntries({ ours, deductible, sought }));
    const facts = { amount: received, currency: at.currency, from: from_whom };
    await work.publish({ type: 'claim_recovered', ...aboutClaim(claim), ...facts });
    return { claim_id };
  },
});

export const giveUpClaimRecovery = operation({
  name: 'give_up_claim_recovery',
  permission: permissionsOfClaim('recover_claim'),
  root: 'claim_id',
  example: { claim_recovery_id: '00000000-0000-7000-8000-000000000000', reason: 'They are insolvent.' },
  async run(work) {
    const { claim_id, claim_recovery_id } = work.input;
    const opened = await openClaim(work, claim_id, 'recover_claim');
    if (!opened.ok) return opened;
    const open = await openRecovery(work, opened.event, claim_recovery_id);
    if (!open.ok) return open;
    const reason = checkReason(work.input.reason);
    if (!reason.ok) return reason;
    const { sought, claim_exposure_id, from_whom } = open.event;
    await work.tx
      .updateTable('claim_recoveries')
      .set({ status: 'given_up', ended: work.now })
      .where('claim_recovery_id', '=', claim_recovery_id)
      .execute();
    const at = await bookedAt(work, opened.event, claim_exposure_id);
    await bookClaim(work, at, 'recovery', recoveryEntries({ ours: 0, deductible: 0, sought }));
    const facts = { amount: sought, currency: at.currency, from: from_whom, reason: reason.event };
    await work.publish({ type: 'claim_recovery_given_up', ...aboutClaim(opened.event), ...facts });
    return { claim_id };
  },
});

/** What may be done to what somebody else is asked to pay back. */
export const readRecoveryAbilities: ReadAbilities = async (work, recoveryId) => {
  const { claim_id } = await work.tx
    .selectFrom('claim_recoveries')
    .select('claim_id')
    .where('claim_recovery_id', '=', recoveryId)
    .executeTakeFirstOrThrow();
  const claim = await loadClaim(work, claim_id);
  const handles = decideClaim(claim, 'recover_claim', work.actor);
  const open: Decision<unknown> = handles.ok ? await openRecovery(work, claim, recoveryId) : handles;
  return { receive_claim_recovery: open, give_up_claim_recovery: open };
};
