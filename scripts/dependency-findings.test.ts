import { describe, expect, test } from 'vitest';
import {
  advisoryFindings,
  ageInDays,
  dependenciesOf,
  licenceFindings,
  type Advisory,
  type Dependency,
  type LicenceRules,
} from './dependency-findings.ts';
import { advisoriesIn, mergedAdvisories } from './npm-audit-report.ts';

const today = '2026-11-22';
const one = (name: string, version: string, licence = 'MIT'): Dependency => ({ name, version, licence });
const advisory: Advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'box',
  range: '>=2.0.0 <2.4.1 || <1.9.0',
  severity: 'high',
  title: 'opens by itself',
};

describe('a version that an advisory names', () => {
  const found = (version: string, accepted = {}) =>
    advisoryFindings([one('box', version), one('boxes', '2.0.0')], [advisory], { accepted, today });

  test.each(['2.0.0', '2.4.0', '1.8.9', '0.1.0', '2.4.0-rc.1'])('is refused: %s', (version) => {
    expect(found(version)).toEqual([`box@${version} has GHSA-aaaa-bbbb-cccc (high): opens by itself`]);
  });

  test.each(['2.4.1', '1.9.0', '3.0.0'])('is no other one: %s', (version) => {
    expect(found(version)).toEqual([]);
  });

  test('may stay until the day that is written down, and not a day longer', () => {
    const until = (day: string) => ({ [advisory.id]: { reason: 'used in tests alone', until: day } });
    expect(found('2.0.0', until(today))).toEqual([]);
    expect(found('2.0.0', until('2026-11-21'))).toEqual([
      'box@2.0.0 has GHSA-aaaa-bbbb-cccc (high): opens by itself; accepted until 2026-11-21',
    ]);
  });

  test('is forgotten once it is gone: an acceptance that nothing needs is refused', () => {
    const accepted = { [advisory.id]: { reason: 'used in tests alone', until: '2027-01-01' } };
    expect(found('2.4.1', accepted)).toEqual([
      'GHSA-aaaa-bbbb-cccc is accepted, but no installed version has it any more',
    ]);
  });

  test('has a range that can be read, or the list is refused', () => {
    const broken = { ...advisory, range: 'below two' };
    expect(advisoryFindings([], [broken], { accepted: {}, today })).toEqual([
      'GHSA-aaaa-bbbb-cccc has a range that cannot be read: below two',
    ]);
  });
});

describe('a licence', () => {
  const rules: LicenceRules = {
    allowed: ['MIT', 'Apache-2.0'],
    exceptions: { 'font-*': { licence: 'OFL-1.1', reason: 'a typeface' } },
  };
  const font = one('font-a', '1.0.0', 'OFL-1.1');

  test.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Apache-2.0'])('that is allowed passes: %s', (licence) => {
    expect(licenceFindings([one('a', '1.0.0', licence), font], rules)).toEqual([]);
  });

  test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'FSL-1.1-Apache-2.0', 'SEE LICENSE IN x', ''])(
    'that is not is refused: "%s"',
    (licence) => {
      expect(licenceFindings([one('a', '1.0.0', licence), font], rules)).toEqual([
        `a@1.0.0 is licensed under ${licence === '' ? 'nothing' : licence}`,
      ]);
    },
  );

  test('is excepted for the packages named and for that licence alone', () => {
    expect(licenceFindings([font, one('font-b', '1.0.0', 'GPL-3.0-only')], rules)).toHaveLength(1);
    expect(licenceFindings([font, one('a-font-b', '1.0.0', 'OFL-1.1')], rules)).toHaveLength(1);
    expect(licenceFindings([], rules)).toEqual(['the exception for the licence of font-* is not needed any more']);
  });
});

test('every package of others in the lock file counts once a version, with what its own manifest says first', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'packages/ours': { version: '1.0.0' },
      'node_modules/ours': { link: true },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b/node_modules/@s/c': { version: '2.0.0' },
      'node_modules/d': { version: '3.0.0', license: 'ISC' },
    },
  };
  const manifests: Record<string, object> = {
    'node_modules/b/node_modules/@s/c': { licenses: [{ type: 'MIT' }, { type: 'ISC' }] },
    'node_modules/d': { license: { type: 'GPL-3.0-only' } },
  };
  expect(dependenciesOf(lock, (path) => manifests[path])).toEqual([
    one('a', '1.0.0'),
    one('@s/c', '2.0.0', 'MIT OR ISC'),
    one('d', '3.0.0', 'GPL-3.0-only'),
  ]);
});

test('the age of the list is counted in days', () => {
  expect([ageInDays('2026-11-22', today), ageInDays('2026-10-01', today)]).toEqual([0, 52]);
});

describe('what npm audit says', () => {
  const via = {
    name: 'box',
    title: 'opens by itself',
    url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    severity: 'high',
    range: '<2.4.1',
  };

  test('is read advisory by advisory, each once', () => {
    const report = { vulnerabilities: { box: { via: [via] }, lid: { via: ['box', via] } } };
    expect(advisoriesIn(JSON.stringify(report))).toEqual([{ ...advisory, range: '<2.4.1' }]);
  });

  test.each(['', 'not json', '{"error": {"code": "E405"}}'])('is nothing where there is no report: %s', (text) => {
    expect(advisoriesIn(text)).toBeUndefined();
  });

  test('replaces what was known of an advisory and keeps the rest', () => {
    const other = { ...advisory, id: 'GHSA-zzzz' };
    const newer = { ...advisory, range: '<3' };
    expect(mergedAdvisories([other, advisory], [newer])).toEqual([newer, other]);
  });
});
