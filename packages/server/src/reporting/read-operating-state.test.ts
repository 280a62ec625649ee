import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { describe, expect, test } from 'vitest';
import { operatingFigures } from '../kernel/telemetry/operating-figures.ts';

const fixture = useFixture('operating state', { now: '2026-06-15T14:00:00Z' });

const document = `{ operating_state {
  figures { figure kind waiting oldest_seconds } jobs { job ended failed } standbys { is_used behind_seconds }
  version migration postgresql node simulated } }`;

type State = {
  readonly operating_state: {
    readonly figures: readonly { readonly figure: string; readonly kind: string; readonly waiting: number }[];
    readonly jobs: readonly { readonly job: string; readonly ended: string | null; readonly failed: string | null }[];
    readonly standbys: readonly unknown[];
    readonly migration: string;
    readonly postgresql: string;
  };
};

const read = async () =>
  (await someone(fixture.backend, 'global:organization_admin').must<State>(document)).operating_state;

describe('operating_state', () => {
  test('tells the figures that Prometheus reads, of all organizations together', async () => {
    await fixture.backend.owner.pool.query(
      `insert into pgboss.job (name, start_after) values ('pay-refunds', now() - interval '70 seconds')`,
    );
    const { figures } = await read();
    const told = await operatingFigures(fixture.backend.platform);
    expect(figures.map(({ figure, kind, waiting }) => [figure, kind, waiting])).toEqual(
      told.map(({ figure, kind, waiting }) => [figure, kind, waiting]),
    );
    expect(figures).toContainEqual({
      figure: 'jobs_waiting',
      kind: 'pay-refunds',
      waiting: 1,
      oldest_seconds: expect.toSatisfy((seconds: number) => seconds >= 70 && seconds < 130) as number,
    });
  });

  test('tells when each job of the clock last ended and failed, and what is installed', async () => {
    await fixture.backend.owner.pool.query(
      `insert into pgboss.job (name, state, completed_on) values
        ('pay-refunds', 'completed', '2026-06-15T13:00Z'), ('pay-refunds', 'completed', '2026-06-15T12:00Z'),
        ('pay-refunds', 'failed', '2026-06-15T11:00Z')`,
    );
    const { jobs, standbys, migration, postgresql } = await read();
    const ofRefunds = jobs.find(({ job }) => job === 'pay-refunds');
    expect([ofRefunds?.ended, ofRefunds?.failed].map((at) => new Date(at ?? 0).toISOString())).toEqual([
      '2026-06-15T13:00:00.000Z',
      '2026-06-15T11:00:00.000Z',
    ]);
    expect(jobs.find(({ job }) => job === 'sum-visits')).toEqual({ job: 'sum-visits', ended: null, failed: null });
    expect(jobs.map(({ job }) => job)).not.toContain('check-people');
    expect(standbys).toEqual([]);
    expect(migration).toMatch(/^\d{4}_\w+/);
    expect(postgresql).toMatch(/^18/);
  });

  test.each(['organization:owner', 'global:underwriter', 'global:read_only'] as const)(
    'is none of what %s reads',
    async (role) => {
      const { data, errors } = await someone(fixture.backend, role).ask(document);
      expect(data).toBeNull();
      expect(errors).not.toEqual([]);
    },
  );
});
