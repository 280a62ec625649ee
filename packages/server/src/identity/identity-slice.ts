import type { Slice } from '../kernel/slice.ts';
import { createApiKey } from './create-api-key.ts';
import { createSavedView } from './create-saved-view.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { setLanguage } from './set-language.ts';
import { setPreferences } from './set-preferences.ts';
import { shareSavedView } from './share-saved-view.ts';
import { updateAgentProfile } from './update-agent-profile.ts';
import { updateSavedView } from './update-saved-view.ts';

export const identitySlice = {
  operations: [
    createApiKey,
    revokeApiKey,
    setLanguage,
    setPreferences,
    updateAgentProfile,
    createSavedView,
    updateSavedView,
    shareSavedView,
  ],
} satisfies Slice;
