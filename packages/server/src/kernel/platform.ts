import type { DataApi } from '@roadworthy/data-api/execute.ts';
import type { SimulatedPart } from '@roadworthy/providers/connect-providers.ts';
import type { ErrorReporter } from '@roadworthy/providers/errors/port.ts';
import type { MailTransport } from '@roadworthy/providers/mail/port.ts';
import type { PaymentGateway } from '@roadworthy/providers/payments/port.ts';
import type { CarrierClaims } from '@roadworthy/providers/carriers/port.ts';
import type { Payouts } from '@roadworthy/providers/payouts/port.ts';
import type { FileScanner } from '@roadworthy/providers/scanning/port.ts';
import type { SimulatedTelematics } from '@roadworthy/providers/telematics/simulated-telematics.ts';
import type { Telematics } from '@roadworthy/providers/telematics/port.ts';
import type { TextMessages } from '@roadworthy/providers/texts/port.ts';
import type { LetterPost } from '@roadworthy/providers/post/port.ts';
import type { Verifier } from '@roadworthy/providers/verifications/port.ts';
import type { VinDecoder } from '@roadworthy/providers/vin/port.ts';
import type { ObjectStorage } from '@roadworthy/providers/storage/port.ts';
import type { WebhookSender } from '@roadworthy/providers/webhooks/port.ts';
import type { Replicas } from '@roadworthy/db/replicas.ts';
import type pg from 'pg';
import type { Clock } from './jobs/clock.ts';
import type { Config } from './settings/env.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limiter } from './operations/budget.ts';
import type { Log } from './audit/log.ts';
import type { Secrets } from './settings/secrets.ts';
import type { FileOpener } from './untrusted/open-untrusted-file.ts';

/** All that a process of ours works with; made once at start by `connect-platform.ts` and handed down. */
export type Platform = {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: Secrets;
  /** Counts what may not happen too often. */
  readonly limiter: Limiter;
  /** Reads and operations have their own connections, so that neither starves the other. */
  readonly pools: { readonly reads: pg.Pool; readonly operations: pg.Pool };
  /** Standbys that reads may go to; null where there are none. */
  readonly replicas: Replicas | null;
  readonly dataApi: DataApi;
  readonly jobs: Jobs;
  readonly payments: PaymentGateway;
  /** Tells what losses carriers know of. */
  readonly carriers: CarrierClaims;
  /** Pays out claims. */
  readonly payouts: Payouts;
  readonly vins: VinDecoder;
  readonly verifications: Verifier;
  readonly mail: MailTransport;
  /** Prints and mails letters. */
  readonly post: LetterPost;
  /** Sends text messages. */
  readonly texts: TextMessages;
  /** Tells where devices in vehicles are. */
  readonly telematics: Telematics;
  /** Null where real devices tell. */
  readonly simulatedTelematics: SimulatedTelematics | null;
  /** Tells machines of organizations what happens there. */
  readonly webhooks: WebhookSender;
  readonly storage: ObjectStorage;
  /** Says whether a file that came from outside may be used. */
  readonly scanner: FileScanner;
  /** The one place where such files are opened. */
  readonly fileOpener: FileOpener;
  /** Takes what failed unexpectedly; it never throws and keeps nothing personal. */
  readonly errors: ErrorReporter;
  /** Told at the start, in `/readyz` and where money is taken. */
  readonly simulated: readonly SimulatedPart[];
};
