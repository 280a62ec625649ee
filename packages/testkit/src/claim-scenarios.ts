import { lienholderOf } from './added-rows.ts';
import { accountToken } from './bank-scenarios.ts';
import type { Answer, Caller } from './caller.ts';
import type { Backend } from './backend.ts';
import { ownerOfPolicy } from './owner-of-policy.ts';
import { aQuote, boundQuote, type QuoteFacts } from './quote-scenarios.ts';
import { refusalOf } from './refusal.ts';
import { addPerson } from './seed.ts';
import { selectOne, selectRows } from './select-rows.ts';

export type Loss = { readonly coverage: string; readonly claimant?: string; readonly loss: number };
export type Requested = {
  readonly amount: number;
  /** Kinds of payees, in the order in which the payment names them. */
  readonly payees: readonly string[];
  readonly kind?: string;
  readonly method?: string;
  readonly coverage?: string;
};
type PayeeRow = { readonly claim_payee_id: string; readonly kind: string; readonly name: string };

const documentOf = (name: string, rest: string): string =>
  `mutation ($id: uuid!) { ${name}(claim_id: $id ${rest}) { status } }`;
const requestDocument = `mutation ($id: uuid!, $exposure: uuid!, $kind: String!, $method: String!, $amount: Int!, $payees: [uuid!]!) {
  request_claim_payment(claim_id: $id, claim_exposure_id: $exposure, kind: $kind, method: $method, amount: $amount, payees: $payees) { status } }`;
/** Also for who asks in another process. */
export const approvePaymentDocument = `mutation ($id: uuid!, $payment: uuid!) {
  approve_claim_payment(claim_id: $id, claim_payment_id: $payment) { status message } }`;

let teams = 0;

type Team = Record<'handler' | 'colleague' | 'manager', Caller>;

/** Three of the service who handle claims: a member, another one, a manager. */
export async function aTeam(backend: Backend): Promise<Team> {
  teams += 1;
  const of = async (role: 'global:service_member' | 'global:service_manager', firstName: string, lastName: string) => {
    const email = `${firstName}.${lastName}.${teams}@example.com`.toLowerCase();
    return backend.as(await addPerson(backend.owner, { role, firstName, lastName, email }));
  };
  return {
    handler: await of('global:service_member', 'Sam', 'Lee'),
    colleague: await of('global:service_member', 'Rae', 'Fox'),
    manager: await of('global:service_manager', 'Kim', 'Park'),
  };
}

type CaseFacts = Partial<QuoteFacts> & { readonly hasLender?: boolean; readonly team?: Team };

