import type { Telematics } from './telematics/port.ts';
import { createSimulatedTelematics, type SimulatedTelematics } from './telematics/simulated-telematics.ts';
import { createTelematics, type TelematicsAccounts } from './telematics/telematics.ts';
import type { CarrierClaims } from './carriers/port.ts';
import { createSimulatedCarrier } from './carriers/simulated-carrier.ts';
import { createErrorReporter } from './errors/error-reporter.ts';
import { createLocalErrors, type LocalErrors } from './errors/local-errors.ts';
import type { ErrorReporter } from './errors/port.ts';
import { createSentryErrors } from './errors/sentry-errors.ts';
import { createOutboxTransport, type OutboxTransport } from './mail/outbox-transport.ts';
import type { MailTransport } from './mail/port.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import type { Faults } from './payments/fault-injection.ts';
import type { PaymentGateway } from './payments/port.ts';
import { createSandboxGateway, type SandboxGateway } from './payments/sandbox-gateway.ts';
import type { StripeTrouble } from './payments/stripe/stripe-errors.ts';
import { openBankVault } from './payments/bank-vault.ts';
import { createStripeGateway } from './payments/stripe/stripe-gateway.ts';
import type { Payouts } from './payouts/port.ts';
import { createStripeTransfers } from './payouts/stripe-transfers.ts';
import { payTransfersBy } from './payouts/pay-transfers-by.ts';
import { createSimulatedPayouts } from './payouts/simulated-payouts.ts';
import { createHttpPost, type HttpPostOptions } from './post/http-post.ts';
import type { LetterPost } from './post/port.ts';
import { createSimulatedPost } from './post/simulated-post.ts';
import { createClamdScanner } from './scanning/clamd-scanner.ts';
import type { FileScanner } from './scanning/port.ts';
import { createSimulatedScanner } from './scanning/simulated-scanner.ts';
import { createDiskStorage } from './storage/disk-storage.ts';
import type { ObjectStorage } from './storage/port.ts';
import type { S3Account } from './storage/s3-connection.ts';
import { createS3Storage } from './storage/s3-storage.ts';
import type { TextMessages } from './texts/port.ts';
import { createSimulatedTexts } from './texts/simulated-texts.ts';
import { connectVendor, type VendorLine } from './verifications/connect-vendor.ts';
import type { Verifier } from './verifications/port.ts';
import { createSimulatedVendor, type SimulatedVendor } from './verifications/simulated-vendor.ts';
import type { VinDecoder } from './vin/port.ts';
import { createSimulatedDecoder } from './vin/simulated-decoder.ts';
import { createVpicDecoder } from './vin/vpic-decoder.ts';
import { createWebhookSender } from './webhooks/https-webhooks.ts';
import type { WebhookSender } from './webhooks/port.ts';

export type ProvidersConfig = {
  /** The sandbox's; both are idle where Stripe takes the payments. */
  readonly paymentsDirectory: string;
  readonly webhookSecret: string;
  /** Where the simulated payouts are kept. */
  readonly payoutsDirectory: string;
  readonly stripe?: StripeAccount | undefined;
  /** Hears of a request to Stripe that was neither answered nor declined. */
  readonly onPaymentTrouble?: (trouble: StripeTrouble) => void;
  /** Without one, a simulated vendor decodes VINs. */
  readonly vpicUrl?: string | undefined;
  /** Hears of a VIN that was not answered; never of the VIN itself. */
  readonly onVinTrouble?: (trouble: { readonly what: string }) => void;
  /** Without one, a simulated scanner finds the test virus alone. */
  readonly clamdUrl?: string | undefined;
  /** Where the simulated vendor of verifications keeps which keys it charged for. */
  readonly verificationsDirectory: string;
  /** Hears of a check that was not answered; never about whom. */
  readonly onVerificationTrouble?: (trouble: { readonly what: string }) => void;
  readonly verificationLine?: VendorLine;
  /** Without one, mails go to the outbox. */
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  readonly outboxDirectory: string;
  /** Without one, a simulated vendor takes the letters that are posted. */
  readonly post?: PostVendor | null;
  /** Where the simulated vendor keeps what it took. */
  readonly postDirectory: string;
  /** Where the simulated text messages are written down. */
  readonly textsDirectory: string;
  /** What we have with the providers of devices; without any, made-up ones let devices drive around. */
  readonly telematics?: TelematicsAccounts | null;
  readonly storageDirectory: string;
  /** Without one, files stay in the folder. */
  readonly s3?: S3Account | null;
  /** Without one, error reports stay in a folder. */
  readonly sentryDsn?: string | undefined;
  readonly environment: string;
  readonly errorsDirectory: string;
  /** Hears of an error report that was not kept. */
  readonly onErrorLost: (error: unknown) => void;
  readonly now: () => Date;
  readonly paymentFaults?: Faults;
};

