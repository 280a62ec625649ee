// What Playwright prints in `npm test`: a failure when it happens, and now and then how far it is.
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { beginning } from './failed-tests.ts';

const journeysPerLine = 25;

/** Prints what fails as it fails, whether or not it passes when it is made again. */
export default class ReportJourneys implements Reporter {
  private done = 0;
  private all = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.all = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    this.done += 1;
    if (status !== test.expectedStatus && status !== 'skipped') {
      const messages = errors.map(({ message = '' }) => beginning(message));
      console.log([`FAILED  ${test.titlePath().filter(Boolean).join(' > ')}`, ...messages].join('\n'));
    }
    if (this.done % journeysPerLine === 0) console.log(`… ${this.done} of ${this.all} journeys`);
  }

  onError({ message = '' }: TestError): void {
    console.log(`FAILED  beside the journeys\n${beginning(message)}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
