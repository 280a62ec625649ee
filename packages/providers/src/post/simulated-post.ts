import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PostService } from '@roadworthy/core/policies/notices/vocabulary.ts';
import { addDays, type Day, day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { workingDayFrom } from '@roadworthy/core/shared/time/working-days.ts';
import { createOnce, makeFolder, readIfPresent } from '../files/atomic-file.ts';
import { LetterNotPostedError, type LetterPost, type LetterToPost, type PostedLetter } from './port.ts';
import { readPostWebhook } from './post-webhook.ts';

/** What it wrote down of a letter when it took it: nobody's name or address. */
type Taken = {
  readonly print: string;
  readonly service: PostService;
  readonly mailedOn: string;
  readonly fate: 'delivered' | 'returned' | 'refused';
};

export type SimulatedPostOptions = {
  /** Where it keeps what it took, for any number of processes. */
  readonly directory: string;
  readonly webhookSecret: string;
  readonly now: () => Date;
};

// The post takes letters by the day of its own clocks.
const ownZone = 'America/Chicago';
const daysToDelivery = 3;
const daysToReturn = 6;

const hash = (...parts: readonly (string | Uint8Array)[]): string => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('hex');
};

/** As test cards do, addresses say what becomes of a letter. */
function fateOf({ line1 }: LetterToPost['to']): Taken['fate'] {
  if (/\bnowhere\b/i.test(line1)) return 'returned';
  return /\bno such street\b/i.test(line1) ? 'refused' : 'delivered';
}

function stateOf(key: string, { service, mailedOn: mailed, fate }: Taken, today: Day): PostedLetter {
  const reference = `ltr_${hash(key).slice(0, 20)}`;
  const none = { reference, trackingNumber: null, mailedOn: null, returnedOn: null, reason: null };
  if (fate === 'refused') return { ...none, status: 'refused', reason: 'no such address' };
  const mailedOn = day(mailed);
  if (today < mailedOn) return { ...none, status: 'accepted' };
  const digits = BigInt(`0x${hash(key, 'tracking').slice(0, 16)}`)
    .toString()
    .padStart(20, '0')
    .slice(-18);
  const under = { ...none, mailedOn, trackingNumber: service === 'first_class' ? null : `9499${digits}` };
  if (fate === 'returned' && today >= addDays(mailedOn, daysToReturn)) {
    const returnedOn = addDays(mailedOn, daysToReturn);
    return { ...under, status: 'returned', returnedOn, reason: 'undeliverable as addressed' };
  }
  const isThere = fate === 'delivered' && today >= addDays(mailedOn, daysToDelivery);
  return { ...under, status: isThere ? 'delivered' : 'mailed' };
}

/**
 * A print-and-mail vendor that prints nothing: it mails what it takes on the same working day, and delivers it three days
 * later. What goes to a street named Nowhere comes back after six days, and No Such Street is refused.
 */
export function createSimulatedPost({ directory, webhookSecret, now }: SimulatedPostOptions): LetterPost {
  const letters = join(directory, 'letters');
  const unfinished = join(directory, 'unfinished');
  const fileOf = (key: string) => join(letters, `${hash(key)}.json`);
  const today = () => dayInZone(now(), ownZone);
  async function read(key: string): Promise<Taken | null> {
    const text = await readIfPresent(fileOf(key));
    return text === null ? null : (JSON.parse(text.toString('utf8')) as Taken);
  }
  return {
    leadDays: 0,
    async post({ key, service, to, sender, pdf }) {
      const print = hash(service, JSON.stringify([to, sender]), pdf);
      const mailedOn = workingDayFrom(today(), to.country);
      const taken: Taken = { print, service, mailedOn, fate: fateOf(to) };
      await makeFolder(letters);
      await makeFolder(unfinished);
      await createOnce(fileOf(key), JSON.stringify(taken), unfinished);
      const known = (await read(key)) ?? taken;
      if (known.print !== print) throw new LetterNotPostedError('the key was used for another letter', true);
      return stateOf(key, known, today());
    },
    async lookUp(key) {
      const known = await read(key);
      return known && stateOf(key, known, today());
    },
    verifyWebhook: (headers, body) => readPostWebhook(webhookSecret, [headers, body], now()),
  };
}
