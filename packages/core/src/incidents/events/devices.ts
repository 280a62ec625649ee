import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words } from '../../shared/words.ts';

/** The description of the vehicle that a device is in, and the policy that covers it, where one does. */
const about = { quoteId: field.id, policyId: field.id.orNull() };

/** Somebody agreed that a device tells us where their vehicle is. */
export const deviceConnected = defineEvent('device_connected', {
  about,
  facts: { provider: field.text },
  timeline: {
    group: 'status',
    icon: 'check',
    for: 'customer',
    text: words('A device tells where the vehicle is', 'Un appareil indique où se trouve le véhicule'),
  },
  examples: [
    { quoteId: 'quote', policyId: null, provider: 'bouncie' },
    { quoteId: 'quote', policyId: 'policy', provider: 'smartcar' },
  ],
});

/** A device tells us nothing any more. */
export const deviceDisconnected = defineEvent('device_disconnected', {
  about,
  facts: { provider: field.text },
  timeline: {
    group: 'status',
    icon: 'stop',
    for: 'customer',
    text: words('A device was disconnected', 'Un appareil a été déconnecté'),
  },
  examples: [{ quoteId: 'quote', policyId: 'policy', provider: 'bouncie' }],
});
