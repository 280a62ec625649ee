import type { Slice } from '../kernel/slice.ts';
import { deliverWebhook, deliverWebhooks } from './deliver-webhook.ts';
import { endOnOrganizationArchived } from './end-webhook.ts';
import { queueOnEvents } from './queue-deliveries.ts';

export const webhooksSlice = {
  handlers: [...queueOnEvents, endOnOrganizationArchived],
  jobs: (kernel) => ({
    'deliver-webhook': (task) => deliverWebhook(kernel, task),
    'deliver-webhooks': () => deliverWebhooks(kernel),
  }),
} satisfies Slice;
