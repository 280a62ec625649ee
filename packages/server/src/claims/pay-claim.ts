import { type Approver, decideApproval } from '@roadworthy/core/claims/authority.ts';
import { type Exposure, payExposure, takeBackPayment } from '@roadworthy/core/claims/claim-money.ts';
import { paymentEntries, payoutEntries, payoutFailedEntries } from '@roadworthy/core/claims/claim-ledger.ts';
import { checkPayees, checkRequested } from '@roadworthy/core/claims/claim-payment.ts';
import { owedToLender } from '@roadworthy/core/claims/follow-total-loss.ts';
import { type ClaimOperation, decideClaim, permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { claimPaymentKinds, payoutMethods, type ReserveKind } from '@roadworthy/core/claims/vocabulary.ts';
import { accept, type Decision, type Refused, refuse } from '@roadworthy/core/shared/decision.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { findLineProblem, tidyLine } from '@roadworthy/core/shared/text/check-text.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Payout, PayoutRequest } from '@roadworthy/providers/payouts/port.ts';
import { type Selectable, sql } from 'kysely';
import { payOutOnce } from '../billing/payouts/ask-payouts.ts';
import { notFound } from '../kernel/errors.ts';
import { defineProcess } from '../kernel/jobs/process.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { t } from '../kernel/language.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { approverOf, nameOfActor } from './adjusters.ts';
import { bookClaim } from './claim-books.ts';
import {
  currencyOfClaim,
  exposureOf,
  type ExposureRow,
  exposuresOf,
  loadExposure,
  sharesOf,
} from './claim-exposures.ts';
import { addressOf, loadPayee, namedPayees, payeeOf, type PayeeRow, payeesOf } from './claim-payees.ts';
import { type ClaimRow, followClock, loadClaim, lockClaim, moveClaim } from './claim-store.ts';
import { aboutClaim, checkReason, heldFor, openClaim } from './handle-claim.ts';

export type PaymentRow = Selectable<Database['claim_payments']>;

/** The coverages that pay the damage to the insured vehicle, in which a lender has a share. */
const damageCoverages: readonly string[] = ['collision', 'comprehensive'];

/** A deductible goes back whenever somebody else paid; everything else while the claim is approved. */
export const deedOf = ({ kind }: Pick<PaymentRow, 'kind'>): ClaimOperation =>
  kind === 'deductible' ? 'recover_claim' : 'pay_claim';

export async function paymentsOf({ tx }: Work, { claim_id }: Pick<ClaimRow, 'claim_id'>): Promise<PaymentRow[]> {
  return tx
    .selectFrom('claim_payments')
    .selectAll()
    .where('claim_id', '=', claim_id)
    .orderBy('created')
    .orderBy('claim_payment_id')
    .execute();
}

/** A payment of a claim that is locked. Throws `not_found`. */
export async function loadPayment(work: Work, claim: ClaimRow, paymentId: string): Promise<PaymentRow> {
  const row = (await paymentsOf(work, claim)).find((one) => one.claim_payment_id === paymentId);
  if (!row) throw notFound();
  return row;
}

/** An exposure as if everything that was asked for it had been paid: no two requests ask for the same money. */
function asIfPaid(exposure: Exposure, requested: readonly PaymentRow[]): Exposure {
  return requested.reduce((found, { kind, amount, claim_exposure_id: id }) => {
    if (id !== found.exposureId || kind === 'deductible') return found;
    return {
      ...found,
      reserve: { ...found.reserve, [kind]: found.reserve[kind] - amount },
      paid: { ...found.paid, [kind]: found.paid[kind] + amount },
    };
  }, exposure);
}

