// Packages point one way, slices import only from lower slices, nothing runs in circles.
const slices = [
  'shared',
  'identity',
  'organizations',
  'products',
  'rating',
  'quoting',
  'underwriting',
  'policies',
  'billing',
  'changes',
  'renewals',
  'claims',
  'incidents',
  'documents',
  'notifications',
  'reporting',
];

const sliceOrder = (folder) =>
  slices.slice(0, -1).map((slice, index) => ({
    name: `${folder.split('/')[1]}-${slice}-imports-lower-slices-only`,
    severity: 'error',
    from: { path: `^${folder}/${slice}/` },
    to: { path: `^${folder}/(${slices.slice(index + 1).join('|')})/` },
  }));

const never = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, ...extra },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    never('core-is-pure', '^packages/core/src', '^(packages/(?!core)|apps|node_modules|node:)', {
      pathNot: '\\.test\\.ts$|/testing/',
    }),
    {
      name: 'core-has-no-builtins',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: '\\.test\\.ts$|/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    never(
      'data-api-knows-nothing-above',
      '^packages/data-api/src',
      '^(packages/(core|server|providers|ui|testkit)|apps)',
    ),
    never('db-knows-nothing-above', '^packages/db/src', '^(packages/(core|data-api|server|providers|ui|testkit)|apps)'),
    never('providers-know-core-only', '^packages/providers/src', '^(packages/(data-api|db|server|ui|testkit)|apps)'),
    never('server-knows-no-web', '^packages/server/src', '^(apps|packages/ui)'),
    never('server-source-needs-no-testkit', '^packages/server/src', '^packages/testkit', {
      pathNot: '\\.test\\.ts$|/matrices/|/testing/',
    }),
    never('ui-knows-nothing', '^packages/ui/src', '^(packages/(core|data-api|db|server|providers|testkit)|apps)'),
    never(
      'web-knows-shared-and-vocabularies-of-core',
      '^apps/web/src',
      '^packages/(server|data-api|db|providers|testkit)|^packages/core/src/(?!shared/|[a-z]+/vocabulary\\.ts$)',
    ),
    ...sliceOrder('packages/core/src'),
    ...sliceOrder('packages/server/src'),
    never('kernel-knows-no-slice', '^packages/server/src/kernel', `^packages/server/src/(${slices.join('|')}|http)/`, {
      pathNot: '\\.test\\.ts$',
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|generated|scratch)/' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
