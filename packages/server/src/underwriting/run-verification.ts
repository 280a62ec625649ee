import type { VerificationKind } from '@roadworthy/core/products/vocabulary.ts';
import { verificationKinds } from '@roadworthy/core/products/vocabulary.ts';
import { raisingEntries } from '@roadworthy/core/quoting/verifications/raising-entries.ts';
import type { VerificationQuestion } from '@roadworthy/core/quoting/verifications/asked.ts';
import { refuse, type Refused } from '@roadworthy/core/shared/decision.ts';
import { decideRunVerification } from '@roadworthy/core/underwriting/run-verification.ts';
import { isAdverse } from '@roadworthy/core/underwriting/score-reasons.ts';
import { type VerificationAnswer, VerificationUnansweredError } from '@roadworthy/providers/verifications/port.ts';
import type { MutationInputs, VerificationRun } from '../generated/operations.ts';
import { defineProcess, type Intent, type Outcome } from '../kernel/jobs/process.ts';
import type { Platform } from '../kernel/platform.ts';
import { seal, unseal } from '../kernel/settings/sealed.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote, lockQuote } from '../quoting/quote-store.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import { settleAnswers } from './settle-answers.ts';
import { answeredNow, answerOnFile, keepAnswered, openRow } from './verification-row.ts';
import { verificationErrors } from './verification-errors.ts';
import { words } from '@roadworthy/core/shared/words.ts';

type Request = {
  readonly quoteId: string;
  readonly verificationId: string;
  readonly kind: VerificationKind;
  readonly requestKey: string;
  /** What the vendor is asked, sealed; null where the organization has the answer already. */
  readonly question: string | null;
};

type Answer = VerificationAnswer | { readonly status: 'on_file' } | { readonly status: 'error' | 'timeout' };

const placeOf = (intentId: string) => ({ table: 'process_intents', column: 'request', key: intentId });

/** How long a vendor is asked again by itself before a person has to say so. */
const patienceMs = 3_600_000;

async function begin(
  work: Work,
  input: MutationInputs['run_verification'],
  intentId: string,
): Promise<Request | Refused> {
  const kind = verificationKinds.find((one) => one === input.call_type);
  if (!kind)
    return refuse('choice_unknown', words('Choose mvr, frs or tas.', 'Choisissez mvr, frs ou tas.'), 'call_type');
  const { quote } = await lockQuote(work, input.quote_id);
  const decision = decideRunVerification(quote, { kind, entityId: input.entity_id ?? null });
  if (!decision.ok) return decision;
  const check = { ...decision.event, quoteId: quote.quoteId };
  // A person who asks again wants to hear it from the vendor.
  const onFile = work.actor.kind === 'system' ? await answerOnFile(work, check) : null;
  const { verificationId, requestKey } = await openRow(work, check, intentId);
  const request = { quoteId: quote.quoteId, verificationId, kind, requestKey };
  if (onFile) {
    await keepAnswered(work, verificationId, { ...onFile, raw: null });
    return { ...request, question: null };
  }
  const plain = JSON.stringify(check.question);
  return { ...request, question: seal(work.platform.secrets, { ...placeOf(intentId), plain }) };
}

async function call(
  { process_intent_id, request, created }: Intent<Request>,
  { verifications, secrets, clock }: Platform,
): Promise<Outcome<Answer>> {
  const { question: sealed, requestKey } = request;
  if (sealed === null) return { known: true, answer: { status: 'on_file' } };
  // Sealed by `begin`, from the same type.
  const question = JSON.parse(unseal(secrets, { ...placeOf(process_intent_id), sealed })) as VerificationQuestion;
  try {
    return { known: true, answer: await verifications.ask(requestKey, question) };
  } catch (error) {
    if (!(error instanceof VerificationUnansweredError)) throw error;
    const isOver = clock.now().getTime() - created.getTime() > patienceMs;
    return isOver ? { known: true, answer: { status: error.kind } } : { known: false };
  }
}

