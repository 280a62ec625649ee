import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';

function optionsFor(publicUrl: string): FastifyHelmetOptions {
  const isSecure = publicUrl.startsWith('https://');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // A link may carry a quote token: other sites never see the address it was on.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
}

/**
 * The headers of every answer; pages bring a content policy of their own. They depend on the configuration alone, so
 * helmet is asked once: asked for each request it would take a tenth of a small one.
 */
export async function securityHeaders(publicUrl: string): Promise<Readonly<Record<string, string>>> {
  const requested = fastify();
  await requested.register(helmet, optionsFor(publicUrl));
  requested.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()));
  const headers = (await requested.inject('/')).json<Record<string, string>>();
  await requested.close();
  return headers;
}
