'use client';
import type { StoppedChange } from '@roadworthy/core/products/vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { type Messages, useMessages, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Fragment, type ReactNode, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import type { ActionDialogProps } from '../actions/action.ts';
import { OperationDialog } from '../actions/operation-dialog.tsx';
import { useOperation } from '../actions/use-operation.ts';
import { ToldWhenFree } from '../told-when-free/told-when-free.tsx';
import { FormAlert } from '../form-alert.tsx';
import type { FormField } from './form-fields.tsx';

type Namespace = NonNullable<Parameters<typeof useTranslations>[0]>;
type Translate<Words extends Namespace> = ReturnType<typeof useTranslations<Words>>;
type Router = ReturnType<typeof useRouter>;

type Typed = Readonly<Record<string, unknown>>;

/** What is known of a form when it opens. */
type Opened<Subject, Facts, Words extends Namespace> = {
  readonly id: string;
  readonly subject: Subject;
  readonly t: Translate<Words>;
  readonly messages: Messages;
  readonly facts: Facts | undefined;
};

/** What is known of a form as it stands. */
type Form<Subject, Result, Values, Shown, Facts, Words extends Namespace> = Opened<Subject, Facts, Words> & {
  /** What was typed, and where nothing was, what the form begins with. */
  readonly values: Values;
  /** What the preview answers to these values; undefined while it is read, or refused. */
  readonly preview: Shown | undefined;
  /** What was answered where the form goes on nevertheless. */
  readonly result: Result | undefined;
};

type FieldOf<Values> = { [Name in keyof Values & string]: FormField<Name, Values[Name]> }[keyof Values & string];

/** A field, or what stands between fields, such as what the preview comes to. */
type FormPart<Values> = FieldOf<Values> | ReactNode;

type Reason = {
  readonly label: string;
  readonly presets?: readonly string[];
  readonly missing: string;
};

/** Why it is done, in words of one's own. */
export const reasonAsked = ({ messages: { queue } }: { readonly messages: Messages }): Reason => ({
  label: queue.actions.reason,
  missing: queue.actions.reasonMissing,
});

/** A form over the input of an operation. */
export type FormDeclaration<
  Subject,
  Result,
  Variables,
  Values,
  Shown,
  Requested,
  Facts,
  About,
  Words extends Namespace,
> = {
  /** The texts: `title`, `effect`, `confirm`, `cancel` and `done` are read there unless `copy` says others. */
  readonly words: Words;
  readonly document: TypedDocument<Result, Variables>;
  /** As whom it is done and previewed. */
  readonly kind?: RequestKind;
  readonly rereads?: readonly RequestKind[];
  /** What is read before anything is typed, such as the choices that there are. */
  readonly facts?: {
    readonly document: TypedDocument<Facts, About>;
    readonly variables: (form: { readonly id: string; readonly subject: Subject }) => About;
  };
  /** What the form begins with, or goes on with where one value depends on another that was typed. */
  readonly begin: (form: Opened<Subject, Facts, Words> & { readonly typed: Typed }) => Values;
  /** What comes of it, which nobody confirms unseen; null while too little is typed. */
  readonly preview?: {
    readonly document: TypedDocument<Shown, Requested>;
    readonly variables: (form: Opened<Subject, Facts, Words> & { readonly values: Values }) => Requested | null;
  };
  /** What the preview knows of values that nobody typed, such as the first day that is possible. */
  readonly suggest?: (preview: Shown) => Partial<NoInfer<Values>>;
  readonly fields: (form: Form<Subject, Result, Values, Shown, Facts, Words>) => readonly FormPart<Values>[];
  /** False while something is missing of which the fields themselves tell. */
  readonly ready?: (form: Form<Subject, Result, Values, Shown, Facts, Words>) => boolean;
  readonly input: (form: Form<Subject, Result, Values, Shown, Facts, Words> & { readonly reason: string }) => Variables;
  readonly reason?: (form: { readonly t: Translate<Words>; readonly messages: Messages }) => Reason;
  readonly tone?: 'primary' | 'money' | 'danger';
  /** Whether what was typed is still there when the dialog opens again. */
  readonly keepsTyped?: boolean;
  /** Which change of a policy it is, where a moratorium may stop it: who is refused may ask to be told when that ends. */
  readonly stopped?: StoppedChange;
  /** What two people may well do at once: nobody is told of it. */
  readonly isAside?: boolean;
  readonly copy?: (form: Form<Subject, Result, Values, Shown, Facts, Words>) => {
    readonly title?: string;
    readonly effect?: ReactNode;
    readonly confirm?: string;
    readonly cancel?: string;
  };
  /** What the person is told afterwards; null where the form goes on, as after a declined card. */
  readonly done?: (
    form: Form<Subject, Result, Values, Shown, Facts, Words> & { readonly result: Result },
  ) => string | null;
  /** The input that takes it back. */
  readonly undo?: (form: { readonly id: string; readonly subject: Subject }) => Variables;
  /** Where one goes on. */
  readonly after?: (form: { readonly result: Result; readonly subject: Subject; readonly router: Router }) => void;
  /** What stands in the place of the form once it is done, such as a link to give away; nothing: it closes as others do. */
  readonly outcome?: (
    form: {
      readonly t: Translate<Words>;
      readonly subject: Subject;
      readonly dialog: { readonly open: boolean; readonly onClose: () => void };
      /** Closes it, and goes on. */
      readonly onGo: () => void;
    },
    result: Result,
  ) => ReactNode;
};

