import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import { attendedQueues, type PresentTable, presentTables } from '@roadworthy/core/shared/lists/live-tables.ts';
import { may, type Principal } from '@roadworthy/core/identity/principal.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { askAs } from '../../kernel/operations/ask-as.ts';
import { claimsOf } from '../../kernel/tokens/claims.ts';
import { notFound, OperationError } from '../../kernel/errors.ts';
import type { LiveHub } from '../../kernel/live/live-hub.ts';
import { openNotices } from '../../kernel/live/notices.ts';
import { createPresence, type PlacedQueue, type PlacedRecord, type PresenceBoard } from '../../kernel/live/presence.ts';
import { platformOf } from '../platform-of.ts';
import type { HttpParts } from '../http-parts.ts';
import type { Identify } from '../connections/identify.ts';
import { assertSameOrigin } from '../connections/same-origin.ts';
import { words } from '@roadworthy/core/shared/words.ts';

const bodyLimit = 1_024;
const expiryCheckMs = 5_000;

const state = z.enum(['here', 'deciding', 'gone']);
const aboutRecord = z.strictObject({
  tab: z.uuid(),
  state,
  table: z.enum(Object.keys(presentTables) as [PresentTable, ...PresentTable[]]),
  id: z.uuid(),
});
const aboutQueue = z.strictObject({
  tab: z.uuid(),
  state,
  table: z.enum(attendedQueues),
  id: z.literal('queue'),
});
const input = z.union([aboutRecord, aboutQueue]);

type Place = { readonly organizationId: string; readonly name: string; readonly photoUrl: string | null };

/** Whose a record is, and how the person is called and looks, all as they themselves may see it. Throws `not_found`. */
async function placeOf(
  { platform }: HttpParts,
  principal: Principal,
  { table, id }: z.infer<typeof aboutRecord>,
): Promise<Place> {
  const { pools, clock } = platform;
  const text = `select organization_id::text, (
      select concat_ws(' ', first_name, last_name) from users where user_id = $2::uuid), (
      select photo_url from agent_profiles where user_id = $2::uuid order by photo_url is null, created limit 1)
    from ${table} where ${presentTables[table]} = $1::uuid`;
  const values = [id, principal.userId ?? ''];
  const rows = await askAs(pools.reads, {
    role: principal.role,
    claims: claimsOf(principal, clock),
    text,
    values,
  }).catch((error: unknown) => {
    // A role without a grant on the table sees no row either.
    if (error instanceof Error && 'code' in error && error.code === '42501') return [];
    throw error;
  });
  const [[organizationId, name, photoUrl] = []] = rows;
  if (!organizationId) throw notFound();
  return { organizationId, name: name ?? '', photoUrl: photoUrl ?? null };
}

/** Whose queue somebody works through: their organization's, or that of the platform organization. Throws `not_found` for whoever answers nobody. */
async function queueOf(parts: HttpParts, principal: Principal): Promise<Place> {
  if (!may(principal, 'lead:handle')) throw notFound();
  const organizationId = principal.organizationId ?? (await platformOf(parts));
  if (organizationId === null) throw notFound();
  return { organizationId, name: '', photoUrl: null };
}

/**
 * POST /api/v1/presence: staff say every few seconds which record or queue they have open, and learn who else has. It is
 * kept in the memory of the processes alone; listeners are told that it changed, and ask here.
 */
export function presenceRoute(app: FastifyInstance, parts: HttpParts, identify: Identify, hub: LiveHub): PresenceBoard {
  const { platform } = parts;
  const board = createPresence({
    tell: (text) => notices.tell(text),
    // Pages tell of records alone.
    changed: ({ table, id, organizationId }) =>
      table !== 'enquiries' && hub.publishPresent({ table, id, organizationId }),
    now: () => performance.now(),
  });
  const notices = openNotices({
    ...platform,
    channel: 'presence',
    hear: (text) => board.receive(text),
  });
  const expiryCheck = setInterval(() => board.expire(), expiryCheckMs).unref();
  hub.onListen(() => notices.listen());
  app.addHook('preClose', async () => {
    clearInterval(expiryCheck);
    await notices.close();
  });

  app.post('/api/v1/presence', { bodyLimit }, async (request, reply) => {
    const { principal, via } = await identify(request, reply);
    if (via === 'cookie') assertSameOrigin(request, platform.config.publicUrl);
    const { userId, role } = principal;
    if (userId === null || isCustomer(role) || role === 'email') {
      throw new OperationError(
        'not_signed_in',
        words(
          'Sign in as staff to see who else is here.',
          'Connectez-vous comme membre du personnel pour voir qui d’autre est ici.',
        ),
        { status: 401 },
      );
    }
    const parsed = input.safeParse(request.body);
    if (!parsed.success) {
      throw new OperationError(
        'presence_malformed',
        words('This does not say where somebody is.', 'Cela ne dit pas où quelqu’un se trouve.'),
        { status: 400 },
      );
    }
    notices.listen();
    const { data } = parsed;
    const { tab, state } = data;
    const left = { userId, tab };
    if (state === 'gone') {
      board.leave(left);
      return { people: [] };
    }
    const found = data.table === 'enquiries' ? queueOf(parts, principal) : placeOf(parts, principal, data);
    const { organizationId, ...person } = await found.catch((error: unknown) => {
      board.leave(left);
      throw error;
    });
    const { table, id } = data;
    const record = { organizationId, table, id } as PlacedRecord | PlacedQueue;
    board.enter({ ...record, ...person, tab, userId, deciding: state === 'deciding' });
    // In a queue nobody is told who else is: its visitors are told that somebody is.
    return { people: data.table === 'enquiries' ? [] : board.others(record, userId) };
  });
  return board;
}
