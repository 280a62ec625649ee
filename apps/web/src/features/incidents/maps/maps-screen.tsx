'use client';
import { useMay } from '../../../data/session/use-may.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { useEffect } from 'react';
import { expectMap, IncidentMap } from '../map/incident-map.tsx';
import { MapPreview } from './map-preview.tsx';
import { mapsList } from './maps-list.ts';
import { UnreadPayloads } from './unread-payloads.tsx';
import { SendMap } from './send-map.tsx';

/** The maps of incidents, and one more. */
export function MapsScreen() {
  const own = useSession().data?.org_id ?? null;
  const acts = useMay('incident:act');
  useEffect(expectMap, []);
  return (
    <ListScreen
      list={mapsList}
      hrefOf="preview"
      renderPreview={(id) => <MapPreview id={id} />}
      aside={acts && <SendMap own={own} />}
      renderTotals={({ id }, _context, onPreview) =>
        acts && (
          <>
            <IncidentMap own={own} chosen={id} onChoose={onPreview} />
            {own === null && <UnreadPayloads />}
          </>
        )
      }
    />
  );
}