type AnyField = FormField<string, unknown>;

function isField(part: unknown): part is AnyField {
  return typeof part === 'object' && part !== null && 'draw' in part;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

type FormRead<Shown, Requested> = {
  readonly document: TypedDocument<Shown, Requested> | undefined;
  /** Null while it is not to be asked. */
  readonly variables: Requested | null;
  readonly isEnabled: boolean;
};

/** Reads a document that a form may have. */
function useFormRead<Shown, Requested>(
  kind: RequestKind,
  { document = '', variables, isEnabled }: FormRead<Shown, Requested>,
) {
  const isRequested = document !== '' && variables !== null;
  const text: string = document;
  const read = useRead<Shown, Requested | null>(kind, text, variables, {
    enabled: isEnabled && isRequested,
    keepsLast: true,
  });
  const error = isRequested ? read.error : null;
  return { data: isRequested && error === null ? read.data : undefined, error, isFetching: read.isFetching };
}

/**
 * The dialog of an operation: its fields, what comes of them before they are sent, and each refusal at the field that it is
 * about. What was typed is forgotten when it closes, unless the form keeps it.
 */
export function formDialog<Subject>() {
  return <
    Result,
    Variables,
    Values extends object,
    const Words extends Namespace,
    Shown = never,
    Requested = never,
    Facts = never,
    About = never,
  >(
    declared: FormDeclaration<Subject, Result, Variables, Values, Shown, Requested, Facts, About, Words>,
  ) =>
    function FormDialog({ id, subject, open, onClose, onDone }: ActionDialogProps<Subject>) {
      const { kind = 'agent', document, rereads } = declared;
      // Every form has these words, or says others in its copy.
      const words = useTranslations(declared.words as 'actions.reopen_quote');
      const t = words as unknown as Translate<Words>;
      const common = useTranslations('shell.common');
      const messages = useMessages();
      const router = useRouter();
      const [typed, setTyped] = useState<Typed>({});
      const [isTried, setTried] = useState(false);
      const options = { kind, ...(rereads && { rereads }) };
      const undoing = useOperation(document, undefined, options);
      const operation = useOperation(document, finish, options);

      // What is being done is not asked about any more.
      const isEnabled = open && !operation.isPending;
      const facts = useFormRead(kind, {
        document: declared.facts?.document,
        variables: (open && declared.facts?.variables({ id, subject })) || null,
        isEnabled,
      });
      const opened = { id, subject, t, messages, facts: facts.data };
      const begun = declared.begin({ ...opened, typed });
      const preview = useFormRead(kind, {
        document: declared.preview?.document,
        variables: (open && declared.preview?.variables({ ...opened, values: { ...begun, ...typed } })) || null,
        isEnabled,
      });
      const suggested = preview.data === undefined ? {} : declared.suggest?.(preview.data);
      const values: Values = { ...begun, ...suggested, ...typed };
      const form = { ...opened, values, preview: preview.data, result: operation.data };

      function close(): void {
        operation.reset();
        if (!declared.keepsTyped) setTyped({});
        setTried(false);
        onClose();
      }
      const outcomeOf = (result: Result) =>
        declared.outcome?.({ t, subject, dialog: { open, onClose: close }, onGo: () => leave(result) }, result);
      function finish(result: Result): void {
        if (!outcomeOf(result)) leave(result);
      }
      function leave(result: Result): void {
        const message = declared.done ? declared.done({ ...form, result }) : words('done');
        if (message === null) return;
        const { undo } = declared;
        if (undo) onDone(message, () => undoing.mutate(undo({ id, subject })));
        else onDone(message);
        setTyped({});
        close();
        declared.after?.({ result, subject, router });
      }

      const outcome = operation.data === undefined ? null : outcomeOf(operation.data);
      if (outcome) return outcome;
      const parts: readonly unknown[] = open ? declared.fields(form) : [];
      const fields = parts.filter(isField);
      const read = preview.error ?? facts.error;
      const problem = operation.error ?? read;
      const refused = problem instanceof RequestError ? fields.find(({ name }) => name === problem.field) : undefined;
      const lacks = ({ name, missing }: AnyField) => missing !== undefined && isNothing(ownValue(values, name));
      const isPreviewed = declared.preview === undefined || (preview.data !== undefined && !preview.isFetching);
      const copy = declared.copy?.(form) ?? {};
      const reason = declared.reason?.({ t, messages });

      function draw(field: AnyField): ReactNode {
        const { name, missing = null, resets = [] } = field;
        const message = field === refused ? (readableMessage(problem) ?? null) : null;
        return field.draw({
          value: ownValue(values, name),
          onValue: (value) =>
            setTyped((known) => ({
              ...Object.fromEntries(Object.entries(known).filter(([key]) => !resets.includes(key))),
              [name]: value,
            })),
          error: isTried && lacks(field) ? missing : message,
        });
      }

      return (
        <OperationDialog
          open={open}
          onClose={close}
          onConfirm={(why) => {
            setTried(true);
            if (!fields.some(lacks)) operation.mutate(declared.input({ ...form, reason: why }));
          }}
          operation={{
            ...operation,
            // What comes of it is on its way: a press now would be of what nobody has seen.
            isPending: operation.isPending || preview.isFetching,
            error: refused ? null : operation.error,
          }}
          tone={declared.tone ?? 'primary'}
          isAside={declared.isAside ?? false}
          ready={isPreviewed && (declared.ready?.(form) ?? true)}
          effect={copy.effect === undefined ? words('effect') : copy.effect}
          copy={{
            title: copy.title ?? words('title'),
            confirm: copy.confirm ?? words('confirm'),
            cancel: copy.cancel ?? words('cancel'),
          }}
          {...(reason && {
            reason: { label: reason.label, presets: reason.presets ?? [], required: true, missing: reason.missing },
          })}
        >
          {parts.map((part, place) =>
            isField(part) ? (
              <Fragment key={part.name}>{draw(part)}</Fragment>
            ) : (
              <Fragment key={place}>{part as ReactNode}</Fragment>
            ),
          )}
          <FormAlert message={read && !refused ? (readableMessage(read) ?? common('failed')) : null} />
          {declared.stopped && <ToldWhenFree error={problem} policyId={id} kind={kind} source={declared.stopped} />}
        </OperationDialog>
      );
    };
}
