// A process that opens a picture which takes long, says so, and ends on SIGTERM as ours do.
import { Readable } from 'node:stream';
import { createFileOpener } from '../src/kernel/untrusted/open-untrusted-file.ts';
import { slowPicture } from './hostile-files.ts';

const opener = createFileOpener();
const bytes = slowPicture();
process.once('SIGTERM', () => opener.stop());
const opening = opener.open(() => Promise.resolve(Readable.from([bytes])), { fit: { longest: 4_000 } });
setTimeout(() => process.stdout.write('opening\n'), 300);
await opening.then(
  () => process.stdout.write('opened\n'),
  (error: Error) => process.stdout.write(`${error.name}\n`),
);
