import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Budget, TooManyAttempts } from '../../kernel/operations/budget.ts';
import { OperationError, bodyIsNoJson } from '../../kernel/errors.ts';
import { networkOf } from '../../kernel/network/network.ts';
import { keepVisitEvents } from '../../reporting/keep-visit-events.ts';
import type { HttpParts } from '../http-parts.ts';
import { networkLimit } from '../connections/identify.ts';
import { assertSameOrigin } from '../connections/same-origin.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** A batch of the library holds 450 KB at the most. */
const bodyLimit = 512 * 1024;
const perMinute = 240;

/** What a batch counts for: its events, of its network in a minute and a day, and of everybody. */
function budgetsOf(events: number, network: string): readonly Budget[] {
  const count = Math.max(events, 1);
  const [minute, day] = [60, 86_400];
  return [
    { of: 'visit events', who: network, most: 1_200, seconds: minute, count },
    { of: 'visit events', who: network, most: 30_000, seconds: day, count },
    { of: 'visit events', who: 'everybody', most: 500_000, seconds: day, count },
  ];
}

/** The write key of our pages. */
const pagesKey = 'pages';

/** The last part of an address, and the kind of event that is sent there. */
const kinds: Readonly<Record<string, string>> = {
  t: 'track',
  p: 'page',
  i: 'identify',
  g: 'group',
  a: 'alias',
  s: 'screen',
};

/** How pages send their events: ten at a time or what there is after five seconds, ten times again where it fails. */
const delivery = {
  deliveryStrategy: { strategy: 'batching', config: { size: 10, timeout: 5_000, maxRetries: 10 } },
};
/** How the library tells about itself: every half a minute, twenty counters at the most. */
const telling = { sampleRate: 1, flushTimer: 30_000, maxQueueSize: 20 };

type Sent = Readonly<Record<string, unknown>>;

const object = (value: unknown): Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Sent) : {};

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OperationError('malformed_json', bodyIsNoJson, { status: 400 });
  }
}

/**
 * Our own collector of what happens on the pages, in the protocol of the library that sends it: settings by write key,
 * one address for each kind of event, one for batches, and one for what the library counts about itself.
 */
export async function analyticsRoutes(app: FastifyInstance, { platform }: HttpParts): Promise<void> {
  const { config, limiter } = platform;
  const limit = networkLimit(app, perMinute);

  /** Whoever sends too much is told when to come again, as the library reads it. */
  async function withinLimits(request: FastifyRequest, reply: FastifyReply, events: number): Promise<void> {
    assertSameOrigin(request, config.publicUrl);
    try {
      await limit(request);
      await limiter.take(budgetsOf(events, networkOf(request.ip)));
    } catch (error) {
      if (error instanceof TooManyAttempts) reply.header('x-ratelimit-reset', String(error.retryAfter));
      throw error;
    }
  }

  app.get<{ Params: { key: string } }>('/api/analytics/v1/projects/:key/settings', async ({ params, host }, reply) => {
    if (params.key !== pagesKey)
      throw new OperationError(
        'not_found',
        words('There is no such write key.', 'Cette clé d’écriture n’existe pas.'),
        { status: 404 },
      );
    // Pages of two domains each send to their own. What a shared cache keeps names none but these.
    const site = config.sites.find((one) => new URL(one).host === host);
    reply.header('cache-control', site === undefined ? 'no-store' : 'public, max-age=300').header('vary', 'host');
    const apiHost = `${host}/api/analytics/v1`;
    const protocol = new URL(config.publicUrl).protocol.slice(0, -1);
    return {
      integrations: { 'Segment.io': { apiKey: pagesKey, apiHost, protocol, ...delivery } },
      metrics: { host: apiHost, protocol, ...telling },
      plan: { track: { __default: { enabled: true } } },
    };
  });

  await app.register(async (collector) => {
    // The library sends text, so that a closing page is not asked for permission first.
    collector.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit },
      async (_request: unknown, body: unknown) => parsedText(String(body)),
    );
    collector.post('/api/analytics/v1/b', { bodyLimit }, async (request, reply) => {
      const { batch } = object(request.body);
      await withinLimits(request, reply, Array.isArray(batch) ? batch.length : 1);
      if (!Array.isArray(batch))
        throw new OperationError(
          'batch_missing',
          words('A batch of events is a list.', 'Un lot d’événements est une liste.'),
          { status: 400 },
        );
      await keepVisitEvents(platform, batch);
      return { success: true };
    });
    for (const [place, type] of Object.entries(kinds)) {
      collector.post(`/api/analytics/v1/${place}`, { bodyLimit: 64 * 1024 }, async (request, reply) => {
        await withinLimits(request, reply, 1);
        await keepVisitEvents(platform, [{ ...object(request.body), type }]);
        return { success: true };
      });
    }
    collector.post('/api/analytics/v1/m', { bodyLimit: 64 * 1024 }, async (request, reply) => {
      await withinLimits(request, reply, 1);
      const { series } = object(request.body);
      const named = Array.isArray(series) ? series.map((one) => String(object(one)['metric']).slice(0, 80)) : [];
      platform.log.debug({ metrics: named.slice(0, telling.maxQueueSize) }, 'what the pages count about their events');
      return { success: true };
    });
  });
}
