'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { type Messages, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePathId } from '../../../data/path-id.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted, type StaffNotPermittedProps } from '../../../shell/staff/staff-not-permitted.tsx';
import { RecordNavigation } from '../queue/record/record-navigation.tsx';
import { useNeighbours } from '../queue/record/use-neighbours.ts';
import type { QueueList } from '../queue/queue-list.ts';

type RecordDeclaration<Data, Variables, Found, Row, Where> = {
  /** As whom it is read. */
  readonly kind: RequestKind;
  readonly document: TypedDocument<Data, Variables>;
  readonly variables: (id: string) => Variables;
  /** What of the answer is shown; nothing where the reader sees no such record. */
  readonly find: (data: Data) => Found | null | undefined;
  /** The list that leads to it, with the way back and to its neighbours. */
  readonly list?: QueueList<Row, Where>;
  readonly words: (messages: Messages) => {
    readonly heading: string;
    readonly failed: string;
    readonly back?: string;
  };
  /** Without which it is not read at all. */
  readonly permission?: string;
  /** Whom it is for, as who may not read it is told. */
  readonly area?: StaffNotPermittedProps['area'];
  readonly page: (found: Found) => ReactNode;
};

/** The screen of the record of the address in all its states, with the way back to its list and along it. */
export function recordPage<Data, Variables, Found, Row, Where>(
  declared: RecordDeclaration<Data, Variables, Found, Row, Where>,
) {
  const { kind, document, variables, find, list, words, permission, area, page } = declared;
  const notPermitted = <StaffNotPermitted {...(area && { area })} />;
  function LoadedRecord({ id }: { id: string }) {
    const { back = '', heading, failed } = words(useMessages());
    const query = useRead(kind, document, variables(id));
    return (
      <div className="flex flex-col gap-2">
        {list && <Navigation id={id} list={list} backLabel={back} />}
        <QueryView
          query={query}
          heading={heading}
          shape="detail"
          failed={failed}
          find={find}
          missing={<StaffNotFound />}
          notPermitted={notPermitted}
        >
          {page}
        </QueryView>
      </div>
    );
  }
  return function RecordScreen() {
    const common = useTranslations('shell.common');
    const id = usePathId();
    const held = useSession().data?.permissions;
    if (id === undefined || (permission && !held)) return <PageSkeleton shape="detail" label={common('loading')} />;
    if (permission && !held?.includes(permission)) return notPermitted;
    return id === null ? <StaffNotFound /> : <LoadedRecord id={id} />;
  };
}

type NavigationProps<Row, Where> = { id: string; list: QueueList<Row, Where>; backLabel: string };

function Navigation<Row, Where>({ list, ...rest }: NavigationProps<Row, Where>) {
  return <RecordNavigation {...rest} list={useNeighbours(list)} />;
}
