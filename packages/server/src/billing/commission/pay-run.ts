import { decideSendRun } from '@roadworthy/core/billing/commission/commission-run.ts';
import { decideVerifyAccount } from '@roadworthy/core/billing/payouts/verify-account.ts';
import { type Refused, refuse } from '@roadworthy/core/shared/decision.ts';
import { currencies, type Currency } from '@roadworthy/core/shared/money/currency.ts';
import { findLineProblem, tidyLine } from '@roadworthy/core/shared/text/check-text.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { PayeeAccount, Payout, PayoutRequest } from '@roadworthy/providers/payouts/port.ts';
import { defineProcess } from '../../kernel/jobs/process.ts';
import { t } from '../../kernel/language.ts';
import { computedRead, operation } from '../../kernel/operation.ts';
import { storedNameOf, personOf } from '../../kernel/operations/person-of.ts';
import type { Work } from '../../kernel/work.ts';
import { lockOrganization } from '../../organizations/organization-store.ts';
import { accountFormOf, payOutOnce, readAccountOnce } from '../payouts/ask-payouts.ts';
import { lockRun } from './commission-runs.ts';

function readCurrency(text: string): Currency | Refused {
  return (
    currencies.find((one) => one === text) ??
    refuse('currency_unknown', words('Choose USD or CAD.', 'Choisissez USD ou CAD.'), 'currency')
  );
}

async function accountIn({ tx }: Pick<Work, 'tx'>, currency: string) {
  return tx
    .selectFrom('commission_payees')
    .selectAll()
    .where('currency', '=', currency as Currency)
    .forUpdate()
    .executeTakeFirst();
}

/** Where the page gives an account's numbers. */
export const readCommissionAccountForm = computedRead({
  name: 'commission_account_form',
  permission: 'commission:make',
  root: 'organization_id',
  example: {},
  run: ({ platform }) => Promise.resolve(accountFormOf(platform)),
});

type AccountRequest = {
  readonly organizationId: string;
  readonly currency: Currency;
  readonly token: string;
  readonly changedBy: string;
};

/** Commission in a currency is paid to another account from now on: who pays out is asked what the token stands for. */
export const setCommissionAccount = defineProcess<'set_commission_account', AccountRequest, PayeeAccount>({
  name: 'set_commission_account',
  permission: 'commission:make',
  root: 'organization_id',
  example: { currency: 'USD', account_token: 'bank_0' },
  badInput: [{ input: { currency: 'EUR' }, code: 'currency_unknown', field: 'currency' }],
  async begin(work): Promise<AccountRequest | Refused> {
    const { organization_id: organizationId, account_token: token } = work.input;
    const currency = readCurrency(work.input.currency);
    if (typeof currency !== 'string') return currency;
    const problem = findLineProblem(token, 'reference', 'account_token');
    if (problem) return { ok: false, refusal: problem };
    return { organizationId, currency, token, changedBy: personOf(work.actor) };
  },
  call: ({ request }, { payouts }) => readAccountOnce(payouts, request.token),
  async finish(work, { request: { organizationId, currency, changedBy } }, account) {
    if (!account.ok) {
      const again = words('Enter the bank account again.', 'Entrez de nouveau le compte bancaire.');
      return { status: 'refused', message: t(work.request.locale, again) };
    }
    const entered = {
      account_token: account.token,
      account_last_four: account.lastFour,
      account_changed: work.now,
      account_changed_by: changedBy,
      account_changed_by_name: storedNameOf(changedBy),
      account_verified: null,
      account_verified_by: null,
      account_verified_by_name: null,
      account_verified_how: null,
    };
    await work.tx
      .insertInto('commission_payees')
      .values({ organization_id: organizationId, currency, ...entered })
      .onConflict((known) => known.columns(['organization_id', 'currency']).doUpdateSet(entered))
      .execute();
    return { status: 'stored', message: null };
  },
  markUnknown: async () => undefined,
  pending: () => ({ status: 'pending', message: null }),
});

export const verifyCommissionAccount = operation({
  name: 'verify_commission_account',
  permission: 'commission:pay',
  root: 'organization_id',
  example: { currency: 'USD', how: 'Called the number of the agency.' },
  badInput: [{ input: { currency: 'EUR' }, code: 'currency_unknown', field: 'currency' }],
  async run(work) {
    const { input, tx, actor } = work;
    const userId = personOf(actor);
    const currency = readCurrency(input.currency);
    if (typeof currency !== 'string') return currency;
    const how = tidyLine(input.how);
    const problem = findLineProblem(how, 'reference', 'how');
    if (problem) return { ok: false, refusal: problem };
    if (how === '') {
      return refuse('how_missing', words('Say how you made sure of it.', 'Dites comment vous l’avez vérifié.'), 'how');
    }
    const account = await accountIn(work, currency);
    const decided = decideVerifyAccount(userId, {
      hasAccount: account !== undefined,
      changedBy: account?.account_changed_by ?? null,
    });
    if (!decided.ok) return decided;
    const { commission_payee_id } = await tx
      .updateTable('commission_payees')
      .set({
        account_verified: work.now,
        account_verified_by: userId,
        account_verified_by_name: storedNameOf(userId),
        account_verified_how: how,
      })
      .where('currency', '=', currency)
      .returning('commission_payee_id')
      .executeTakeFirstOrThrow();
    return { commission_payee_id };
  },
});

