import { stripVTControlCharacters } from 'node:util';
import type { JourneysReport, VitestReport } from './slowest-tests.ts';

/** The files in which something failed, a test or the loading of the file. */
export const failedFiles = ({ testResults }: VitestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** What failed, with its file and the beginning of its message: first of all to be read, where a log is cut. */
export function failures({ testResults }: VitestReport, root: string): string {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message = '', assertionResults }) => {
      const file = name.replace(`${root}/`, '');
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [`${file}\n${beginning(message)}`];
      return tests.map(({ fullName, failureMessages = [] }) =>
        [`${file} > ${fullName.trim()}`, ...failureMessages.map(beginning)].join('\n'),
      );
    })
    .join('\n');
}

/** What went wrong beside the journeys: in a worker, or with the server that they use. */
export const errorsBeside = ({ errors = [] }: Pick<JourneysReport, 'errors'>): string[] =>
  errors.map(({ message = '' }) => `beside the journeys\n${beginning(message)}`);

/** The journeys that ended so, `flaky` where they passed when they were made again, with what went wrong first. */
export function journeysThatWere(ending: 'flaky' | 'unexpected', { suites }: Pick<JourneysReport, 'suites'>): string[] {
  return suites.flatMap(({ file, suites: inner = [], specs = [] }) => [
    ...journeysThatWere(ending, { suites: inner }),
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === ending)
        .map(({ results }) => {
          const message = results.find(({ error }) => error)?.error?.message ?? '';
          return [`e2e/${file} > ${title}`, beginning(message)].filter(Boolean).join('\n');
        }),
    ),
  ]);
}

/** The first lines of a message, without those of libraries. */
export const beginning = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('/node_modules/') && !line.includes('at new Promise'))
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');
