import type { ServerResponse } from 'node:http';
import type { LiveStreamLimits } from '../../kernel/settings/env.ts';

/** An answer that goes on: the server-sent events of one listener. */
export type LiveStream = {
  send(text: string): void;
  /** Ends the answer; the browser comes again if it wants to. */
  end(): void;
};

/** Who listens: under which of their own names, whether they are staff or a machine, and from which network. */
export type Listener = { readonly owner: string; readonly isStaff: boolean; readonly network: string };

const mostUnsent = 64 * 1024;
const mostLingering = 1_000;

/** The open streams of this process, so that nobody holds too many and a drain ends them all. */
export function createLiveStreams({ perPerson, perLink, perNetwork, perProcess, forStaff }: LiveStreamLimits) {
  const open = new Map<LiveStream, Listener>();
  const countOf = (fits: (listener: Listener) => boolean): number => [...open.values()].filter(fits).length;

  return {
    /** Whether this process may answer one more such listener. */
    hasRoom({ isStaff }: Listener): boolean {
      if (open.size >= perProcess) return false;
      return isStaff || countOf((each) => !each.isStaff) < perProcess - forStaff;
    },
    /** Whether whoever listens may listen once more: colleagues in one network are counted each for themselves. */
    hasRoomFor({ owner, isStaff, network }: Listener, isLink: boolean): boolean {
      if (countOf((each) => each.owner === owner) >= (isLink ? perLink : perPerson)) return false;
      return isStaff || countOf((each) => !each.isStaff && each.network === network) < perNetwork;
    },
    /** Begins the events on a response whose headers are written; `onEnd` runs once, whoever ends it. */
    begin(raw: ServerResponse, listener: Listener, onEnd: () => void): LiveStream {
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
      open.set(stream, listener);
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
