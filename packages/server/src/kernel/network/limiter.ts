import type pg from 'pg';
import { askAs } from '../operations/ask-as.ts';
import { type Budget, type Limiter, TooManyAttempts } from '../operations/budget.ts';
import { blindIndex } from '../settings/sealed.ts';
import type { Secrets } from '../settings/secrets.ts';

// A window begins with its first attempt.
const isOver = 'attempt_counters.window_start <= now() - make_interval(secs => $2::int)';
const countSql = `
  insert into attempt_counters (subject, window_start, attempts) values ($1, now(), $3::int)
  on conflict (subject) do update set
    attempts = case when ${isOver} then $3::int else attempt_counters.attempts + $3::int end,
    window_start = case when ${isOver} then now() else attempt_counters.window_start end
  returning attempts, ceil(extract(epoch from window_start) + $2::int - extract(epoch from now()))`;
const giveBackSql = `
  update attempt_counters set attempts = greatest(attempts - $3::int, 0) where subject = $1 and not (${isOver})`;
const forgetSql = "delete from attempt_counters where window_start < now() - interval '2 days'";

const forgetEveryMs = 600_000;
const mostRemembered = 10_000;
// Long enough to spare the database in a flood, short enough that what other processes give back is soon seen.
const rememberMs = 10_000;

/**
 * Counts in the database, so that all processes count together and a restart forgives nothing: one statement a budget,
 * outside the caller's transaction, so that a refusal does not undo the count. (A library for this, such as
 * rate-limiter-flexible, keeps a table of its own that row security would not hold, and no order among budgets.)
 */
export function createLimiter(parts: {
  readonly pool: pg.Pool;
  readonly secrets: Secrets;
  readonly now?: () => number;
}): Limiter {
  const { pool, secrets, now = Date.now } = parts;
  const spentUntil = new Map<string, { readonly until: number; readonly retryAt: number }>();
  let forgotten = 0;
  const subjectOf = ({ of, who, seconds }: Budget) => `${of} ${seconds} ${blindIndex(secrets, who)}`;
  const valuesOf = (budget: Budget) => [subjectOf(budget), String(budget.seconds), String(budget.count ?? 1)];
  const ask = (text: string, values: readonly string[]) => askAs(pool, { role: 'identity', text, values });

  function remember(subject: string, retryAfter: number): void {
    if (spentUntil.size >= mostRemembered) spentUntil.clear();
    const until = now() + Math.min(retryAfter * 1000, rememberMs);
    spentUntil.set(subject, { until, retryAt: now() + retryAfter * 1000 });
  }

  async function count(budget: Budget): Promise<{ readonly attempts: number; readonly retryAfter: number }> {
    const [[attempts, rest] = []] = await ask(countSql, valuesOf(budget));
    return { attempts: Number(attempts), retryAfter: Math.max(Number(rest), 1) };
  }

  async function giveBack(budgets: readonly Budget[]): Promise<void> {
    for (const budget of budgets) {
      spentUntil.delete(subjectOf(budget));
      await ask(giveBackSql, valuesOf(budget));
    }
  }

  async function forgetOld(): Promise<void> {
    if (now() - forgotten < forgetEveryMs) return;
    forgotten = now();
    await ask(forgetSql, []);
  }

  function refuseIfSpent(budgets: readonly Budget[]): void {
    for (const budget of budgets) {
      const known = spentUntil.get(subjectOf(budget));
      if (known === undefined) continue;
      if (known.until > now()) throw new TooManyAttempts(Math.max(Math.ceil((known.retryAt - now()) / 1000), 1));
      spentUntil.delete(subjectOf(budget));
    }
  }

  return {
    giveBack,
    refuseIfSpent,
    async take(budgets) {
      refuseIfSpent(budgets);
      for (const [place, budget] of budgets.entries()) {
        const { attempts, retryAfter } = await count(budget);
        if (attempts <= budget.most) continue;
        await giveBack(budgets.slice(0, place + 1));
        remember(subjectOf(budget), retryAfter);
        throw new TooManyAttempts(retryAfter);
      }
      await forgetOld();
    },
  };
}
