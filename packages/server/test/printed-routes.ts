import type { FastifyInstance } from 'fastify';

/** Every route of an app as its router prints them: a path, its methods in brackets, and beneath it what begins with that path. */
export function printedRoutes(app: FastifyInstance): { method: string; url: string }[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^(.*?)[├└]── (\S+) \(([-A-Z, ]+)\)/.exec(line) ?? [];
      if (path === '') return [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, path);
      return methods.split(', ').map((method) => ({ method, url: above.join('') }));
    });
}
