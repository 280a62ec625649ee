import type { FastifyHelmetOptions } from '@fastify/helmet';

/** The headers of every answer; pages bring a content policy of their own. */
export function securityHeaders(publicUrl: string): FastifyHelmetOptions {
  const isSecure = publicUrl.startsWith('https://');
  return {
    global: true,
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
