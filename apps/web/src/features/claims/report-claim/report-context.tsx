'use client';
import type { ReportStep } from '@roadworthy/core/claims/vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { localStore } from '../../../data/browser-storage.ts';
import { newId } from '../../../data/new-id.ts';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import { isTransient, readableMessage } from '../../../data/requests/request-error.ts';
import { useClaimContext } from '../../../data/session/claim-session.tsx';
import {
  AddClaimEntityDocument,
  AddClaimVehicleDocument,
  FileClaimDocument,
  LoadClaimReportDocument,
  type LoadClaimReportQuery,
  RemoveClaimEntityDocument,
  RemoveClaimVehicleDocument,
  type ReportedClaimFragment,
  UpdateClaimDraftDocument,
} from '../../../generated/documents.ts';
import type { SaveOutcome } from '../../shared/answers/autosave.ts';
import { useClashes } from '../../shared/answers/use-clashes.ts';
import { type SavedForm, useSavedForm } from '../../shared/answers/use-saved-form.ts';
import { type Course, hrefOfStep, type LossKind, stepsOf } from './report-steps.ts';
import { changesOf, type LossAnswers, type ReportValues, stepOfAnswer, valuesOf } from './report-values.ts';
import { type Party, waitingOf } from './waiting-parties.ts';

/** What of a party is typed; the key is given when it is added. */
export type NewParty = Party extends infer Each ? (Each extends Party ? Omit<Each, 'key'> : never) : never;

/** Somebody or something of a report, by its key here or, while it waits for a connection, in this browser. */
export type ListedParty = { readonly kind: 'person' | 'vehicle' | 'waiting'; readonly key: string };

export type ReportValue = {
  readonly claim: ReportedClaimFragment;
  readonly report: LoadClaimReportQuery['claim_report'];
  readonly form: SavedForm<ReportValues>;
  readonly saving: { readonly state: SaveOutcome; readonly at: Date | null };
  readonly kind: LossKind | undefined;
  readonly course: Course;
  readonly steps: readonly ReportStep[];
  /** Others who wait in this browser for a connection. */
  readonly waiting: readonly Party[];
  /** Answers that were changed here and in another tab or on another device: one of the two stays. */
  readonly clash: { readonly take: () => void; readonly keep: () => void } | null;
  /** Takes somebody out again. */
  readonly remove: (party: ListedParty) => Promise<string | null>;
  /** Adds somebody; what the server says against it, or null. */
  readonly add: (party: NewParty) => Promise<string | null>;
  /** Saves what is typed; false where the server refused some of it. Nobody is kept by a connection that is gone. */
  readonly settle: () => Promise<boolean>;
  /** Whether the report is to be sent once there is a connection, is on its way, or was refused with these words. */
  readonly filing: { readonly phase: 'no' | 'sending' | 'waiting'; readonly problem: string | null };
  readonly file: () => Promise<void>;
  /** Reads again what follows from what was saved. */
  readonly reread: () => void;
};

const ReportContext = createContext<ReportValue | null>(null);

/** The report on screen; throws outside a ReportProvider. */
export function useReport(): ReportValue {
  const value = useContext(ReportContext);
  if (!value) throw new Error('useReport must be used within a ReportProvider');
  return value;
}

/** Longer than this nobody is kept on a step by a slow connection: what is not saved goes on being saved. */
const patienceMs = 4_000;
/** How often what waits is tried again while the browser believes that there is a connection. */
const tryAgainMs = 10_000;

const neverFits = {};
const isOffline = (): boolean => !navigator.onLine;
const pass = (milliseconds: number): Promise<'slow'> =>
  new Promise((resolve) => setTimeout(() => resolve('slow'), milliseconds));

export const reportKey = (claimId: string) =>
  queryKeys.document('claim', LoadClaimReportDocument, { claim_id: claimId });

type ReportProviderProps = {
  query: UseQueryResult<LoadClaimReportQuery>;
  claim: ReportedClaimFragment;
  report: LoadClaimReportQuery['claim_report'];
  children: ReactNode;
};

