import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Platform } from '@roadworthy/server/kernel/platform.ts';
import { collectOperatingFigures, collectPools } from '@roadworthy/server/kernel/telemetry/operating-figures.ts';
import { collectProcessMetrics, metrics } from '@roadworthy/server/kernel/telemetry/watched.ts';

export type MetricsOptions = {
  readonly port: number;
  /** Whether this process tells what the database counts as well. */
  readonly counts: boolean;
};

/**
 * Answers GET /metrics for Prometheus on a port of its own, which no balancer leads to. Answers how to close it; a port
 * that is taken is an error that names it.
 */
export async function serveMetrics(platform: Platform, { port, counts }: MetricsOptions): Promise<() => Promise<void>> {
  collectProcessMetrics();
  collectPools(platform);
  if (counts) collectOperatingFigures(platform);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        platform.log.warn({ err: error }, 'the figures of this process could not be read');
        response.writeHead(503).end();
      },
    );
  });
  server.listen(port, platform.config.host);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}
