import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer, Request, Wanted } from './answer.ts';
import { frame, readFrames } from './frames.ts';

/** What a file from outside was found to be, and its drawing where one was asked for and its picture may be drawn. */
export type OpenedFile = Pick<Answer, 'content' | 'map'> & { readonly jpeg: Uint8Array | null };

/** The file could not be opened within the limits, or broke what opened it. */
export class FileNotOpenedError extends Error {
  override readonly name = 'FileNotOpenedError';
}

/** This process ends, and left the file unopened. */
export class OpeningStoppedError extends Error {
  override readonly name = 'OpeningStoppedError';
}

/** What one opening may take; the child's own code and libraries are some 600 MB of reserved data, of which it uses little. */
type Limits = {
  readonly dataBytes: number;
  readonly rssBytes: number;
  /** From the last byte that came in to the answer. */
  readonly openingMs: number;
  /** All of it; a large file comes slowly from a storage far away. */
  readonly wholeMs: number;
};

const megabyte = 1024 * 1024;
const usual: Limits = { dataBytes: 1_408 * megabyte, rssBytes: 768 * megabyte, openingMs: 15_000, wholeMs: 90_000 };

/** Children at work at once; the next file waits, its bytes still in the storage. */
const mostAtOnce = 2;
/** A child that has opened so many files, or holds so much after one, is not asked again; nor is one that waited so long. */
const mostFiles = 50;
const mostIdleBytes = 320 * megabyte;
const idleMs = 20_000;
const mostAnswerBytes = 32 * megabyte;
const mostErrorText = 2_000;

const path = (address: string): string => fileURLToPath(new URL(address, import.meta.url));
const program = path('./untrusted-child.ts');
const repository = path('../../../../../');

// What it may read is the product's code; it starts nothing. Addons are the picture library.
const nodeOptions = [
  '--permission',
  '--allow-addons',
  '--disable-warning=PERM0001',
  ...['package.json', 'packages/', 'node_modules/'].map((part) => `--allow-fs-read=${repository}${part}`),
  '--max-old-space-size=192',
];

const stopped = 'this process ends';

/** A child that waits for a file or is at one. */
type Child = {
  /** What it finds in the bytes; rejects with FileNotOpenedError where it dies over them. */
  open(bytes: Readable, wanted: Wanted): Promise<OpenedFile>;
  readonly isFit: () => boolean;
  /** Ends it at once. */
  readonly kill: (why: string) => void;
};

async function send(bytes: Readable, to: Writable, request: Request): Promise<void> {
  const write = async (piece: Uint8Array) => {
    if (!to.write(frame(piece))) await once(to, 'drain');
  };
  await write(Buffer.from(JSON.stringify(request)));
  for await (const piece of bytes as AsyncIterable<Buffer>) if (piece.byteLength > 0) await write(piece);
  await write(Buffer.alloc(0));
}