type PostVendor = Pick<HttpPostOptions, 'url' | 'apiKey' | 'webhookSecret' | 'leadDays'>;

type StripeAccount = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string | null;
  /** The financial account that transfers of claims are paid from; null: nobody pays them out. */
  readonly payoutsAccount: string | null;
};

/** A part that only seems to do what a real one does. */
export type SimulatedPart = {
  readonly part:
    | 'payments'
    | 'payouts'
    | 'cheques of claims'
    | 'claims at carriers'
    | 'VIN decoding'
    | 'driving records and scores'
    | 'virus scanning'
    | 'e-mail'
    | 'letters by post'
    | 'text messages'
    | 'devices of vehicles'
    | 'error reports';
  readonly instead: string;
};

export type Providers = {
  readonly payments: PaymentGateway;
  /** Null where somebody else takes the payments. */
  readonly sandbox: SandboxGateway | null;
  /** Pays out claims. */
  readonly payouts: Payouts;
  /** Tells what losses carriers know of. */
  readonly carriers: CarrierClaims;
  readonly vins: VinDecoder;
  readonly verifications: Verifier;
  /** Null where somebody else answers. */
  readonly simulatedVendor: SimulatedVendor | null;
  readonly mail: MailTransport;
  readonly texts: TextMessages;
  readonly post: LetterPost;
  readonly telematics: Telematics;
  /** Null where real devices tell. */
  readonly simulatedTelematics: SimulatedTelematics | null;
  readonly webhooks: WebhookSender;
  /** Null where mails really leave. */
  readonly outbox: OutboxTransport | null;
  readonly storage: ObjectStorage;
  readonly scanner: FileScanner;
  readonly errors: ErrorReporter;
  /** Null where reports really leave. */
  readonly localErrors: LocalErrors | null;
  readonly simulated: readonly SimulatedPart[];
};

/** Stripe transfers and writes no cheques. */
function payoutsSimulated(stripe: Pick<StripeAccount, 'secretKey' | 'payoutsAccount'> | undefined): SimulatedPart {
  if (!stripe?.payoutsAccount) {
    return { part: 'payouts', instead: 'transfers and cheques are written down; no money moves' };
  }
  return stripe.secretKey.includes('_live_')
    ? { part: 'cheques of claims', instead: 'they are written down; nobody mails one' }
    : { part: 'payouts', instead: 'Stripe is in test mode; no money moves, and cheques are written down' };
}

/** Every part that is simulated under a configuration, and what happens instead: the one list of them. */
export function simulatedParts(
  config: Pick<ProvidersConfig, 'vpicUrl' | 'clamdUrl' | 'smtpUrl' | 'post' | 'telematics' | 'sentryDsn'> & {
    readonly stripe?: Pick<StripeAccount, 'secretKey' | 'payoutsAccount'> | undefined;
  },
): SimulatedPart[] {
  const parts: SimulatedPart[] = [];
  if (!config.stripe) parts.push({ part: 'payments', instead: 'a sandbox takes test cards; no money moves' });
  else if (!config.stripe.secretKey.includes('_live_')) {
    parts.push({ part: 'payments', instead: 'Stripe is in test mode; no money moves' });
  }
  parts.push(payoutsSimulated(config.stripe));
  parts.push({ part: 'claims at carriers', instead: 'a made-up carrier answers by last name' });
  if (!config.vpicUrl) parts.push({ part: 'VIN decoding', instead: 'a made-up vendor answers; check every vehicle' });
  parts.push({ part: 'driving records and scores', instead: 'a made-up vendor answers by last name' });
  if (!config.clamdUrl)
    parts.push({ part: 'virus scanning', instead: 'only the test virus of EICAR is found in files' });
  if (!config.smtpUrl) parts.push({ part: 'e-mail', instead: 'letters stay in the outbox; nobody receives them' });
  if (!config.post) parts.push({ part: 'letters by post', instead: 'a made-up vendor says that it mailed them' });
  parts.push({ part: 'text messages', instead: 'they are written down; no phone receives them' });
  if (!config.telematics) parts.push({ part: 'devices of vehicles', instead: 'made-up devices drive around' });
  if (!config.sentryDsn) parts.push({ part: 'error reports', instead: 'they stay in a folder; nobody is alerted' });
  return parts;
}

