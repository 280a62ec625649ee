// PostGraphile under the platform's row security, as its documentation sets it up for production.
import { createServer } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { callerOfHeader } from '../caller-token.ts';

const { DATABASE_URL, PORT, SECRET = '', READ_CONNECTIONS } = process.env;

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  // The first looks at what the login may do, which owns and inherits nothing: the caller's role is what counts. The
  // second allows only what begins an index; under row security every index begins with the tenant.
  disablePlugins: ['PgRBACPlugin', 'PgIndexBehaviorsPlugin'],
  pgServices: [
    makePgService({
      pool: new pg.Pool({ connectionString: DATABASE_URL, max: Number(READ_CONNECTIONS) }),
      schemas: ['public', 'bench'],
    }),
  ],
  // Lists cost less than connections, and answer all that is asked of nested rows.
  schema: { defaultBehavior: 'list' },
  grafast: {
    explain: false,
    context: ({ node }) => {
      const { role, user, organization } = callerOfHeader(SECRET, node?.req.headers.authorization);
      return { pgSettings: { role, 'app.user': user, 'app.organization': organization } };
    },
  },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false, websockets: false },
});

const server = createServer();
await instance.createServ(grafserv).addTo(server);
if (process.argv.includes('--print')) {
  const { printSchema } = await import('graphql');
  console.log(printSchema(await instance.getSchema()));
  process.exit();
}
server.listen(Number(PORT), '127.0.0.1');
process.once('disconnect', () => process.exit());
