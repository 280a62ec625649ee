import { describe, expect, test } from 'vitest';
import { french as shared } from '../shared/french.ts';
import { printSentence } from '../shared/sentence.ts';
import { decideCancelRun, decideResumeRun } from '../shared/stop-run.ts';
import { french } from './french.ts';
import { mostRunsUnderWay } from './start-bulk-run.ts';
import { decideStartExport, type ExportAsked } from './start-export.ts';

const words = { ...french, ...shared };
const asked: ExportAsked = {
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
  ['another list', decideStartExport({ ...asked, table: 'users' })],
  ['no name', decideStartExport({ ...asked, fileName: '' })],
  ['other columns', decideStartExport({ ...asked, columns: [{ key: 'token', header: 'Token' }] })],
  ['too many at once', decideStartExport({ ...asked, underWay: mostRunsUnderWay })],
  ['what has ended', decideCancelRun({ status: 'done' })],
  ['what goes on', decideResumeRun({ status: 'running' })],
] as const;

describe('a run that is refused', () => {
  test.each(refused)('for %s says why and what to do, in French, too', (_why, decision) => {
    const said = decision.ok ? null : decision.refusal;
    expect(said?.message).toMatch(/^[A-Z0-9].+\.$/);
    const inFrench = said && printSentence(said, 'fr-CA', words);
    expect(inFrench).toMatch(/^[A-ZÀ-Ü0-9].+\.$/);
    expect(inFrench).not.toBe(said?.message);
  });
});
