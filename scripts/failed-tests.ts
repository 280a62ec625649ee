import type { VitestReport } from './slowest-tests.ts';

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

const beginning = (message: string): string =>
  message
    .split('\n')
    .filter((line) => !line.includes('/node_modules/') && !line.includes('at new Promise'))
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');
