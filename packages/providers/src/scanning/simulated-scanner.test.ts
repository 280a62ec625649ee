import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createSimulatedScanner, testVirusName } from './simulated-scanner.ts';

const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STAND', 'ARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const scan = (...chunks: string[]) =>
  createSimulatedScanner().scan(Readable.from(chunks.map((chunk) => Buffer.from(chunk, 'latin1'))));

describe('the simulated scanner', () => {
  test.each([
    ['alone', [virus]],
    ['after other bytes', [`%PDF-1.7\n${virus}\n%%EOF`]],
    ['over the end of a piece', [`${'x'.repeat(5_000)}${virus.slice(0, 30)}`, virus.slice(30)]],
    ['in pieces of one byte', [...virus]],
  ])('finds the test virus %s', async (_where, chunks) => {
    expect(await scan(...chunks)).toEqual({ isClean: false, found: testVirusName });
  });

  test.each([
    ['nothing', []],
    ['a document', ['%PDF-1.7', '%%EOF']],
    ['half of the test virus', [virus.slice(0, 40)]],
  ])('finds nothing in %s', async (_what, chunks) => {
    expect(await scan(...chunks)).toEqual({ isClean: true });
  });
});