function startChild({ dataBytes, rssBytes, openingMs, wholeMs }: Limits): Child {
  // Where the system holds nobody to this limit, the child looks at itself.
  const limited = `ulimit -c 0; ulimit -d ${Math.floor(dataBytes / 1024)} 2>/dev/null; exec "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', limited, process.execPath, ...nodeOptions, program, String(rssBytes)], {
    // Nothing of ours: no secret, no address of a database.
    env: { MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1' },
    cwd: repository,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const { stdin, stdout, stderr } = child;
  let reason: string | null = null;
  let errors = '';
  let files = 0;
  let heldBytes = 0;
  stderr.on('data', (chunk: Buffer) => (errors = `${errors}${chunk.toString('utf8')}`.slice(0, mostErrorText)));
  // What cannot be written any more is told by the end of the child; the bytes are destroyed with that error, too.
  let isDeaf = false;
  stdin.on('error', () => {
    isDeaf = true;
  });
  const dead = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      reject(
        reason === stopped
          ? new OpeningStoppedError(stopped)
          : new FileNotOpenedError(`${reason ?? `exit ${signal ?? code}`} ${errors}`.trim()),
      );
    });
  });
  // One that waits may die, and nobody minds.
  dead.catch(() => {
    heldBytes = Number.POSITIVE_INFINITY;
  });
  const answers = readFrames(stdout, mostAnswerBytes);
  const kill = (why: string) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const isHolding = (holds: boolean) => {
    for (const one of [child, stdin, stdout, stderr] as { ref?: () => void; unref?: () => void }[]) {
      if (holds) one.ref?.();
      else one.unref?.();
    }
  };

  async function nextFrame(): Promise<Buffer> {
    const next = await answers.next();
    if (next.done === true) return dead;
    return next.value;
  }

  async function work(bytes: Readable, wanted: Wanted): Promise<OpenedFile> {
    const sent = send(bytes, stdin, { ...wanted, wholeMs }).catch((error: unknown) => {
      if (bytes.errored && !isDeaf) throw error;
      // A child that died does not read on: its end tells why.
      return dead;
    });
    await Promise.race([sent, dead]);
    const opening = setTimeout(() => kill(`it was not opened in ${openingMs} ms`), openingMs);
    try {
      // The child is ours, but a file may have taken it over: what it answers is a few facts, and a drawing.
      const { content, map, rssBytes: holds } = JSON.parse((await nextFrame()).toString('utf8')) as Answer;
      const jpeg = await nextFrame();
      heldBytes = holds;
      return { content, map, jpeg: jpeg.byteLength === 0 ? null : new Uint8Array(jpeg) };
    } finally {
      clearTimeout(opening);
    }
  }

  return {
    kill,
    isFit: () => files < mostFiles && heldBytes < mostIdleBytes,
    async open(bytes, wanted) {
      files += 1;
      isHolding(true);
      const whole = setTimeout(() => kill(`it took longer than ${wholeMs} ms`), wholeMs);
      try {
        return await work(bytes, wanted);
      } catch (error) {
        kill('it is of no use any more');
        throw error;
      } finally {
        clearTimeout(whole);
        bytes.destroy();
        isHolding(false);
      }
    },
  };
}

/** Where files that came from outside are opened: one in each process of ours, which ends its children with itself. */
export type FileOpener = {
  /**
   * Opens a file in another process, which has little memory and time and is killed past either: what it is, and its
   * picture drawn anew or its map read where that is wanted. Nothing of such a file is parsed in any other place. `bytes` is called when
   * it is its turn; null where there are none. Throws FileNotOpenedError, OpeningStoppedError and what the stream throws.
   */
  open(bytes: () => Promise<Readable | null>, wanted?: Wanted): Promise<OpenedFile | null>;
  /** Kills what is being opened and opens nothing any more. Those files come again elsewhere. */
  stop(): void;
};

/** See `FileOpener`. */
export function createFileOpener(own: Partial<Limits> = {}): FileOpener {
  const limits = { ...usual, ...own };
  const children = new Set<Child>();
  const idle: { readonly child: Child; readonly leaves: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];
  let atWork = 0;
  let isStopped = false;

  async function inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
    while (atWork >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    atWork += 1;
    try {
      return await step();
    } finally {
      atWork -= 1;
      waiting.shift()?.();
    }
  }

  function end(child: Child): void {
    children.delete(child);
    child.kill('it is not needed any more');
  }

  function take(): Child {
    for (let rested = idle.pop(); rested; rested = idle.pop()) {
      clearTimeout(rested.leaves);
      if (rested.child.isFit()) return rested.child;
      end(rested.child);
    }
    const child = startChild(limits);
    children.add(child);
    return child;
  }

  function putBack(child: Child): void {
    if (isStopped || !child.isFit()) return end(child);
    const leaves = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.child === child),
        1,
      );
      end(child);
    }, idleMs).unref();
    idle.push({ child, leaves });
  }

  return {
    open: (bytes, wanted = { fit: null }) =>
      inTurn(async () => {
        if (isStopped) throw new OpeningStoppedError(stopped);
        const stream = await bytes();
        if (stream === null) return null;
        const child = take();
        try {
          const opened = await child.open(stream, wanted);
          putBack(child);
          return opened;
        } catch (error) {
          end(child);
          throw error;
        }
      }),
    stop() {
      isStopped = true;
      for (const child of children) child.kill(stopped);
    },
  };
}
