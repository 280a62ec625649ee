import type { FastifyInstance } from 'fastify';
import type { Log } from '../../kernel/audit/log.ts';

/**
 * Says once in the log that visitors come through a proxy that nobody told us of: their addresses are then not believed,
 * and all of them share one limit. Anybody can send the header, so it changes nothing.
 */
export function watchProxies(app: FastifyInstance, log: Log): void {
  let isNotified = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (
      !isNotified &&
      request.headers['x-forwarded-for'] !== undefined &&
      request.ip === request.socket.remoteAddress
    ) {
      isNotified = true;
      log.warn(
        'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name; of a proxy all visitors share one limit',
      );
    }
    done();
  });
}
