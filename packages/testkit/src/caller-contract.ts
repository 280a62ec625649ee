import { randomUUID } from 'node:crypto';
import type { CallerRole } from '@roadworthy/core/identity/vocabulary.ts';
import { expect, test } from 'vitest';
import { aQuote, startQuote } from './quote-story.ts';
import { refusalOf } from './refusal.ts';
import { someone } from './sides.ts';
import type { Stage } from './stage.ts';

/** Somebody who may not do an operation at all. */
export type Outsider = CallerRole | 'anonymous' | 'token:quote';

/** Who may neither edit nor bind a quote, whosever it is. */
export const neverEdits: readonly Outsider[] = [
  'anonymous',
  'email',
  'organization:underwriter',
  'global:read_only',
  'global:actuary',
  'global:underwriter',
  'global:organization_admin',
];

export type CallerContract = {
  readonly stage: Stage;
  /** The document; `$id` is the root row. */
  readonly document: string;
  /** Variables that would go through for a quote of the house, `id` among them. */
  readonly variables: () => Promise<Record<string, unknown>>;
  readonly mayNot: readonly Outsider[];
  /** Whether the document takes `$version`. */
  readonly versioned?: boolean;
};

/** Registers what holds for every operation on a row: who is not found, who is not asked, who is behind. */
export function checksItsCaller({ stage, document, mayNot, versioned = false, ...contract }: CallerContract): void {
  let prepared: Promise<Record<string, unknown>> | undefined;
  // Everybody here is refused, so one preparation serves them all.
  const variables = () => (prepared ??= contract.variables());
  const unknown = async () => ({ ...(await variables()), id: randomUUID() });
  const outsider = (role: Outsider) => {
    if (role === 'anonymous') return stage.world.anonymous();
    return role === 'token:quote' ? stage.world.bearer(randomUUID()) : someone(stage.world, role);
  };

  test('answers what belongs to another organization exactly like what does not exist', async () => {
    const { agent } = stage.sides.mirror;
    const foreign = await agent.ask(document, await variables());
    expect(foreign.body).toBe((await agent.ask(document, await unknown())).body);
    expect(await refusalOf(stage.world, agent, document, await variables())).toEqual({ code: 'not_found' });
  });

  test.runIf(!mayNot.includes('token:quote'))(
    'answers the bearer of another quote exactly as if it did not exist',
    async () => {
      const { customer } = await startQuote(stage.world, aQuote());
      const foreign = await customer.ask(document, await variables());
      expect(foreign.body).toBe((await customer.ask(document, await unknown())).body);
      expect(await refusalOf(stage.world, customer, document, await variables())).toEqual({ code: 'not_found' });
    },
  );

  test.runIf(!mayNot.includes('anonymous'))('tells a visitor nothing about what exists', async () => {
    const visitor = stage.world.anonymous();
    const known = await visitor.ask(document, await variables());
    expect(known.body).toBe((await visitor.ask(document, await unknown())).body);
    expect((await refusalOf(stage.world, visitor, document, await variables())).code).not.toBe('unexpected');
  });

  if (mayNot.length > 0) {
    test.each(mayNot)('does not exist for %s', async (role) => {
      const refused = await refusalOf(stage.world, outsider(role), document, await variables());
      expect(refused).toEqual({ code: 'validation-failed' });
    });
  }

  test.runIf(versioned)('refuses what was decided on an older version', async () => {
    const stale = { ...(await variables()), version: 0 };
    const refused = await refusalOf(stage.world, stage.sides.house.agent, document, stale);
    expect(refused).toEqual({ code: 'quote_changed_elsewhere' });
  });
}
