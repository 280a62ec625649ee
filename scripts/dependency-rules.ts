import type { AcceptedAdvisory, LicenceRules } from './dependency-findings.ts';

const copyleftOfFiles = 'changes to its own files would have to be published; we use it unchanged';
const libvips = 'a library that stands apart and can be replaced; Next brings it for images, unchanged';
const data = 'data of licences for this check, credited by its package';

const saysMit = 'MIT, as its LICENSE file says; its manifest points there';

/** Which licences others' packages may have. Anything else needs a line of its own, with its reason. */
export const licenceRules: LicenceRules = {
  allowed: [
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSL-1.0',
    'Zlib',
  ],
  exceptions: {
    '@fontsource-variable/*': { licence: 'OFL-1.1', reason: 'typefaces, which we embed and do not sell' },
    '@fontsource/*': {
      licence: 'OFL-1.1',
      reason: 'typefaces, of which documents embed what they use; we do not sell them',
    },
    'lightningcss*': { licence: 'MPL-2.0', reason: `builds the style sheets and is not shipped; ${copyleftOfFiles}` },
    'axe-core': { licence: 'MPL-2.0', reason: `a tool of tests, not shipped; ${copyleftOfFiles}` },
    '@axe-core/*': { licence: 'MPL-2.0', reason: `a tool of tests, not shipped; ${copyleftOfFiles}` },
    '@img/sharp-libvips-*': { licence: 'LGPL-3.0-or-later', reason: libvips },
    '@img/sharp-win32-*': { licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: libvips },
    '@img/sharp-wasm32': { licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', reason: libvips },
    'spdx-exceptions': { licence: 'CC-BY-3.0', reason: data },
    'spdx-license-ids': { licence: 'CC0-1.0', reason: data },
    'spdx-ranges': { licence: '(MIT AND CC-BY-3.0)', reason: data },
    'png-js': { licence: '', reason: 'MIT, as its LICENSE file says; its manifest leaves it out' },
    '@segment/facade': { licence: 'SEE LICENSE IN LICENSE', reason: saysMit },
    '@segment/isodate*': { licence: 'SEE LICENSE IN LICENSE', reason: saysMit },
    'new-date': { licence: 'SEE LICENSE IN LICENSE', reason: saysMit },
    'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'data about browsers for the build, credited by its package' },
    zipcodes: { licence: 'BSD', reason: 'BSD-3-Clause, as its LICENSE file says; its manifest shortens it' },
    argparse: { licence: 'Python-2.0', reason: 'permissive: the licence of Python, whose module it was once' },
  },
};

/**
 * Advisories whose vulnerable version stays for now: by id, why, and the last day on which that holds (`YYYY-MM-DD`).
 * Afterwards the check fails until somebody has looked again.
 */
export const acceptedAdvisories: Readonly<Record<string, AcceptedAdvisory>> = {};
