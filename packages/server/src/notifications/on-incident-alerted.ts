import { on } from '../kernel/events.ts';

/** Whom an alert tells is written to after it is written down: there may be thousands. */
export const sendOnIncidentAlerted = on('incident_alerted', (work, { incidentAlertId }) =>
  work.enqueue('send-alert', { incidentAlertId, organizationId: work.organizationId }),
);
