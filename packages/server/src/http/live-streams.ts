import type { ServerResponse } from 'node:http';

/** An answer that goes on: the server-sent events of one listener. */
export type LiveStream = {
  send(text: string): void;
  /** Ends the answer; the browser comes again if it wants to. */
  end(): void;
};

type Limits = { readonly perListener: number; readonly perProcess: number };

const mostUnsent = 64 * 1024;
const mostLingering = 1_000;

/** The open streams of this process, so that nobody holds too many and a drain ends them all. */
export function createLiveStreams({ perListener, perProcess }: Limits) {
  const open = new Map<LiveStream, string>();

  return {
    hasRoom: () => open.size < perProcess,
    hasRoomFor: (owner: string) => [...open.values()].filter((each) => each === owner).length < perListener,
    /** Begins the events on a response whose headers are written; `onEnd` runs once, whoever ends it. */
    begin(raw: ServerResponse, owner: string, onEnd: () => void): LiveStream {
      const stream: LiveStream = {
        send(text) {
          if (raw.writableEnded || raw.destroyed) return;
          // Who does not read is let go, and looks at everything again when it comes back.
          if (raw.writableLength > mostUnsent) raw.destroy();
          else raw.write(text);
        },
        end() {
          raw.end();
          setTimeout(() => raw.destroy(), mostLingering).unref();
        },
      };
      open.set(stream, owner);
      raw.on('error', () => undefined);
      raw.once('close', () => {
        open.delete(stream);
        onEnd();
      });
      return stream;
    },
    endAll(): void {
      for (const stream of Array.from(open.keys())) stream.end();
    },
  };
}