/** What went, or is on its way, to the lender alone, in cents. */
export async function paidToLender({ tx }: Work, { claim_id }: ClaimRow): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(p.amount), 0)::bigint as paid from claim_payments p
    where p.claim_id = ${claim_id} and p.kind = 'indemnity' and p.status in ('sending', 'sent', 'paid')
      and not exists (select from claim_payment_payees n join claim_payees y using (claim_payee_id)
        where n.claim_payment_id = p.claim_payment_id and y.kind <> 'lienholder')`.execute(tx);
  return rows[0]?.paid ?? 0;
}

/** Whether a payment may go to whom it names in that way, as their accounts and addresses are now. */
async function checkNamed(
  work: Work,
  claim: ClaimRow,
  payment: Pick<PaymentRow, 'kind' | 'method' | 'amount'>,
  { coverage }: ExposureRow,
  named: readonly PayeeRow[],
): Promise<Decision<null>> {
  const hasLienholder = (await payeesOf(work, claim)).some(({ kind }) => kind === 'lienholder');
  return checkPayees(payment.method, named.map(payeeOf), {
    kind: payment.kind,
    isDamage: damageCoverages.includes(coverage),
    hasLienholder,
    amount: payment.amount,
    owedToLender: owedToLender(claim.lender_payoff, await paidToLender(work, claim)),
  });
}

export const factsOfPayment = ({ amount, currency, payees }: PaymentRow) => ({ amount, currency, payees });

type NewPayment = Pick<PaymentRow, 'kind' | 'method' | 'amount' | 'memo' | 'claim_exposure_id'>;

/** Writes down a payment that waits for somebody else. */
export async function insertPayment(
  work: Work,
  claim: ClaimRow,
  payment: NewPayment,
  named: readonly PayeeRow[],
): Promise<PaymentRow> {
  const names = named.map(({ name }) => name).join(', ');
  const row = await work.tx
    .insertInto('claim_payments')
    .values({
      organization_id: work.organizationId,
      claim_id: claim.claim_id,
      ...payment,
      currency: await currencyOfClaim(work, claim),
      payees: names.slice(0, 500),
      requested_by: personOf(work.actor),
      requested_by_name: await nameOfActor(work),
      created: work.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (named.length > 0) {
    await work.tx
      .insertInto('claim_payment_payees')
      .values(
        named.map(({ claim_payee_id }, position) => ({
          organization_id: work.organizationId,
          claim_payment_id: row.claim_payment_id,
          claim_payee_id,
          position,
        })),
      )
      .execute();
  }
  const by = row.requested_by_name;
  await work.publish({ type: 'claim_payment_requested', ...aboutClaim(claim), ...factsOfPayment(row), by });
  return row;
}

/** Whether so much may be asked for out of what is held back, beside what waits already. */
async function checkLoss(
  work: Work,
  claim: ClaimRow,
  row: ExposureRow,
  { kind, amount }: { readonly kind: ReserveKind; readonly amount: number },
): Promise<Decision<unknown>> {
  const requested = (await paymentsOf(work, claim)).filter(({ status }) => status === 'requested');
  const { all, shared } = await sharesOf(work, claim, row);
  const exposure = asIfPaid(exposureOf(row), requested);
  return payExposure(exposure, kind, amount, { all: all.map((one) => asIfPaid(one, requested)), shared });
}

const notPaid: readonly string[] = ['rejected', 'failed', 'returned'];

/** Whether so much of the deductible came back and was not paid yet. */
async function checkDeductible(work: Work, claim: ClaimRow, row: ExposureRow, amount: number): Promise<Decision<null>> {
  const { owed } = await work.tx
    .selectFrom('claim_recoveries')
    .select(sql<number>`coalesce(sum(deductible_returned), 0)::bigint`.as('owed'))
    .where('claim_exposure_id', '=', row.claim_exposure_id)
    .executeTakeFirstOrThrow();
  const spoken = (await paymentsOf(work, claim)).filter(
    (one) =>
      one.kind === 'deductible' && one.claim_exposure_id === row.claim_exposure_id && !notPaid.includes(one.status),
  );
  const most = owed - sumCents(spoken.map((one) => one.amount));
  return amount > 0 && amount <= most
    ? accept(null)
    : refuse(
        'deductible_not_back',
        sentence(
          words(
            '{most} of the deductible came back and is not paid yet. Pay that or less.',
            '{most} de la franchise sont revenus et ne sont pas encore payés. Payez ce montant ou moins.',
          ),
          { most: { cents: most } },
        ),
        'amount',
      );
}

const choiceUnknown = words('Choose one of what is offered.', 'Choisissez parmi ce qui est offert.');
const mostNamed = 5;

export const requestClaimPayment = operation({
  name: 'request_claim_payment',
  permission: permissionsOfClaim('pay_claim'),
  root: 'claim_id',
  example: {
    claim_exposure_id: '00000000-0000-7000-8000-000000000000',
    kind: 'indemnity',
    method: 'cheque',
    amount: 270_000,
    payees: ['00000000-0000-7000-8000-000000000000'],
  },
  async run(work) {
    const { input } = work;
    const isDeductible = input.kind === 'deductible';
    const opened = await openClaim(work, input.claim_id, isDeductible ? 'recover_claim' : 'pay_claim');
    if (!opened.ok) return opened;
    const claim = opened.event;
    const kind = claimPaymentKinds.find((one) => one === input.kind);
    if (!kind) return refuse('choice_unknown', choiceUnknown, 'kind');
    const method = payoutMethods.find((one) => one === input.method);
    if (!method) return refuse('choice_unknown', choiceUnknown, 'method');
    const memo = tidyLine(input.memo ?? '');
    const problem = findLineProblem(memo, 'name', 'memo');
    if (problem) return { ok: false, refusal: problem };
    const row = await loadExposure(work, claim, input.claim_exposure_id);
    const money =
      kind === 'deductible'
        ? await checkDeductible(work, claim, row, input.amount)
        : await checkLoss(work, claim, row, { kind, amount: input.amount });
    if (!money.ok) return money;
    const ids = [...new Set(input.payees)].slice(0, mostNamed);
    const named: PayeeRow[] = [];
    for (const id of ids) named.push(await loadPayee(work, claim, id));
    const fits = await checkNamed(work, claim, { kind, method, amount: input.amount }, row, named);
    if (!fits.ok) return fits;
    const { claim_exposure_id } = row;
    const { amount } = input;
    await insertPayment(work, claim, { kind, method, amount, memo: memo || null, claim_exposure_id }, named);
    return { claim_id: claim.claim_id };
  },
});

export const rejectClaimPayment = operation({
  name: 'reject_claim_payment',
  permission: permissionsOfClaim('pay_claim'),
  root: 'claim_id',
  example: {
    claim_payment_id: '00000000-0000-7000-8000-000000000000',
    reason: 'The invoice is missing.',
  },
  async run(work) {
    const { claim_id, claim_payment_id } = work.input;
    const claim = await lockClaim(work, claim_id);
    if (claim.status === 'draft') return refuseDraft();
    const payment = await loadPayment(work, claim, claim_payment_id);
    const isOpen = checkRequested(payment.status);
    if (!isOpen.ok) return isOpen;
    const reason = checkReason(work.input.reason);
    if (!reason.ok) return reason;
    await work.tx
      .updateTable('claim_payments')
      .set({
        status: 'rejected',
        rejected_reason: reason.event,
        decided: work.now,
        decided_by: personOf(work.actor),
        decided_by_name: await nameOfActor(work),
      })
      .where('claim_payment_id', '=', claim_payment_id)
      .execute();
    const facts = { ...factsOfPayment(payment), reason: reason.event };
    await work.publish({ type: 'claim_payment_rejected', ...aboutClaim(claim), ...facts });
    return { claim_id };
  },
});

const refuseDraft = () =>
  refuse(
    'claim_draft',
    words(
      'This claim is not reported yet. Whoever began it has to send it first.',
      'Cette réclamation n’est pas encore déposée. La personne qui l’a commencée doit d’abord l’envoyer.',
    ),
  );

type Request = { readonly claimId: string; readonly paymentId: string; readonly payout: PayoutRequest };

/** What is asked of who pays out: the same each time, under one key. */
function payoutOf(claim: ClaimRow, payment: PaymentRow, named: readonly PayeeRow[]): PayoutRequest | null {
  const [first] = named;
  const { amount, currency, method } = payment;
  const common = {
    key: `${payment.claim_payment_id}:payout`,
    amount,
    currency,
    memo: payment.memo ?? claim.claim_number ?? '',
  };
  if (!first) return null;
  if (method === 'transfer') {
    const { account_token: accountToken, name: payee } = first;
    return accountToken === null ? null : { ...common, method, accountToken, payee };
  }
  const to = addressOf(first);
  return to && { ...common, method, payees: named.map(({ name }) => name), to };
}

/** What is paid of an exposure and held back for it, as it was decided; a deductible is no money of its coverage. */
async function storeMoney({ tx }: Work, { exposureId, reserve, paid }: Exposure): Promise<void> {
  await tx
    .updateTable('claim_exposures')
    .set({
      reserve_indemnity: reserve.indemnity,
      reserve_expense: reserve.expense,
      paid_indemnity: paid.indemnity,
      paid_expense: paid.expense,
    })
    .where('claim_exposure_id', '=', exposureId)
    .execute();
}

const bookedAt = (payment: PaymentRow) => ({
  claimId: payment.claim_id,
  exposureId: payment.claim_exposure_id,
  currency: payment.currency,
});

/** Whether who acts may approve a payment as it is now, by its claim, who asked for it, and their authority. */
async function decidePayment(work: Work, claim: ClaimRow, payment: PaymentRow): Promise<Decision<Approver>> {
  const may = decideClaim(claim, deedOf(payment), work.actor);
  if (!may.ok) return may;
  const isOpen = checkRequested(payment.status);
  if (!isOpen.ok) return isOpen;
  const approver = await approverOf(work);
  const rows = await exposuresOf(work, claim);
  const total = sumCents(rows.map((row) => row.paid_indemnity + row.paid_expense)) + payment.amount;
  const approved = decideApproval(approver, { preparedBy: payment.requested_by, total });
  return approved.ok ? accept(approver) : approved;
}

/** What may be done to a payment of a claim. */
export const readPaymentAbilities: ReadAbilities = async (work, paymentId) => {
  const { claim_id } = await work.tx
    .selectFrom('claim_payments')
    .select('claim_id')
    .where('claim_payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const claim = await loadClaim(work, claim_id);
  const payment = await loadPayment(work, claim, paymentId);
  const handles = decideClaim(claim, deedOf(payment), work.actor);
  return {
    approve_claim_payment: handles.ok ? await decidePayment(work, claim, payment) : handles,
    reject_claim_payment: handles.ok ? checkRequested(payment.status) : handles,
  };
};

async function begin(work: Work, claimId: string, paymentId: string): Promise<Request | Refused> {
  const claim = await lockClaim(work, claimId);
  if (claim.status === 'draft') return refuseDraft();
  const payment = await loadPayment(work, claim, paymentId);
  const decided = await decidePayment(work, claim, payment);
  if (!decided.ok) return decided;
  const approver = decided.event;
  const row = await loadExposure(work, claim, payment.claim_exposure_id);
  const named = await namedPayees(work, paymentId);
  const fits = await checkNamed(work, claim, payment, row, named);
  if (!fits.ok) return fits;
  if (payment.kind !== 'deductible') {
    const money = payExposure(exposureOf(row), payment.kind, payment.amount, await sharesOf(work, claim, row));
    if (!money.ok) return money;
    await storeMoney(work, money.event);
    await bookClaim(work, bookedAt(payment), 'payment', paymentEntries(payment.amount));
  }
  const payout = payoutOf(claim, payment, named);
  if (payout === null) throw new Error(`The payees of ${paymentId} were checked and cannot be paid`);
  await work.tx
    .updateTable('claim_payments')
    .set({
      status: 'sending',
      decided: work.now,
      decided_by: approver.userId,
      decided_by_name: await nameOfActor(work),
    })
    .where('claim_payment_id', '=', paymentId)
    .execute();
  return { claimId, paymentId, payout };
}

/** Once nothing is held back any more and nothing waits, an approved claim is paid. */
async function followPaid(work: Work, claim: ClaimRow): Promise<void> {
  const { held, moving } = await heldFor(work, claim);
  if (claim.status !== 'approved' || held > 0 || moving > 0) return;
  const moved = await moveClaim(work, claim, 'paid', { paid_on: work.today(claim.time_zone) });
  await followClock(work, moved);
  await work.publish({ type: 'claim_paid', ...aboutClaim(moved) });
}

/** Nothing of it arrived: it is held back again, and the claim is to be paid again. */
export async function failPayment(
  work: Work,
  claim: ClaimRow,
  payment: PaymentRow,
  { status, reason }: { readonly status: 'failed' | 'returned'; readonly reason: string },
): Promise<void> {
  const row = await loadExposure(work, claim, payment.claim_exposure_id);
  const isDeductible = payment.kind === 'deductible';
  const hasLeft = status === 'returned';
  if (payment.kind !== 'deductible') {
    await storeMoney(work, takeBackPayment(exposureOf(row), payment.kind, payment.amount));
  }
  const entries = isDeductible
    ? hasLeft
      ? payoutEntries(-payment.amount)
      : []
    : payoutFailedEntries(payment.amount, hasLeft);
  await bookClaim(work, bookedAt(payment), 'payout_failed', entries);
  await work.tx
    .updateTable('claim_payments')
    .set({ status, failure: reason.slice(0, 255), settled: work.now })
    .where('claim_payment_id', '=', payment.claim_payment_id)
    .execute();
  await work.publish({
    type: 'claim_payment_failed',
    ...aboutClaim(claim),
    ...factsOfPayment(payment),
    reason,
  });
  if (isDeductible || (claim.status !== 'paid' && claim.status !== 'closed')) return;
  const moved = await moveClaim(work, claim, 'approved', { paid_on: null, ended: null });
  await followClock(work, moved);
}

async function finish(work: Work, { claimId, paymentId }: Request, payout: Payout): Promise<string> {
  const claim = await lockClaim(work, claimId);
  const payment = await loadPayment(work, claim, paymentId);
  if (payment.status !== 'sending') return payment.status;
  const { status, reference, reason } = payout;
  if (status === 'refused') {
    await failPayment(work, claim, payment, { status: 'failed', reason: reason ?? 'refused' });
    return 'failed';
  }
  await work.tx
    .updateTable('claim_payments')
    .set({ status: 'sent', reference, sent: work.now })
    .where('claim_payment_id', '=', paymentId)
    .execute();
  await bookClaim(work, bookedAt(payment), 'payout', payoutEntries(payment.amount));
  const type = payment.kind === 'expense' ? 'claim_expense_paid' : 'claim_payment_sent';
  await work.publish({ type, ...aboutClaim(claim), ...factsOfPayment(payment) });
  await followPaid(work, claim);
  return 'sent';
}

const wordsOf = (status: string, locale: Locale): string | null =>
  status === 'failed'
    ? t(
        locale,
        words(
          'This payment was refused. It is held back again.',
          'Ce paiement a été refusé. Il est de nouveau provisionné.',
        ),
      )
    : null;

/**
 * Approves a payment that another person asked for, and pays it: what it takes from the exposure is written down first,
 * the outside is asked under one key, and what it answers is booked. Killed anywhere, it goes on and pays once.
 */
export const approveClaimPayment = defineProcess<'approve_claim_payment', Request, Payout>({
  name: 'approve_claim_payment',
  permission: 'claim:handle',
  root: 'claim_id',
  example: { claim_payment_id: '00000000-0000-7000-8000-000000000000' },
  subject: ({ paymentId }) => ({ table: 'claim_payments', id: paymentId }),
  begin: (work) => begin(work, work.input.claim_id, work.input.claim_payment_id),
  call: ({ request }, { payouts }) => payOutOnce(payouts, request.payout),
  async finish(work, { request }, payout) {
    const status = await finish(work, request, payout);
    return { status, message: wordsOf(status, work.request.locale), claim: { claim_id: request.claimId } };
  },
  // It stays on its way until who pays out answers.
  markUnknown: async () => undefined,
  pending: () => ({ status: 'pending', message: null, claim: null }),
});
