// What Vitest prints in `npm test`: a failure when it happens, and now and then how far it is.
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node';
import { beginning } from './failed-tests.ts';

const modulesPerLine = 200;

/** Prints what fails as it fails: half an hour of a run is not waited for to read of a failure in its first minute. */
export default class ReportTests implements Reporter {
  private modules = 0;
  private tests = 0;

  onTestCaseResult(test: TestCase): void {
    this.tests += 1;
    const { state, errors } = test.result();
    if (state === 'failed') this.print(test.module, test.fullName, errors);
  }

  onTestModuleEnd(module: TestModule): void {
    this.modules += 1;
    if (module.errors().length > 0) this.print(module, 'the file itself', module.errors());
    if (this.modules % modulesPerLine === 0) console.log(`… ${this.modules} files, ${this.tests} tests`);
  }

  onTestRunEnd(_modules: unknown, errors: readonly { readonly message: string }[], _reason: TestRunEndReason): void {
    for (const { message } of errors) console.log(`FAILED  beside the tests\n${beginning(message)}`);
  }

  private print({ moduleId }: TestModule, title: string, errors: readonly { readonly message: string }[]): void {
    const messages = errors.map(({ message }) => beginning(message));
    console.log([`FAILED  ${relative(process.cwd(), moduleId)} > ${title}`, ...messages].join('\n'));
  }
}
