import { describe, expect, test } from 'vitest';
import { checkSelling } from './organization-agent.ts';

describe('business is given', () => {
  const dana = { agentId: 'user-7', name: 'Dana Whitfield', isActive: true };

  test('to an agent of the organization, or to nobody', () => {
    expect(checkSelling(dana)).toEqual({ ok: true, event: dana });
    expect(checkSelling(null)).toEqual({ ok: true, event: null });
  });

  test('to nobody who does not sell there', () => {
    expect(checkSelling(undefined)).toMatchObject({
      refusal: { code: 'agent_not_in_organization', field: 'assigned_agent_id' },
    });
    expect(checkSelling({ ...dana, isActive: false })).toMatchObject({
      refusal: { code: 'agent_inactive', field: 'assigned_agent_id' },
    });
  });
});
