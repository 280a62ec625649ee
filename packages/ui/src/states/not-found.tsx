import type { ReactNode } from 'react';
import { Scene } from '../brand/scene.tsx';
import { FullPageState } from './full-page-state.tsx';

export type NotFoundProps = { title: ReactNode; body?: ReactNode; actions?: ReactNode };

/** No page at this address: an empty road, and the ways back. */
export function NotFound({ title, body, actions }: NotFoundProps) {
  return (
    <FullPageState
      title={title}
      actions={actions}
      picture={<Scene biome="desert" time="dusk" className="block h-44 w-full sm:h-60" />}
    >
      {body}
    </FullPageState>
  );
}
