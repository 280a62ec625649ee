import { isDay } from '@roadworthy/core/shared/time/day.ts';
import { z } from 'zod';
import { LetterNotPostedError, type LetterPost, type PostedLetter, postedStatuses } from './port.ts';
import { readPostWebhook } from './post-webhook.ts';

export type HttpPostOptions = {
  /** Where the vendor answers, such as https://api.mailhouse.example/v1. */
  readonly url: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly leadDays: number;
  /** Real time: webhooks are signed by the vendor's clock. */
  readonly now: () => Date;
  /** Longest wait for one answer, in milliseconds. */
  readonly timeoutMs?: number;
};

const text = z.string().max(200);
const maybeDay = z.custom<PostedLetter['mailedOn']>((value) => value === null || isDay(value));
const answer = z.object({
  id: text,
  status: z.enum(postedStatuses),
  tracking_number: text.nullable(),
  mailed_on: maybeDay,
  returned_on: maybeDay,
  reason: z.string().max(1000).nullable(),
});

function readAnswer(json: unknown): PostedLetter {
  const parsed = answer.safeParse(json);
  if (!parsed.success) throw new LetterNotPostedError('the vendor answered in another form', false);
  const { id, status, tracking_number, mailed_on, returned_on, reason } = parsed.data;
  return {
    status,
    reference: id,
    trackingNumber: tracking_number,
    mailedOn: mailed_on,
    returnedOn: returned_on,
    reason,
  };
}

/** A wrong key, a limit and a fault of the vendor's pass; what it finds wrong with a letter does not. */
const isPermanent = (status: number): boolean => status === 400 || status === 409 || status === 413 || status === 422;

async function reasonOf(response: Response): Promise<string> {
  const body = (await response.text()).slice(0, 500).trim();
  return `status ${response.status}${body === '' ? '' : `: ${body}`}`;
}

/**
 * A print-and-mail vendor over HTTP: `POST /letters` under an Idempotency-Key with the PDF in base64, `GET
 * /letters/<key>`, and a signed event whenever something became of a letter.
 */
export function createHttpPost(options: HttpPostOptions): LetterPost {
  const { url, apiKey, webhookSecret, leadDays, now, timeoutMs = 20_000 } = options;
  const base = url.replace(/\/+$/, '');
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await fetch(`${base}${path}`, {
        redirect: 'error',
        signal,
        ...init,
        headers: { ...headers, ...init.headers },
      });
    } catch (error) {
      throw new LetterNotPostedError('the vendor did not answer', false, { cause: error });
    }
  }
  async function jsonOf(response: Response): Promise<unknown> {
    try {
      return await response.json();
    } catch (error) {
      throw new LetterNotPostedError('the answer broke off', false, { cause: error });
    }
  }
  return {
    leadDays,
    async post({ key, service, to, sender, pdf }) {
      const { name, line1, line2, city, region, postalCode, country } = to;
      const response = await ask('/letters', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          service,
          to: { name, line1, line2, city, region, postal_code: postalCode, country },
          from: { name: sender.name },
          file: Buffer.from(pdf).toString('base64'),
        }),
      });
      if (!response.ok) throw new LetterNotPostedError(await reasonOf(response), isPermanent(response.status));
      return readAnswer(await jsonOf(response));
    },
    async lookUp(key) {
      const response = await ask(`/letters/${encodeURIComponent(key)}`);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) throw new LetterNotPostedError(await reasonOf(response), false);
      return readAnswer(await jsonOf(response));
    },
    verifyWebhook: (received, body) => readPostWebhook(webhookSecret, [received, body], now()),
  };
}
