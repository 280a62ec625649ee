import { decideVerifyAccount } from '@roadworthy/core/billing/payouts/verify-account.ts';
import type { Payee } from '@roadworthy/core/claims/claim-payment.ts';
import { decideClaim, permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { payeeKinds, type PayeeKind } from '@roadworthy/core/claims/vocabulary.ts';
import { nameOf } from '@roadworthy/core/quoting/quote.ts';
import { accept, type Decision, refuse, type Refused } from '@roadworthy/core/shared/decision.ts';
import { checkName } from '@roadworthy/core/shared/text/check-name.ts';
import { findLineProblem, tidyLine } from '@roadworthy/core/shared/text/check-text.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { PostalAddress } from '@roadworthy/providers/post/port.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import { accountFormOf, readAccountOnce } from '../billing/payouts/ask-payouts.ts';
import { notFound } from '../kernel/errors.ts';
import { isRefused } from '../kernel/operations/carry-out.ts';
import { defineProcess } from '../kernel/jobs/process.ts';
import { t } from '../kernel/language.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { readAddress } from '../quoting/editing/write-address.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { type ClaimRow, loadClaim, lockClaim } from './claim-store.ts';
import { aboutClaim, openClaim } from './handle-claim.ts';

export type PayeeRow = Selectable<Database['claim_payees']>;

export async function payeesOf({ tx }: Work, { claim_id }: Pick<ClaimRow, 'claim_id'>): Promise<PayeeRow[]> {
  return tx
    .selectFrom('claim_payees')
    .selectAll()
    .where('claim_id', '=', claim_id)
    .where('archived', 'is', null)
    .orderBy('created')
    .orderBy('claim_payee_id')
    .execute();
}

/** Where a cheque of a payee is mailed; null where nobody knows. */
export function addressOf(row: PayeeRow): PostalAddress | null {
  const { name, line_1, line_2, locality, administrative_area, postal_code, country } = row;
  if (
    line_1 === null ||
    locality === null ||
    administrative_area === null ||
    postal_code === null ||
    country === null
  ) {
    return null;
  }
  return {
    name,
    line1: line_1,
    line2: line_2,
    city: locality,
    region: administrative_area,
    postalCode: postal_code,
    country,
  };
}

/** A payee as the rules see it. */
export const payeeOf = (row: PayeeRow): Payee => ({
  kind: row.kind,
  hasAccount: row.account_token !== null,
  isVerified: row.account_verified !== null,
  hasAddress: addressOf(row) !== null,
});

/** Whoever has a share in what was lost may be paid from the beginning: who is insured, and who lent money on the vehicle. */
export async function ensurePayees(work: Work, claim: ClaimRow): Promise<void> {
  const quoteId = claim.cover_quote_id;
  if (quoteId === null || claim.is_third_party) return;
  const known = new Set((await payeesOf(work, claim)).map(({ kind }) => kind));
  const { quote } = await loadQuote(work, quoteId);
  const insured = quote.entities.find(({ entityRelationship }) => entityRelationship === 'named_insured');
  const vehicle = quote.vehicles.find(({ vehicleId }) => vehicleId === claim.vehicle_id);
  const lender = quote.entities.find(({ entityId }) => entityId === vehicle?.lienholderId);
  const parties = [
    { kind: 'insured' as const, entity: insured, placeId: quote.mailingLocationId },
    { kind: 'lienholder' as const, entity: lender, placeId: lender?.locationId ?? null },
  ];
  const rows = parties.flatMap(({ kind, entity, placeId }): Insertable<Database['claim_payees']>[] => {
    if (!entity || known.has(kind)) return [];
    const place = quote.locations.find(({ locationId }) => locationId === placeId);
    return [
      {
        organization_id: work.organizationId,
        claim_id: claim.claim_id,
        kind,
        name: nameOf(entity).slice(0, 100),
        ...(place && {
          line_1: place.line1,
          line_2: place.line2,
          locality: place.locality,
          administrative_area: place.administrativeArea,
          postal_code: place.postalCode,
          country: place.country,
        }),
      },
    ];
  });
  if (rows.length > 0) await work.tx.insertInto('claim_payees').values(rows).execute();
}

function readKind(text: string): Decision<PayeeKind> {
  const kind = payeeKinds.find((one) => one === text);
  return kind
    ? accept(kind)
    : refuse('choice_unknown', words('Choose one of what is offered.', 'Choisissez parmi ce qui est offert.'), 'kind');
}

const mostPayees = 30;

export const addClaimPayee = operation({
  name: 'add_claim_payee',
  permission: permissionsOfClaim('reserve_claim'),
  root: 'claim_id',
  example: { kind: 'repairer', name: 'Lakeside RV Repair' },
  async run(work) {
    const { claim_id, kind: wanted, name: typed, address } = work.input;
    const opened = await openClaim(work, claim_id, 'reserve_claim');
    if (!opened.ok) return opened;
    const kind = readKind(wanted);
    if (!kind.ok) return kind;
    const name = checkName(typed, 'business', 'name');
    if (!name.ok) return name;
    if ((await payeesOf(work, opened.event)).length >= mostPayees) {
      return refuse(
        'payees_full',
        words('A claim has 30 payees at most.', 'Une réclamation a au plus 30 bénéficiaires.'),
      );
    }
    const place = address ? await readAddress(work, address, 'address') : null;
    if (place && isRefused(place)) return place;
    await work.tx
      .insertInto('claim_payees')
      .values({
        organization_id: work.organizationId,
        claim_id,
        kind: kind.event,
        name: name.event,
        ...(place && {
          line_1: place.line1,
          line_2: place.line2,
          locality: place.locality,
          administrative_area: place.administrativeArea,
          postal_code: place.postalCode,
          country: place.country,
        }),
      })
      .execute();
    await work.publish({ type: 'claim_payee_added', ...aboutClaim(opened.event), name: name.event, kind: kind.event });
    return { claim_id };
  },
});

/** A payee of a claim that is locked. Throws `not_found`. */
export async function loadPayee(work: Work, claim: ClaimRow, payeeId: string): Promise<PayeeRow> {
  const row = (await payeesOf(work, claim)).find(({ claim_payee_id }) => claim_payee_id === payeeId);
  if (!row) throw notFound();
  return row;
}

/** Where the page gives an account's numbers, which never come to us. */
export const readPayeeAccountForm = computedRead({
  name: 'claim_payee_account_form',
  permission: 'claim:handle',
  root: 'claim_id',
  example: {},
  run: ({ platform }) => Promise.resolve(accountFormOf(platform)),
});

type AccountRequest = {
  readonly claimId: string;
  readonly payeeId: string;
  readonly token: string;
  readonly changedBy: string;
};

const accountAnswer = (claim_id: string, status: 'stored' | 'refused', message: string | null = null) => ({
  status,
  message,
  claim: { claim_id },
});

const enterAgain = words('Enter the bank account again.', 'Entrez de nouveau le compte bancaire.');

/** The bank account of a payee is another one from now on: who pays out is asked what the token stands for. */
export const setClaimPayeeAccount = defineProcess({
  name: 'set_claim_payee_account',
  permission: 'claim:handle',
  root: 'claim_id',
  example: { claim_payee_id: '00000000-0000-7000-8000-000000000000', account_token: 'bank_0' },
  subject: ({ payeeId }: AccountRequest) => ({ table: 'claim_payees', id: payeeId }),
  async begin(work): Promise<AccountRequest | Refused> {
    const { claim_id, claim_payee_id, account_token } = work.input;
    const opened = await openClaim(work, claim_id, 'reserve_claim');
    if (!opened.ok) return opened;
    const problem = findLineProblem(account_token, 'reference', 'account_token');
    if (problem) return { ok: false, refusal: problem };
    const payee = await loadPayee(work, opened.event, claim_payee_id);
    return {
      claimId: claim_id,
      payeeId: payee.claim_payee_id,
      token: account_token,
      changedBy: personOf(work.actor),
    };
  },
  call: ({ request }, { payouts }) => readAccountOnce(payouts, request.token),
  async finish(work, { request }, account) {
    const { claimId, payeeId, changedBy } = request;
    const claim = await lockClaim(work, claimId);
    if (!account.ok) return accountAnswer(claimId, 'refused', t(work.request.locale, enterAgain));
    const payee = await loadPayee(work, claim, payeeId);
    await work.tx
      .updateTable('claim_payees')
      .set({
        account_token: account.token,
        account_last_four: account.lastFour,
        account_changed: work.now,
        account_changed_by: changedBy,
        account_verified: null,
        account_verified_by: null,
        account_verified_how: null,
      })
      .where('claim_payee_id', '=', payeeId)
      .execute();
    await work.publish({
      type: 'claim_payee_account_changed',
      ...aboutClaim(claim),
      name: payee.name,
      lastFour: account.lastFour,
    });
    return accountAnswer(claimId, 'stored');
  },
  markUnknown: async () => undefined,
  pending: () => ({ status: 'pending', message: null, claim: null }),
});

export const verifyClaimPayee = operation({
  name: 'verify_claim_payee',
  permission: permissionsOfClaim('reserve_claim'),
  root: 'claim_id',
  example: {
    claim_payee_id: '00000000-0000-7000-8000-000000000000',
    how: 'Called the number on the policy.',
  },
  async run(work) {
    const { claim_id, claim_payee_id, how: typed } = work.input;
    const opened = await openClaim(work, claim_id, 'reserve_claim');
    if (!opened.ok) return opened;
    const payee = await loadPayee(work, opened.event, claim_payee_id);
    const userId = personOf(work.actor);
    const decided = decideVerifyAccount(userId, {
      hasAccount: payee.account_token !== null,
      changedBy: payee.account_changed_by,
    });
    if (!decided.ok) return decided;
    const how = tidyLine(typed);
    const problem = findLineProblem(how, 'reference', 'how');
    if (problem) return { ok: false, refusal: problem };
    if (how === '') {
      return refuse('how_missing', words('Say how you made sure of it.', 'Dites comment vous l’avez vérifié.'), 'how');
    }
    await work.tx
      .updateTable('claim_payees')
      .set({ account_verified: work.now, account_verified_by: userId, account_verified_how: how })
      .where('claim_payee_id', '=', payee.claim_payee_id)
      .execute();
    await work.publish({
      type: 'claim_payee_verified',
      ...aboutClaim(opened.event),
      name: payee.name,
      lastFour: payee.account_last_four ?? '',
      how,
    });
    return { claim_id };
  },
});

/** The payees that a payment names, in the order in which it names them, once it is written down. */
export async function namedPayees({ tx }: Work, paymentId: string): Promise<PayeeRow[]> {
  const { rows } = await sql<PayeeRow>`
    select p.* from claim_payment_payees n join claim_payees p using (claim_payee_id)
    where n.claim_payment_id = ${paymentId} order by n.position`.execute(tx);
  return rows;
}

/** What may be done to a payee of a claim. */
export const readPayeeAbilities: ReadAbilities = async (work, payeeId) => {
  const payee = await work.tx
    .selectFrom('claim_payees')
    .selectAll()
    .where('claim_payee_id', '=', payeeId)
    .executeTakeFirstOrThrow();
  const handles = decideClaim(await loadClaim(work, payee.claim_id), 'reserve_claim', work.actor);
  const verify = (): Decision<null> =>
    decideVerifyAccount(personOf(work.actor), {
      hasAccount: payee.account_token !== null,
      changedBy: payee.account_changed_by,
    });
  return {
    set_claim_payee_account: handles.ok ? accept(null) : handles,
    verify_claim_payee: handles.ok ? verify() : handles,
  };
};
