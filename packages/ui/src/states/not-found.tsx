import type { ReactNode } from 'react';
import { FullPageState } from './full-page-state.tsx';

export type NotFoundProps = { title: ReactNode; body?: ReactNode; actions?: ReactNode; picture?: ReactNode };

/** No page at this address: an empty road, where there is one to show, and the ways back. */
export function NotFound({ title, body, actions, picture }: NotFoundProps) {
  return (
    <FullPageState title={title} actions={actions} picture={picture}>
      {body}
    </FullPageState>
  );
}
