import { describe, expect, it, vi } from 'vitest';
import { type Ask, askAsBearer, askInRole, type AskParts, notifyOfRead } from './ask.ts';
import { answerError, fetchFailedMessage, httpError, RequestError } from './request-error.ts';
import type { TypedDocument } from './typed-document.ts';

const document: TypedDocument<{ a: number }, { email: string }> = 'query A($email: String) { a }';
const variables = { email: 'someone@example.com' };
const refusal = () => answerError([{ message: 'Taken', extensions: { code: 'taken' } }]);
const noNetwork = () => new RequestError('An error occurred while fetching the data.', { info: null, status: 0 });

function setUp(outcome: () => unknown, online = true) {
  const notify = vi.fn<AskParts['notify']>();
  const report = vi.fn<AskParts['report']>();
  const seen: unknown[] = [];
  const parts: AskParts = {
    request: async (_document, _variables, options) => {
      seen.push(options);
      const result = outcome();
      if (result instanceof Error) throw result;
      return result as never;
    },
    notify,
    report,
    isOnline: () => online,
  };
  return { parts, notify, report, seen };
}

const staff = (parts: AskParts) => askInRole('agent', () => ['organization:agent'], parts);
const bearer = (parts: AskParts) => askAsBearer(() => ({ kind: 'quote', quoteToken: 't' }), parts);
const failing = (ask: Ask, signal?: AbortSignal) =>
  ask(document, variables, signal && { signal }).then(
    () => null,
    (error: unknown) => error,
  );

describe('asking in a role', () => {
  it('passes kind, held roles and options on, and the answer back', async () => {
    const { parts, notify, report, seen } = setUp(() => ({ a: 1 }));
    expect(await staff(parts)(document, variables, { idempotencyKey: 'k' })).toEqual({ a: 1 });
    expect(seen).toEqual([{ kind: 'agent', heldRoles: ['organization:agent'], idempotencyKey: 'k' }]);
    expect(notify).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  it('shows, reports and throws on a refusal', async () => {
    const error = refusal();
    const { parts, notify, report } = setUp(() => error);
    expect(await failing(staff(parts))).toBe(error);
    expect(notify.mock.calls).toEqual([['Taken']]);
    expect(report.mock.calls).toEqual([
      [{ source: 'data_call', message: 'Taken', query: document, code: 'taken', status: 200 }],
    ]);
  });

  it('reports no variable', async () => {
    const { parts, report } = setUp(refusal);
    await failing(staff(parts));
    expect(JSON.stringify(report.mock.calls)).not.toContain('someone@example.com');
  });

  it('shows a failure without an answer in the words of the page, and throws the fixed ones', async () => {
    const error = httpError(500, 'x');
    const { parts, notify, report } = setUp(() => error);
    expect(await failing(staff(parts))).toBe(error);
    expect(error.message).toBe(fetchFailedMessage);
    expect(notify.mock.calls).toEqual([[undefined]]);
    expect(report).toHaveBeenCalledOnce();
  });

  it('leaves an answer whose first error says nothing to the default text of the banner', async () => {
    const { parts, notify } = setUp(() => answerError([{}]));
    await failing(staff(parts));
    expect(notify.mock.calls).toEqual([['']]);
  });

  it('says nothing of what the page itself called off', async () => {
    const { parts, notify, report } = setUp(() => new DOMException('aborted', 'AbortError'));
    expect(await failing(staff(parts))).toBeInstanceOf(DOMException);
    expect(notify).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  it('shows a broken connection and does not try to report it', async () => {
    const { parts, notify, report } = setUp(noNetwork);
    await failing(staff(parts));
    expect(notify).toHaveBeenCalledOnce();
    expect(report).not.toHaveBeenCalled();
  });

  it('leaves it to the offline bar when the browser knows that there is no connection', async () => {
    const { parts, notify } = setUp(noNetwork, false);
    await failing(staff(parts));
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('a read through the cache', () => {
  it('is told of once, and only when the cache gives up', async () => {
    const { parts, notify, report } = setUp(refusal);
    const error = await failing(staff(parts), new AbortController().signal);
    expect(notify).not.toHaveBeenCalled();
    notifyOfRead(error);
    notifyOfRead(error);
    expect(notify).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledOnce();
  });

  it.each([new Error('x'), null, refusal()])('of which nothing is known is not told of: %o', (error) => {
    expect(() => notifyOfRead(error)).not.toThrow();
  });
});

describe('asking as the bearer of a token', () => {
  it('reads the token anew for every call', async () => {
    let token = 't1';
    const { parts, seen } = setUp(() => ({ a: 1 }));
    const ask = askAsBearer(() => ({ kind: 'quote', quoteToken: token }), parts);
    await ask(document, variables);
    token = 't2';
    await ask(document, variables);
    expect(seen).toMatchObject([{ quoteToken: 't1' }, { quoteToken: 't2' }]);
  });

  it('reports a refusal and leaves showing it to the field that caused it', async () => {
    const { parts, notify, report } = setUp(refusal);
    await failing(bearer(parts));
    expect(notify).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledOnce();
  });

  it('shows what no field can', async () => {
    const { parts, notify } = setUp(() => httpError(503, null));
    await failing(bearer(parts));
    expect(notify).toHaveBeenCalledOnce();
  });
});
