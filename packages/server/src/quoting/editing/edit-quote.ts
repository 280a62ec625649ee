import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { checkInsurable, findObstacleOfEdit } from '@roadworthy/core/quoting/checks/check-insurable.ts';
import { decideEditQuote } from '@roadworthy/core/quoting/editing/edit-quote.ts';
import { type Finding, refusalOf } from '@roadworthy/core/quoting/insurable/finding.ts';
import { stepOfField } from '@roadworthy/core/quoting/checks/missing.ts';
import type { EditKind } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import { isRefused } from '../../kernel/operations/carry-out.ts';
import type { Work } from '../../kernel/work.ts';
import { loadQuote, lockQuote } from '../quote-store.ts';
import type { StoredQuote } from '../stored-quote.ts';
import { saveEdit } from '../pricing/rate-stored-quote.ts';
import { settleStatus } from '../ending/settle-status.ts';

export type Edit = {
  readonly kind: EditKind;
  /** The quote's version that the editor saw; absent, the edit is made on whatever is there. */
  readonly version?: number | null | undefined;
  /** A field that this edit answers, as findings name it: its step of checkout is completed. */
  readonly answers?: string | undefined;
  /** Whether it only takes something off the quote, which brings nothing about: what stays moves up and is the same. */
  readonly removes?: true;
  /** Who is asked for instead of who works, where another slice has decided that they may. */
  readonly actor?: Pick<Principal, 'role'>;
};

/** What an edit writes, or why it may not; `today` is the civil day of the risk's zone. */
export type Change<Result> = (stored: StoredQuote, today: Day) => Promise<Result | Refused>;

/** A finding at the field of the form that was sent: an edit names one vehicle and one person. */
function refuseField(obstacle: Finding, { answers }: Edit): Refused {
  const refusal = refusalOf(obstacle);
  const person = answers === 'named_insured' ? answers : 'entity';
  const field = refusal.field.replace(/^vehicles\.\d+\./, 'vehicle.').replace(/^drivers\.\d+\./, `${person}.`);
  return { ok: false, refusal: { ...refusal, field } };
}

/** An edit of a quote: lock, decide, write the change, rate again, publish. */
export async function editQuote<Result>(
  work: Work,
  quoteId: string,
  edit: Edit,
  change: Change<Result>,
): Promise<Result | Refused> {
  const stored = await lockQuote(work, quoteId);
  const today = work.today(stored.quote.timeZone);
  const { kind, version } = edit;
  const decision = decideEditQuote(
    stored.quote,
    { kind, version: version ?? undefined },
    edit.actor ?? work.actor,
    today,
  );
  if (!decision.ok) return decision;
  const result = await change(stored, today);
  if (isRefused(result)) return result;
  const edited = await loadQuote(work, quoteId);
  const findings = ({ quote, product }: StoredQuote) => checkInsurable(quote, product, today);
  const obstacle = edit.removes ? null : findObstacleOfEdit(kind, findings(stored), findings(edited));
  if (obstacle) return refuseField(obstacle, edit);
  const step = edit.answers === undefined ? undefined : stepOfField(stored.quote.provider, edit.answers);
  const { settled, ...saved } = await saveEdit(work, edited, { step, before: stored.quote });
  await work.publish({ ...decision.event, ...saved });
  await settleStatus(work, settled);
  return result;
}
