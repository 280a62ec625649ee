import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { describe, expect, test } from 'vitest';
import { operatingFigures } from './operating-figures.ts';
import { metrics, watched, watchedPort } from './watched.ts';

const fixture = useFixture('watched', { now: '2026-06-15T14:00:00Z' });

/** How often something was watched that ended so. */
async function counted(kind: string, name: string, outcome: string): Promise<number> {
  const line = `roadworthy_${kind}_seconds_count{name="${name}",outcome="${outcome}"} `;
  const found = (await metrics.metrics()).split('\n').find((one) => one.startsWith(line));
  return Number(found?.slice(line.length) ?? 0);
}

// Other files count in the same process.
describe('what is watched', () => {
  test('an operation is counted by its name, and a refusal is none of our faults', async () => {
    const { quoteId, customer } = await startQuote(fixture.backend, aQuote());
    const [refused, failed] = [
      await counted('operation', 'save_quote_progress', 'refused'),
      await counted('operation', 'save_quote_progress', 'failed'),
    ];
    const save = customer.must(
      'mutation ($id: uuid!) { save_quote_progress(quote_id: $id, email: "nowhere") { sent_to } }',
      { id: quoteId },
    );
    await expect(save).rejects.toThrow('email');
    expect(await counted('operation', 'save_quote_progress', 'refused')).toBe(refused + 1);
    expect(await counted('operation', 'save_quote_progress', 'failed')).toBe(failed);
    expect(await counted('operation', 'start_quote', 'done')).toBeGreaterThan(0);
  });

  test('what fails is told as failed and thrown as it is', async () => {
    const error = new Error('broken');
    await expect(watched('job', 'a test', () => Promise.reject(error))).rejects.toBe(error);
    expect(await counted('job', 'a test', 'failed')).toBe(1);
  });

  test('a port is asked as before, its private parts and its answers that are no promises among it', async () => {
    class Port {
      #asked = 0;
      get asked(): number {
        return this.#asked;
      }
      async ask(what: string): Promise<string> {
        this.#asked += 1;
        if (what === 'nothing') throw new Error('nothing is no question');
        return `${what}!`;
      }
      describe = (): string => 'a port';
    }
    const port = watchedPort('tested', new Port());
    expect(await port.ask('hello')).toBe('hello!');
    await expect(port.ask('nothing')).rejects.toThrow('no question');
    expect([port.asked, port.describe()]).toEqual([2, 'a port']);
    expect(await counted('port', 'tested ask', 'done')).toBe(1);
    expect(await counted('port', 'tested ask', 'failed')).toBe(1);
  });
});

describe('what an operator watches', () => {
  const figure = async (named: string) =>
    (await operatingFigures(fixture.backend.platform)).filter((one) => one.figure === named);

  test('money whose end nobody knows is counted with its age, of every organization', async () => {
    expect(await figure('payments_unknown')).toEqual([]);
    const { quoteId } = await startQuote(fixture.backend, aQuote());
    await fixture.backend.owner.pool.query(
      `insert into payments (organization_id, quote_id, gateway_key, gateway, amount, currency, direction, method_kind,
         begun_by, status, created)
       select organization_id, quote_id, 'watched', 'sandbox', 1000, 'USD', 'in', 'card', 'customer', 'unknown',
         '2026-06-15T13:59:00Z'::timestamptz from quotes where quote_id = $1`,
      [quoteId],
    );
    expect(await figure('payments_unknown')).toEqual([
      { figure: 'payments_unknown', kind: 'sandbox', waiting: 1, oldestSeconds: 60 },
    ]);
  });

  test('a letter that waits and a job that is due are counted until they are done', async () => {
    const letters = await figure('letters_unsent');
    expect(letters).toHaveLength(1);
    const { customer, quoteId } = await startQuote(fixture.backend, aQuote());
    await customer.must(
      'mutation ($id: uuid!) { save_quote_progress(quote_id: $id, email: "reader@example.com") { sent_to } }',
      { id: quoteId },
    );
    const [waiting] = await figure('letters_unsent');
    expect(waiting?.waiting).toBe((letters[0]?.waiting ?? 0) + 1);
    expect((await figure('jobs_waiting')).map(({ kind }) => kind)).toContain('send-notification');
  });
});