/** The answers of a report, saved as they are given, and kept in this browser as long as there is no connection. */
export function ReportProvider({ query, claim, report, children }: ReportProviderProps) {
  const t = useTranslations('claim.report');
  const { claim_id } = claim;
  const client = useQueryClient();
  const { askForClaim } = useClaimContext();
  const key = useMemo(() => reportKey(claim_id), [claim_id]);
  const stored = useLatest(claim.answers as LossAnswers);
  const savedAt = useRef(0);
  const version = useRef(claim.version);
  useEffect(() => {
    version.current = Math.max(version.current, claim.version);
  }, [claim.version]);
  const clashes = useClashes<ReportValues>();
  const outcome = useRef<SaveOutcome>('idle');
  const [saving, setSaving] = useState<ReportValue['saving']>({ state: 'idle', at: null });
  const reread = useCallback(() => void client.invalidateQueries({ queryKey: key }), [client, key]);
  const show = useCallback(
    (saved: ReportedClaimFragment | null): void => {
      savedAt.current = Date.now();
      client.setQueryData<LoadClaimReportQuery>(key, (known) => known && { ...known, claims_by_pk: saved });
      reread();
    },
    [client, key, reread],
  );
  const form = useSavedForm<ReportValues>({
    name: 'report',
    keptIn: localStore,
    shapes: neverFits,
    saved: valuesOf(claim),
    messageOf: () => t('notSaved'),
    record: { id: claim_id, version: query.dataUpdatedAt, savedVersion: () => savedAt.current },
    async save(patch) {
      // An answer that left before this save would bring back what was there before.
      await client.cancelQueries({ queryKey: key });
      const changes = changesOf(patch, stored.current);
      const variables = { claim_id, changes, version: version.current };
      const { update_claim_draft: saved } = await askForClaim(UpdateClaimDraftDocument, variables);
      version.current = saved?.version ?? version.current;
      show(saved);
    },
    // Two tabs may report one loss: what both changed is put to whoever sits here.
    others: { clashes, reread: () => client.refetchQueries({ queryKey: key }) },
    onSaved: () => undefined,
    onState(state) {
      outcome.current = state;
      setSaving((known) => ({ state, at: state === 'saved' ? new Date() : known.at }));
    },
  });
  const latest = useLatest(form);
  useRetries(saving.state === 'failed', () => latest.current.touch());

  const settle = useCallback(async (): Promise<boolean> => {
    if (isOffline()) return true;
    const done = await Promise.race([latest.current.submit(), pass(patienceMs)]);
    return done !== false || outcome.current === 'failed' || outcome.current === 'retrying';
  }, [latest]);
  const parties = useWaitingParties(claim_id, reread);
  const filing = useFiling(claim_id, { settle: () => latest.current.retry(), parties, show });

  const kind = report.kinds.find(({ type }) => type === form.values.type_of_loss);
  const course: Course = { kind, isThirdParty: claim.is_third_party, values: form.values };
  const value: ReportValue = {
    claim,
    report,
    form,
    saving,
    kind,
    course,
    steps: stepsOf(course),
    waiting: parties.waiting,
    clash: clashOf(form),
    remove: parties.remove,
    add: parties.add,
    settle,
    filing: { phase: filing.phase, problem: filing.problem },
    file: filing.file,
    reread,
  };
  return <ReportContext value={value}>{children}</ReportContext>;
}

/** All answers of which two values stand against each other, to be chosen at once. */
function clashOf(form: SavedForm<ReportValues>): ReportValue['clash'] {
  const names = Object.keys(form.values) as (keyof ReportValues)[];
  const clashes = names.flatMap((name) => form.answer(name).clash ?? []);
  if (clashes.length === 0) return null;
  return {
    take: () => clashes.forEach(({ take }) => take()),
    keep: () => clashes.forEach(({ keep }) => keep()),
  };
}

/** The value as of the last drawing, for what runs between two of them. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Tries again while something waits: when the connection is back, and now and then, for the browser may not know. */
function useRetries(isWaiting: boolean, again: () => void): void {
  const act = useLatest(again);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const run = () => act.current();
    const timer = setInterval(run, tryAgainMs);
    window.addEventListener('online', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', run);
    };
  }, [isWaiting, act]);
}

type Parties = ReturnType<typeof useWaitingParties>;

