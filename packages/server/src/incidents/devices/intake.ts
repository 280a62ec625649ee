import type { TelematicsProvider } from '@roadworthy/core/incidents/vocabulary.ts';
import type { TelematicsMessage } from '@roadworthy/providers/telematics/port.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import type { Platform } from '../../kernel/platform.ts';
import { enterRole } from '../../kernel/tokens/scope.ts';
import { hashOf, keepPayload } from './keep-payload.ts';
import { takeReadings, type ReceivedReading } from './take-readings.ts';

type Incoming = {
  readonly provider: TelematicsProvider;
  readonly message: TelematicsMessage;
  readonly raw: Uint8Array;
  /** We asked for it: what it tells of devices that are connected no more is kept nowhere. */
  readonly isAnswer?: boolean;
};
type Waiting = {
  readonly provider: TelematicsProvider;
  readonly told: readonly ReceivedReading[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
};
type Parts = Pick<Platform, 'pools' | 'clock' | 'secrets' | 'jobs' | 'log'>;

/** More wait for nobody: the provider is asked to come again. */
const mostWaiting = 10_000;
/** Of one provider fewer, so that one that floods keeps none of the others out. */
const mostOfOne = 4_000;
/** Readings of one transaction. */
const mostAtOnce = 2_000;

/** There is too much to take at once; nothing of the message was. */
export class IntakeFullError extends Error {
  override readonly name = 'IntakeFullError';
}

/**
 * Takes messages as they come. While some are being written the next ones wait, and are written together: the more come,
 * the fewer transactions there are for each. A message is done when it is written, and not before.
 */
export function openIntake(platform: Parts) {
  let waiting: Waiting[] = [];
  let count = 0;
  const counts = new Map<TelematicsProvider, number>();
  const add = (provider: TelematicsProvider, number: number): void => {
    count += number;
    counts.set(provider, (counts.get(provider) ?? 0) + number);
  };
  let isWriting = false;

  function nextBatch(): Waiting[] {
    let readings = 0;
    const most = waiting.findIndex(({ told }) => (readings += told.length) > mostAtOnce);
    const batch = waiting.slice(0, Math.max(1, most === -1 ? waiting.length : most));
    waiting = waiting.slice(batch.length);
    return batch;
  }
  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = nextBatch();
      const told = batch.flatMap((one) => one.told);
      try {
        const { unknown } = await takeReadings(platform, told);
        const raws = new Map(unknown.map((one) => [`${one.rawHash} ${one.reason}`, one]));
        for (const { provider, reason, rawHash, reading } of raws.values()) {
          const raw = rawsByHash.get(rawHash);
          if (raw) await keepPayload(platform, { provider, reason, deviceId: reading.providerDeviceId, raw });
        }
        for (const one of batch) one.done();
      } catch (error) {
        for (const one of batch) one.failed(error);
      }
      for (const one of batch) add(one.provider, -one.told.length);
    }
    isWriting = false;
  }
  const rawsByHash = new Map<string, Uint8Array>();

  /** Writes down what a message says; resolves when it is written. Throws IntakeFullError. */
  async function take({ provider, message, raw, isAnswer = false }: Incoming): Promise<void> {
    const { readings, askAfter, unknown } = message;
    if (unknown !== null) await keepPayload(platform, { provider, reason: unknown, deviceId: null, raw });
    if (readings.length > 0) {
      const own = counts.get(provider) ?? 0;
      // One alone is taken however long it is: a provider sends it as it is, for ever.
      if (own > 0 && (count + readings.length > mostWaiting || own + readings.length > mostOfOne)) {
        throw new IntakeFullError('Too many readings wait to be written');
      }
      const rawHash = hashOf(raw);
      if (!isAnswer) rawsByHash.set(rawHash, raw);
      add(provider, readings.length);
      try {
        await new Promise<void>((done, failed) => {
          waiting.push({ provider, told: readings.map((reading) => ({ provider, reading, rawHash })), done, failed });
          if (!isWriting) void write();
        });
      } finally {
        rawsByHash.delete(rawHash);
      }
    }
    if (askAfter.length > 0) {
      await transaction(platform.pools.operations, async (client) => {
        await enterRole(client, 'operator', {});
        await platform.jobs.enqueue(client, 'ask-after-devices', { provider, deviceIds: askAfter });
      });
    }
  }
  return { take };
}

export type Intake = ReturnType<typeof openIntake>;