function connectPayments(config: ProvidersConfig): Pick<Providers, 'payments' | 'sandbox'> {
  const { stripe, paymentsDirectory: directory, webhookSecret, now, paymentFaults: faults } = config;
  if (stripe) {
    const { apiUrl, payoutsAccount: _, ...keys } = stripe;
    // Stripe's time is the real one; a demo's clock may stand still.
    const real = { now: () => new Date(), onTrouble: config.onPaymentTrouble };
    return { payments: createStripeGateway({ ...keys, ...real, apiUrl: apiUrl ?? undefined }), sandbox: null };
  }
  const sandbox = createSandboxGateway({ directory, webhookSecret, now, ...(faults === undefined ? {} : { faults }) });
  return { payments: sandbox, sandbox };
}

function connectPayouts({
  payoutsDirectory: directory,
  paymentsDirectory,
  now,
  paymentFaults: faults,
  stripe,
  onPaymentTrouble,
}: ProvidersConfig): Payouts {
  const simulated = createSimulatedPayouts({ directory, accounts: openBankVault(paymentsDirectory), now, faults });
  if (!stripe?.payoutsAccount) return simulated;
  const { payoutsAccount: financialAccount, apiUrl, ...keys } = stripe;
  const real = { now: () => new Date(), onTrouble: onPaymentTrouble, apiUrl: apiUrl ?? undefined };
  return payTransfersBy(createStripeTransfers({ ...keys, ...real, financialAccount }), simulated);
}

function connectVins({ vpicUrl: url, onVinTrouble: onTrouble, now }: ProvidersConfig): VinDecoder {
  return url ? createVpicDecoder({ url, onTrouble }) : createSimulatedDecoder({ now });
}

// Made-up people fail on purpose: nobody else waits for that.
const unhurt: VendorLine = { failures: 1_000_000 };

function connectVerifications(config: ProvidersConfig): Pick<Providers, 'verifications' | 'simulatedVendor'> {
  const { verificationsDirectory: directory, now, onVerificationTrouble: onTrouble, verificationLine } = config;
  const vendor = createSimulatedVendor({ directory, now });
  return {
    verifications: connectVendor(vendor, { onTrouble, ...unhurt, ...verificationLine }),
    simulatedVendor: vendor,
  };
}

function connectErrors({ sentryDsn, environment, errorsDirectory, onErrorLost: onLost, now }: ProvidersConfig) {
  const localErrors = sentryDsn ? null : createLocalErrors({ directory: errorsDirectory, now });
  const sink = localErrors ?? createSentryErrors({ dsn: sentryDsn ?? '', environment });
  // The limit counts minutes that really pass; a demo's clock may stand still.
  return { errors: createErrorReporter({ sink, now: () => new Date(), onLost }), localErrors };
}

function connectMail({ smtpUrl, mailFrom: from, outboxDirectory, now }: ProvidersConfig) {
  if (smtpUrl) return { mail: createSmtpTransport({ url: smtpUrl, from }), outbox: null };
  const outbox = createOutboxTransport({ directory: outboxDirectory, from, now });
  return { mail: outbox, outbox };
}

function connectPost({ post, postDirectory: directory, webhookSecret, now }: ProvidersConfig): LetterPost {
  // A vendor signs by the real time; a demo's clock may stand still.
  return post
    ? createHttpPost({ ...post, now: () => new Date() })
    : createSimulatedPost({ directory, webhookSecret, now });
}

function connectTelematics({ telematics: accounts, webhookSecret: secret, now }: ProvidersConfig) {
  // Real ones sign by the real time; a demo's clock may stand still.
  if (accounts) return { telematics: createTelematics({ accounts, now: () => new Date() }), simulatedTelematics: null };
  const simulated = createSimulatedTelematics({ secret, now });
  return { telematics: simulated, simulatedTelematics: simulated };
}

/** Chooses and opens the provider of each need. Reads no environment and writes nothing yet. */
export function connectProviders(config: ProvidersConfig): Providers {
  return {
    ...connectPayments(config),
    payouts: connectPayouts(config),
    carriers: createSimulatedCarrier(),
    vins: connectVins(config),
    ...connectVerifications(config),
    ...connectMail(config),
    post: connectPost(config),
    texts: createSimulatedTexts({ directory: config.textsDirectory }),
    ...connectTelematics(config),
    webhooks: createWebhookSender(),
    ...connectErrors(config),
    storage: config.s3 ? createS3Storage(config.s3) : createDiskStorage({ root: config.storageDirectory }),
    scanner: config.clamdUrl ? createClamdScanner({ url: config.clamdUrl }) : createSimulatedScanner(),
    simulated: simulatedParts(config),
  };
}