type PayRequest = { readonly runId: string; readonly payout: PayoutRequest };

/** Under which key a run is paid: a person who tries again after a refusal asks for another payment. */
export const keyOfRun = (runId: string, attempt: number): string => `${runId}:commission:${attempt}`;

/** Nothing of it arrived: it is to be paid again by a person, who reads why; its owners and who approved it hear of it. */
export async function failRun({ tx, publish }: Work, runId: string, reason: string): Promise<void> {
  const { approved_by: approver } = await tx
    .updateTable('commission_runs')
    .set({
      status: 'approved',
      failure: reason.slice(0, 255),
      reference: null,
      sent: null,
      followed: null,
      account_last_four: null,
    })
    .where('commission_run_id', '=', runId)
    .returning('approved_by')
    .executeTakeFirstOrThrow();
  const owners = await tx
    .selectFrom('organization_members')
    .select('user_id')
    .where('role', '=', 'organization:owner')
    .where('active', '=', true)
    .orderBy('user_id')
    .limit(20)
    .execute();
  const recipients = new Set([...owners.map(({ user_id }) => user_id), ...(approver === null ? [] : [approver])]);
  await publish({ type: 'commission_not_paid', commissionRunId: runId, recipients: [...recipients] });
}

const failed = words(
  'The bank refused this payment. Look at the account and pay it again.',
  'La banque a refusé ce paiement. Vérifiez le compte et payez de nouveau.',
);

/**
 * Pays an approved run by transfer: that it is asked for is written down first, the outside is asked under one key, and its
 * answer is kept. Killed anywhere, it goes on and pays once.
 */
export const sendCommissionRun = defineProcess<'send_commission_run', PayRequest, Payout>({
  name: 'send_commission_run',
  permission: 'commission:pay',
  root: 'commission_run_id',
  example: {},
  async begin(work): Promise<PayRequest | Refused> {
    const runId = work.input.commission_run_id;
    const payer = personOf(work.actor);
    const run = await lockRun(work, runId);
    const { currency, attempt, through_month } = await work.tx
      .selectFrom('commission_runs')
      .select(['currency', 'attempt', 'through_month'])
      .where('commission_run_id', '=', runId)
      .executeTakeFirstOrThrow();
    const account = await accountIn(work, currency);
    const decided = decideSendRun(run, account ? { isVerified: account.account_verified !== null } : null);
    if (!decided.ok) return decided;
    if (!account) throw new Error(`The account of ${runId} was checked and is not there`);
    const { profile } = await lockOrganization(work.tx, work.organizationId);
    await work.tx
      .updateTable('commission_runs')
      .set({
        status: 'sending',
        attempt: attempt + 1,
        failure: null,
        account_last_four: account.account_last_four,
        paid_by_name: storedNameOf(payer),
      })
      .where('commission_run_id', '=', runId)
      .execute();
    return {
      runId,
      payout: {
        key: keyOfRun(runId, attempt + 1),
        amount: run.payable,
        currency,
        memo: `Commission ${through_month.slice(0, 7)}`,
        method: 'transfer',
        accountToken: account.account_token,
        payee: profile.name,
      },
    };
  },
  call: ({ request }, { payouts }) => payOutOnce(payouts, request.payout),
  async finish(work, { request: { runId } }, { status, reference, reason }) {
    const run = await lockRun(work, runId);
    const answer = (is: string, message: string | null = null) => ({
      status: is,
      message,
      run: { commission_run_id: runId },
    });
    if (run.status !== 'sending') return answer(run.status === 'approved' ? 'failed' : 'sent');
    if (status === 'refused') {
      await failRun(work, runId, reason ?? 'refused');
      return answer('failed', t(work.request.locale, failed));
    }
    await work.tx
      .updateTable('commission_runs')
      .set({ status: 'sent', reference, sent: work.now })
      .where('commission_run_id', '=', runId)
      .execute();
    return answer('sent');
  },
  // It stays on its way until who pays out answers.
  markUnknown: async () => undefined,
  pending: () => ({ status: 'pending', message: null, run: null }),
});
