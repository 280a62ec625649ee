import { isTransient } from '../../../data/requests/request-error.ts';
import { retries, retryDelay } from '../../../data/requests/retry.ts';

export type SaveOutcome = 'idle' | 'saving' | 'saved' | 'retrying' | 'failed' | 'refused' | 'conflict';

export type Autosave = {
  /** Something was typed: saves once the hand rests. */
  touch: () => void;
  /** Saves now what is not saved; true when nothing is left that should be. */
  flush: () => Promise<boolean>;
  stop: () => void;
};

type Parts<Patch> = {
  /** What is not saved yet and may be sent; null when there is nothing. */
  readonly collect: () => Patch | null;
  readonly save: (patch: Patch) => Promise<void>;
  readonly commit: (patch: Patch) => void;
  /** The server said no. True when the rest can go out without what it refused. */
  readonly refuse: (error: unknown, patch: Patch) => boolean;
  readonly onState: (state: SaveOutcome) => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

export const saveDelay = 600;

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).endsWith('changed_elsewhere');
}

type Sent = 'saved' | 'again' | 'stop';

/** Sends one patch, three more times when the way is blocked; says what became of it. */
async function send<Patch>(patch: Patch, parts: Required<Parts<Patch>>): Promise<Sent> {
  for (let failures = 0; ; failures += 1) {
    try {
      await parts.save(patch);
      parts.commit(patch);
      return 'saved';
    } catch (error) {
      if (isConflict(error)) {
        parts.onState('conflict');
        return 'stop';
      }
      if (!isTransient(error)) {
        if (parts.refuse(error, patch)) return 'again';
        parts.onState('refused');
        return 'stop';
      }
      if (failures >= retries) {
        parts.onState('failed');
        return 'stop';
      }
      parts.onState('retrying');
      await parts.wait(retryDelay(failures, error));
    }
  }
}

/** Saves what was typed 600 ms after the last change, one save at a time, three more tries when the way is blocked. */
export function createAutosave<Patch>(provided: Parts<Patch>): Autosave {
  const parts = { wait: sleep, ...provided };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;

  async function drain(): Promise<boolean> {
    let saved = false;
    for (let patch = parts.collect(); patch !== null; patch = parts.collect()) {
      parts.onState('saving');
      const outcome = await send(patch, parts);
      if (outcome === 'stop') return false;
      saved ||= outcome === 'saved';
    }
    parts.onState(saved ? 'saved' : 'idle');
    return true;
  }

  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    running ??= drain().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    flush: async () => (await flush()) && (parts.collect() === null || flush()),
    touch() {
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), saveDelay);
    },
    stop: () => clearTimeout(timer),
  };
}
