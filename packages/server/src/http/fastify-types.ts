import type { Identified } from '../identity/resolve-principal.ts';
import type { Watched } from '../kernel/telemetry/watched.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the request speaks for, once its route has asked. */
    identified: Identified | null;
    /** Ends when the request is answered. */
    watched: Watched | null;
  }
  interface FastifyContextConfig {
    /** Refusals answer 200 with errors in the body, as GraphQL clients expect. */
    refusalsAreOk?: boolean;
  }
}