/** A policy with claims on it, its owner, and who handles them. */
export async function aCaseOf(backend: Backend, { hasLender = false, team, ...facts }: CaseFacts = {}) {
  const bound = await boundQuote(backend, aQuote(facts));
  const { handler, colleague, manager } = team ?? (await aTeam(backend));
  const owner = await ownerOfPolicy(backend, bound.policyId);
  if (hasLender) {
    const lender = await lienholderOf(backend, bound.quoteId);
    const text = 'update vehicles set lienholder_id = $1 where quote_id = $2 returning vehicle_id';
    await selectRows(backend, text, [lender, bound.quoteId]);
  }
  let days = 0;

  const payees = (claim: string) =>
    selectRows<PayeeRow>(
      backend,
      'select claim_payee_id, kind, name from claim_payees where claim_id = $1 order by created, claim_payee_id',
      [claim],
    );
  async function requestAnswer(claim: string, requested: Requested, by: Caller = handler): Promise<Answer> {
    const { amount, kind = 'indemnity', method = 'cheque', coverage } = requested;
    const known = await payees(claim);
    const { id: exposure } = await selectOne<{ id: string }>(
      backend,
      `select claim_exposure_id as id from claim_exposures where claim_id = $1 and coverage = coalesce($2, coverage)
       order by created, claim_exposure_id limit 1`,
      [claim, coverage ?? null],
    );
    const named = requested.payees.map((one) => known.find((row) => row.kind === one)?.claim_payee_id);
    return by.ask(requestDocument, { id: claim, exposure, kind, method, amount, payees: named });
  }
  /** The payment that waits. */
  const waiting = async (claim: string): Promise<string> => {
    const text = `select claim_payment_id as id from claim_payments where claim_id = $1
      order by status = 'requested' desc, created desc limit 1`;
    return (await selectOne<{ id: string }>(backend, text, [claim])).id;
  };
  const approve = async (claim: string, by: Caller): Promise<Answer> =>
    by.ask(approvePaymentDocument, { id: claim, payment: await waiting(claim) });

  async function file(
    by: Caller,
    about: Readonly<Record<string, string>>,
    changes: Readonly<Record<string, unknown>>,
  ): Promise<string> {
    const { start_claim: started } = await by.must<{ start_claim: { claim_id: string } }>(
      `mutation ($policy: uuid, $postal: String) {
        start_claim(policy_id: $policy, postal_code: $postal) { claim_id } }`,
      about,
    );
    const id = started.claim_id;
    const reporter = by === owner ? owner : backend.bearerOfClaim(id);
    days += 1;
    const incident = new Date(Date.UTC(2026, 6, 1 + (days % 30)));
    await reporter.must(
      'mutation ($id: uuid!, $changes: claim_input!) { update_claim_draft(claim_id: $id, changes: $changes) { status } }',
      {
        id,
        changes: {
          reporter_name: 'Ada Moreno',
          reporter_email: 'ada@example.com',
          type_of_loss: 'weather',
          incident_date: incident.toISOString().slice(0, 10),
          fraud_notice_read: true,
          ...changes,
        },
      },
    );
    await reporter.must('mutation ($id: uuid!) { file_claim(claim_id: $id) { status } }', { id });
    return id;
  }

  return {
    bound,
    owner,
    handler,
    colleague,
    manager,
    payees,
    requestAnswer,
    waiting,
    approve,
    /** Reports a loss of the policy: hail, each a day later, so that none is another's duplicate. */
    file: (changes: Readonly<Record<string, unknown>> = {}) => file(owner, { policy: bound.policyId }, changes),
    /** Reports a loss without an account, about no policy. */
    fileUnknown: (postal: string) => file(backend.anonymous(), { postal }, {}),
    /** Does something to a claim; answers its status. */
    async deed(claim: string, name: string, rest = '', by: Caller = handler): Promise<string | undefined> {
      return (await by.must<Record<string, { status: string }>>(documentOf(name, rest), { id: claim }))[name]?.status;
    },
    refused: (claim: string, name: string, rest = '', by: Caller = handler) =>
      refusalOf(backend, by, documentOf(name, rest), { id: claim }),
    async evaluate(claim: string, losses: readonly Loss[], by: Caller = handler): Promise<void> {
      await by.must(
        `mutation ($id: uuid!, $losses: [claim_loss_input!]!) {
          evaluate_claim(claim_id: $id, losses: $losses, note: "By the estimate.") { status } }`,
        { id: claim, losses },
      );
    },
    async request(claim: string, requested: Requested, by: Caller = handler): Promise<void> {
      const { errors } = await requestAnswer(claim, requested, by);
      if (errors[0]) throw new Error(errors[0].message);
    },
    async approved(claim: string, by: Caller): Promise<{ readonly status: string; readonly message: string | null }> {
      const answer = await by.must<{ approve_claim_payment: { status: string; message: string | null } }>(
        approvePaymentDocument,
        { id: claim, payment: await waiting(claim) },
      );
      return answer.approve_claim_payment;
    },
    async reject(claim: string, by: Caller): Promise<void> {
      await by.must(
        `mutation ($id: uuid!, $payment: uuid!) {
          reject_claim_payment(claim_id: $id, claim_payment_id: $payment, reason: "The invoice is missing.") { status } }`,
        { id: claim, payment: await waiting(claim) },
      );
    },
    async account(claim: string, kind: string, by: Caller, number = '000123456789'): Promise<void> {
      const payee = (await payees(claim)).find((row) => row.kind === kind)?.claim_payee_id;
      await by.must(
        `mutation ($id: uuid!, $payee: uuid!, $token: String!) {
          set_claim_payee_account(claim_id: $id, claim_payee_id: $payee, account_token: $token) { status } }`,
        { id: claim, payee, token: await accountToken(backend, number) },
      );
    },
  };
}