async function keep(work: Work, { verificationId }: Request, answer: Exclude<Answer, { status: 'on_file' }>) {
  if (answer.status === 'ok' || answer.status === 'no_hit') {
    return keepAnswered(work, verificationId, answeredNow(answer, work.now));
  }
  await work.tx
    .updateTable('quote_verifications')
    .set({ status: answer.status, error: verificationErrors[answer.status].en })
    .where('quote_verification_id', '=', verificationId)
    .execute();
}

/** Whether the answer still has to be kept: another server may have, and the quote may have gone to another organization. */
async function isWaiting(work: Work, { verificationId, quoteId }: Request): Promise<boolean> {
  const quote = await work.tx
    .selectFrom('quotes')
    .select('quote_id')
    .where('quote_id', '=', quoteId)
    .forUpdate()
    .executeTakeFirst();
  if (!quote) return false;
  const row = await work.tx
    .selectFrom('quote_verifications')
    .select('status')
    .where('quote_verification_id', '=', verificationId)
    .executeTakeFirst();
  return row !== undefined && row.status !== 'ok' && row.status !== 'no_hit';
}

/** Whether an answer of a kind makes insurance cost more: the score than the best one would, a driving record than what was declared. */
function costsMore({ quote }: StoredQuote, kind: VerificationKind): boolean {
  if (kind === 'mvr') return raisingEntries(quote).length > 0;
  return kind === 'frs' && quote.score !== undefined && isAdverse(quote.score.score);
}

async function finish(work: Work, { request }: Intent<Request>, answer: Answer): Promise<VerificationRun> {
  const { quoteId, verificationId, kind } = request;
  const result = { quote: { quote_id: quoteId }, verification: { quote_verification_id: verificationId } };
  const isStored = answer.status === 'on_file';
  if (!isStored && !(await isWaiting(work, request))) return { ...result, status: 'done' };
  const before = await lockQuote(work, quoteId);
  if (!isStored) await keep(work, request, answer);
  const stored = await loadQuote(work, quoteId);
  const outcome = isStored ? 'ok' : answer.status;
  const isErrored = outcome === 'error' || outcome === 'timeout';
  if (!isErrored) await settleAnswers(work, isStored ? null : before, stored);
  const adverse = costsMore(stored, kind);
  await work.publish({ type: 'verification_answered', quoteId, kind, outcome, isAdverse: adverse });
  return { ...result, status: isErrored ? 'errored' : 'done' };
}

/** A vendor is asked about somebody on a quote, and charges for it once, whatever breaks in between. */
export const runVerification = defineProcess<'run_verification', Request, Answer>({
  name: 'run_verification',
  permission: 'verification:run',
  root: 'quote_id',
  example: { call_type: 'tas' },
  statuses: {
    open: { to: 'open' },
    agent_required: { to: 'agent_required' },
    agent_approved: { to: 'agent_approved' },
    referred: { to: 'referred' },
    pending_renewal: { to: 'pending_renewal' },
  },
  badInput: [
    { input: { call_type: 'dna' }, code: 'choice_unknown', field: 'call_type' },
    {
      input: { entity_id: '00000000-0000-7000-8000-000000000000' },
      code: 'verification_not_needed',
      field: 'entity_id',
    },
  ],
  subject: ({ verificationId: id }) => ({ table: 'quote_verifications', id }),
  begin: (work, intentId) => begin(work, work.input, intentId),
  call,
  finish,
  async markUnknown(work, { request }) {
    await work.tx
      .updateTable('quote_verifications')
      .set({
        status: 'timeout',
        error: verificationErrors.unknown.en,
      })
      .where('quote_verification_id', '=', request.verificationId)
      .where('status', '=', 'pending')
      .execute();
  },
  pending: (id) => ({ status: 'running', quote: null, verification: { quote_verification_id: id } }),
});
