// Packages point one way, slices import only from lower slices, nothing runs in circles.
const slices = [
  'shared',
  'identity',
  'organizations',
  'products',
  'rating',
  'lines',
  'quoting',
  'diary',
  'leads',
  'underwriting',
  'policies',
  'billing',
  'changes',
  'renewals',
  'claims',
  'notes',
  'files',
  'inspections',
  'incidents',
  'documents',
  'notifications',
  'timeline',
  'webhooks',
  'reporting',
  'bulk',
  'accounts',
];

/** Flows of the web stand above the slices, whose parts they show. */
const flows = ['checkout', 'resume', 'site', 'gallery'];

const core = 'packages/core/src';
const server = 'packages/server/src';
const features = 'apps/web/src/features';

const test = '\\.test\\.tsx?$';
/** The pages of a record show what higher slices know of it, each in a tab of its own. */
const records = `^${features}/(quoting/load-quote|underwriting/underwriter-quote|claims/load-claim|policies/load-(my-)?(polic(y|ies)|invoices|proposals))/[a-z-]+-(page|screen|card|overview)\\.tsx$`;
/** The files of the web that read the lines and the tables of laws, for pages as they are made. */
const readsLines = `^${features}/(checkout/start/start-lines|shared/lines/line-view|site/(states/(area-law|read-notices)|protection/line-page|company/company-text|share/share-pages))\\.ts$`;
/** Titles for the pictures of pages, painted with them. */
const sharePages = `^${features}/site/share/share-pages\\.ts$`;
/** The proxy alone asks which pages there are. */
const proxyPages = '/locale/frame-pages\\.ts$';
/** Who asks: their memberships and the actor they are belong to every caller of every slice. */
const whoAsks = `^${server}/identity/(account|create-api-key|resolve-principal)(\\.test)?\\.ts$`;

/** A slice of one folder imports no higher slice of another, or of its own. */
const sliceOrder = (from, to, { above = [], ...extra } = {}) =>
  slices.map((slice, index) => ({
    name: `${slice}-of-${from.split('/')[1]}-imports-lower-slices-of-${to.split('/')[1]}`,
    severity: 'error',
    from: { path: `^${from}/${slice}/`, ...extra },
    to: { path: `^${to}/(${[...slices.slice(index + 1), ...above].join('|') || 'nothing'})/` },
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
      '^packages/(server|data-api|db|providers|testkit)|^packages/core/src/(?!shared/|[a-z]+/(?:parameter-|notices/)?vocabulary\\.ts$|products/area-names\\.ts$|identity/(?:permission|api-key)-roles\\.ts$|organizations/(?:report-schedule|setup)\\.ts$|billing/(?:describe-price|price-french)\\.ts$)',
      // Read where pages are made without a browser, which is handed plain words of it.
      { pathNot: `${readsLines}|/site/states/areas\\.test\\.ts$` },
    ),
    {
      name: 'browser-loads-no-lines',
      severity: 'error',
      from: { path: '^apps/web/src/(?!app/)', pathNot: `${test}|${readsLines}|${sharePages}|${proxyPages}` },
      to: { path: readsLines, dependencyTypesNot: ['type-only'] },
    },
    ...sliceOrder(core, core),
    ...sliceOrder(server, server),
    ...sliceOrder(server, core, { pathNot: whoAsks }),
    // Tests of the web may take a higher slice for an example; the words and colours of every status are in `shared`.
    ...sliceOrder(features, core, { pathNot: `${test}|/features/shared/` }),
    ...sliceOrder(features, features, { above: flows, pathNot: `${test}|${records}` }),
    // A browser loads the catalogue of its reader's language, which is gathered from these.
    never('words-are-gathered-not-imported', '^(apps|packages|e2e)', '\\.words\\.ts$'),
    never('data-of-the-web-knows-no-screen', '^apps/web/src/data/', '^apps/web/src/(features|shell|app)/'),
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
