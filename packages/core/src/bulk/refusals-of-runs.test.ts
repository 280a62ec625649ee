import { describe, expect, test } from 'vitest';
import { printSentence } from '../shared/text/sentence.ts';
import { decideCancelRun, decideResumeRun } from '../shared/lists/stop-run.ts';
import { mostRunsUnderWay } from './start-bulk-run.ts';
import { decideStartExport, type ExportRequest } from './start-export.ts';

const request: ExportRequest = {
  table: 'quotes',
  fileName: 'quotes',
  underWay: 0,
  columns: [
    {
      key: 'status',
      header: 'Status',
    },
  ],
};
const refused = [
  ['another list', decideStartExport({ ...request, table: 'users' })],
  ['no name', decideStartExport({ ...request, fileName: '' })],
  ['other columns', decideStartExport({ ...request, columns: [{ key: 'token', header: 'Token' }] })],
  ['too many at once', decideStartExport({ ...request, underWay: mostRunsUnderWay })],
  ['what has ended', decideCancelRun({ status: 'done' })],
  ['what goes on', decideResumeRun({ status: 'running' })],
] as const;

describe('a run that is refused', () => {
  test.each(refused)('for %s says why and what to do, in French, too', (_why, decision) => {
    const stated = decision.ok ? null : decision.refusal;
    expect(stated?.message).toMatch(/^[A-Z0-9].+\.$/);
    const inFrench = stated && printSentence(stated, 'fr-CA');
    expect(inFrench).toMatch(/^[A-ZÀ-Ü0-9].+\.$/);
    expect(inFrench).not.toBe(stated?.message);
  });
});
