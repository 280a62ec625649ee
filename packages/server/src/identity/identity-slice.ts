import type { Slice } from '../kernel/slice.ts';
import { createApiKey } from './create-api-key.ts';
import { confirmAddress, readAddressLink } from './confirm-address.ts';
import { createSavedView } from './create-saved-view.ts';
import { demandSecondFactor } from './demand-second-factor.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { setLanguage } from './set-language.ts';
import { setPreferences } from './set-preferences.ts';
import { shareSavedView } from './share-saved-view.ts';
import { updateAgentNotificationEmail } from './update-agent-notification-email.ts';
import { updateAgentProfile } from './update-agent-profile.ts';
import { cancelAddressChange, updateMyEmail } from './update-my-email.ts';
import { updateMyProfile } from './update-my-profile.ts';
import { updateSavedView } from './update-saved-view.ts';

export const identitySlice = {
  operations: [
    createApiKey,
    revokeApiKey,
    resetSecondFactor,
    demandSecondFactor,
    setLanguage,
    setPreferences,
    updateAgentProfile,
    updateAgentNotificationEmail,
    updateMyProfile,
    updateMyEmail,
    cancelAddressChange,
    confirmAddress,
    readAddressLink,
    createSavedView,
    updateSavedView,
    shareSavedView,
  ],
} satisfies Slice;