/** Others who were there: sent at once, and otherwise once there is a connection. */
function useWaitingParties(claimId: string, reread: () => void) {
  const { askForClaim } = useClaimContext();
  const store = useMemo(() => waitingOf(claimId), [claimId]);
  const [waiting, setWaiting] = useState<readonly Party[]>(() => store.parties());
  const running = useRef<Promise<boolean>>(null);

  async function send({ key: idempotencyKey, ...input }: Party): Promise<void> {
    if ('person' in input) {
      const { person, ...rest } = input;
      const variables = { claim_id: claimId, entity_relationship: person, ...rest };
      await askForClaim(AddClaimEntityDocument, variables, { idempotencyKey });
    } else {
      await askForClaim(AddClaimVehicleDocument, { claim_id: claimId, ...input }, { idempotencyKey });
    }
  }
  /** Sends all that wait; true when none is left. What is refused now would be refused again: it is let go. */
  function sendAll(): Promise<boolean> {
    running.current ??= (async (): Promise<boolean> => {
      try {
        for (const party of store.parties()) {
          await send(party).catch((error: unknown) => {
            if (isTransient(error)) throw error;
          });
          store.remove(party.key);
        }
        return true;
      } catch {
        return false;
      } finally {
        running.current = null;
        setWaiting(store.parties());
        reread();
      }
    })();
    return running.current;
  }
  useRetries(waiting.length > 0, () => void sendAll());
  const begin = useEffectEvent(() => void (waiting.length > 0 && sendAll()));
  useEffect(() => begin(), []);

  async function add(typed: NewParty): Promise<string | null> {
    const party: Party = { key: newId(), ...typed };
    try {
      if (!isOffline()) {
        await send(party);
        reread();
        return null;
      }
    } catch (error) {
      if (!isTransient(error)) return readableMessage(error) ?? null;
    }
    store.add(party);
    setWaiting(store.parties());
    return null;
  }
  async function remove({ kind, key }: ListedParty): Promise<string | null> {
    if (kind === 'waiting') {
      store.remove(key);
      setWaiting(store.parties());
      return null;
    }
    try {
      if (kind === 'person') await askForClaim(RemoveClaimEntityDocument, { claim_id: claimId, claim_entity_id: key });
      else await askForClaim(RemoveClaimVehicleDocument, { claim_id: claimId, claim_vehicle_id: key });
      reread();
      return null;
    } catch (error) {
      return readableMessage(error) ?? '';
    }
  }
  return { waiting, add, remove, sendAll };
}

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser believes that it has no connection. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);

type FilingParts = {
  readonly settle: () => Promise<boolean>;
  readonly parties: Parties;
  readonly show: (claim: ReportedClaimFragment | null) => void;
};

/** Sends the report: everything that was typed first. Without a connection it is remembered, and sent once there is one. */
function useFiling(claimId: string, { settle, parties, show }: FilingParts) {
  const { askForClaim } = useClaimContext();
  const store = useMemo(() => waitingOf(claimId), [claimId]);
  const [phase, setPhase] = useState<ReportValue['filing']['phase']>(() => (store.isFiling() ? 'waiting' : 'no'));
  const [problem, setProblem] = useState<string | null>(null);
  const idempotencyKey = useRef(newId());
  const isRunning = useRef(false);

  async function send(): Promise<boolean> {
    if (isOffline() || !(await settle()) || !(await parties.sendAll())) return false;
    const { file_claim: filed } = await askForClaim(
      FileClaimDocument,
      { claim_id: claimId },
      { idempotencyKey: idempotencyKey.current },
    );
    store.setFiling(false);
    show(filed);
    return true;
  }

  async function file(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setProblem(null);
    setPhase('sending');
    store.setFiling(true);
    try {
      setPhase((await send()) ? 'no' : 'waiting');
    } catch (error) {
      const isLost = isTransient(error);
      if (!isLost) {
        store.setFiling(false);
        idempotencyKey.current = newId();
      }
      setPhase(isLost ? 'waiting' : 'no');
      setProblem(isLost ? null : (readableMessage(error) ?? null));
    } finally {
      isRunning.current = false;
    }
  }
  useRetries(phase === 'waiting', () => void file());
  return { phase, problem, file };
}

/** The steps ahead and behind, without asking anybody for a page: there may be no connection. */
export function goToStep(step: ReportStep | 'confirmation'): void {
  window.history.pushState(null, '', hrefOfStep(step));
  window.scrollTo({ top: 0 });
}

/** The step on which something that the server refused was typed. */
export const stepOfField = (fieldId: string): ReportStep | undefined =>
  ownValue(stepOfAnswer as Readonly<Record<string, ReportStep>>, fieldId.replace(/^report-/, ''));
