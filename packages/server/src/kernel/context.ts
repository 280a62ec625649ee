import type { Principal } from '@roadworthy/core/identity/principal.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';

/** What a request is to the kernel: who asks, under which id it is logged, and the key of its one effect. */
export type RequestContext = {
  readonly requestId: string;
  readonly principal: Principal;
  /** The language of the page that asks: refusals and computed sentences are said in it. */
  readonly locale: Locale;
  /** The `Idempotency-Key` header, at most 255 characters. */
  readonly idempotencyKey: string | null;
  readonly ip: string;
  readonly userAgent: string;
  /** Headers that the answer carries beside its body, such as `idempotency-replayed`. */
  readonly answerHeaders: Map<string, string>;
};
