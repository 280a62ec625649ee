import type { FileScanner } from './port.ts';

// The test file that every scanner takes for a virus, in two halves: else they would find it in this source.
const testVirus = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STAND', 'ARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  'latin1',
);

/** What the simulated scanner calls it. */
export const testVirusName = 'EICAR-Test-File';

/** Finds the test virus of EICAR wherever it stands in a file, and nothing else. */
export function createSimulatedScanner(): FileScanner {
  return {
    async scan(bytes) {
      let last = Buffer.alloc(0);
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        const seen = Buffer.concat([last, chunk]);
        if (seen.includes(testVirus)) return { isClean: false, found: testVirusName };
        last = seen.subarray(Math.max(0, seen.byteLength - testVirus.byteLength + 1));
      }
      return { isClean: true };
    },
  };
}
