import {
  decideTurnSettings,
  mostInPool,
  type TurnSettings,
} from '@roadworthy/core/organizations/update-round-robin.ts';
import { nextTurns } from '@roadworthy/core/organizations/next-in-turn.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import { findAgent } from './find-agent.ts';
import { lockPool } from './round-robin-store.ts';
import { lockOrganization } from './organization-store.ts';

const tooMany = sentence(words('At most {most} people take turns.', 'Au plus {most} personnes prennent leur tour.'), {
  most: mostInPool,
});

/** Who takes turns in an organization, and how; who is not named stays as they are. */
export const updateRoundRobin = operation({
  name: 'update_round_robin',
  permission: 'round_robin:write',
  root: 'organization_id',
  example: { members: [] },
  badInput: [
    {
      input: { members: [{ user_id: '018f0000-0000-7000-8000-000000000000' }] },
      code: 'agent_not_in_organization',
      field: 'user_id',
    },
  ],
  async run({ input: { members }, tx, organizationId }) {
    await lockOrganization(tx, organizationId);
    const pool = await lockPool(tx);
    const known = new Set([...pool.map(({ userId }) => userId), ...members.map(({ user_id }) => user_id)]);
    if (known.size > mostInPool) return refuse('pool_too_large', tooMany, 'members');
    for (const requested of members) {
      const member = pool.find(({ userId }) => userId === requested.user_id);
      const stored: TurnSettings | null = member
        ? {
            weight: member.weight,
            paused: member.isPaused,
            licensed_in: member.licensedIn,
            licensed_until: member.licensedUntil,
            lines: member.lines,
            languages: member.languages,
            working_days: member.workingDays,
            works_from: member.worksFrom,
            works_until: member.worksUntil,
            cap: member.cap,
          }
        : null;
      const agent = await findAgent(tx, requested.user_id);
      const decision = decideTurnSettings(
        {
          ...requested,
          licensed_in: requested.licensed_in?.filter((area) => area !== null),
          lines: requested.lines?.filter((line) => line !== null),
          languages: requested.languages?.filter((language) => language !== null),
          working_days: requested.working_days?.filter((day) => day !== null),
        },
        { stored, sells: agent?.isActive ?? false },
      );
      if (!decision.ok) return decision;
      const { licensed_in, lines, languages, working_days, ...rest } = decision.event;
      const settings = {
        ...rest,
        licensed_in: [...licensed_in],
        lines: [...lines],
        languages: [...languages],
        working_days: [...working_days],
      };
      await tx
        .insertInto('round_robin_members')
        .values({ organization_id: organizationId, user_id: requested.user_id, ...settings })
        .onConflict((row) => row.columns(['organization_id', 'user_id']).doUpdateSet(settings))
        .execute();
    }
    return { organization_id: organizationId };
  },
});

const previewed = 10;

/** Whose the next ten turns are for work of a kind, as things stand now: the same rule gives them. */
export const readNextTurns = computedRead({
  name: 'next_turns',
  permission: 'round_robin:write',
  root: 'organization_id',
  example: { area: 'US-OH', line: 'personal', language: 'en' },
  async run({ input: { area, line, language }, tx, organizationId, now }) {
    const { profile } = await lockOrganization(tx, organizationId);
    const timeZone = profile.time_zone;
    const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const work = {
      area: area ?? null,
      line,
      language: language === 'fr' ? ('fr' as const) : ('en' as const),
      day: dayInZone(now, timeZone),
      time: new Intl.DateTimeFormat('en-GB', clock).format(now),
    };
    return nextTurns(await lockPool(tx), work, previewed).map((turn) => ({
      user_id: turn?.userId ?? null,
      name: turn?.name ?? null,
    }));
  },
});
